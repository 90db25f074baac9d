import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AuthError, errorResponse } from '#auth/errors.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { BACKUP_BYTES } from '#domain/console/backup.ts'
import type { ConsoleMe } from '#domain/console/console-api.ts'
import { IMPORT_BYTES } from '#domain/console/imports.ts'
import { LISTING_PHOTO_BYTES } from '#domain/console/photo-limits.ts'
import { actionsOf } from '#domain/permissions/permissions.ts'
import { toError } from '#domain/to-error.ts'
import type { ConsoleDeps } from './deps.ts'
import { requireActor, requirePermission } from './endpoint.ts'
import { ENDPOINTS } from './endpoints.ts'
import { join } from './join.ts'

const isPhotoUpload = ({ req: { method, path } }: Context) =>
  method === 'POST' && /\/listings\/[^/]+\/photos$/.test(path)

const isBackupUpload = ({ req: { method, path } }: Context) =>
  method === 'POST' && path.endsWith('/backup/restore')

const isFileUpload = ({ req: { method, path } }: Context) =>
  method === 'POST' && path.endsWith('/imports')

/** The longest description has 200,000 characters. */
const BODY_LIMIT_BYTES = 1024 * 1024

/** The console's calls, mounted at /console/v1. Roles are read from the database at each call. */
export function consoleRoutes(deps: ConsoleDeps): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    const response = errorResponse(c, error)
    if (response) return response
    // The mounting app handles an unavailable database.
    if (isDatabaseUnavailable(error)) throw error
    deps.log.error({ fault: toError(error), path: c.req.path }, 'console request failed')
    return c.json({ code: 500, error_code: 'unexpected_failure' }, 500)
  })
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  const [limitBody, limitPhoto, limitFile, limitBackup] = [
    limitOf(BODY_LIMIT_BYTES),
    limitOf(LISTING_PHOTO_BYTES),
    limitOf(IMPORT_BYTES),
    limitOf(BACKUP_BYTES),
  ]
  app.use((c, next) => {
    if (isPhotoUpload(c)) return limitPhoto(c, next)
    if (isBackupUpload(c)) return limitBackup(c, next)
    return (isFileUpload(c) ? limitFile : limitBody)(c, next)
  })

  app.get('/me', async (c) => {
    const { actor } = await requireActor(deps, c)
    const isActive = actor.staff !== null && !actor.staff.isSuspended
    return c.json({
      id: actor.id,
      role: isActive ? (actor.staff?.role ?? null) : null,
      actions: actionsOf(actor),
    } satisfies ConsoleMe)
  })
  app.post('/join', (c) => join(deps, c))
  for (const { method, path, action, run } of ENDPOINTS)
    app.on(method, path, async (c) => {
      const { actor } = await requireActor(deps, c)
      requirePermission(actor, action)
      return run({ c, deps, actor, now: deps.auth.now() })
    })
  app.all('*', (c) =>
    c.json({ code: 404, error_code: 'not_found', msg: 'There is no such call' }, 404),
  )
  return app
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
    },
  })
}
