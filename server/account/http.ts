import { randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { z } from 'zod'
import { notifyOwner } from '#auth/addresses/notify.ts'
import { type Caller, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, errorResponse } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { localeOf } from '#auth/mail/locale.ts'
import { viewUser } from '#auth/views.ts'
import { deleteGrantsOf, listGrants } from '#data/auth/oauth-grants.ts'
import { deleteSessions, listSessions } from '#data/auth/sessions.ts'
import { listRequests } from '#data/booking/booking-requests.ts'
import { viewOf } from '#data/booking/booking-views.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
import { readProfile, saveProfile } from '#data/members/member-profiles.ts'
import { listThreads } from '#data/members/member-threads.ts'
import { readMemberWellness } from '#data/members/member-wellness.ts'
import { changeMemberSaved, readSaved } from '#data/members/saved-listings.ts'
import { createShare, deleteShare, findShare, listShares } from '#data/members/saved-shares.ts'
import { findStaff } from '#data/staff/staff-roles.ts'
import type { User } from '#domain/member/account.ts'
import { profileChange, savedChanges, shareOf } from '#domain/member/member.ts'
import { PHOTO_LIMIT_BYTES, UNDO_DAYS } from '#domain/member/member-limits.ts'
import { toError } from '#domain/to-error.ts'
import { claimGuestRequests } from '../booking/claim.ts'
import type { Log } from '../log.ts'
import { TooManyPixels } from '../pictures/picture-file.ts'
import { mountInbox } from './inbox.ts'
import { toPhoto, toSmallPhoto } from './photo.ts'
import type { PhotoStore } from './photo-store.ts'

export type AccountDeps = {
  auth: AuthDeps
  photos: PhotoStore
  log: Log
  /** Called for each listing that a member saves. */
  onSave?: () => void
}

const DAY_MS = 86_400_000
/** As long as a key: it cannot be guessed. In lower case, as URLs are here. */
const SHARE_TOKEN_BYTES = 16
const BODY_LIMIT_BYTES = 1024 * 1024

/** Data of a member, mounted at /account/v1. Every call concerns the caller's own rows only. */
export function accountRoutes({ auth, photos, log, onSave }: AccountDeps): Hono {
  const { db, now } = auth
  const app = new Hono()
  app.onError((error, c) => {
    const response = errorResponse(c, error)
    if (response) return response
    // The mounting app handles an unavailable database.
    if (isDatabaseUnavailable(error)) throw error
    log.error({ fault: toError(error), path: c.req.path }, 'account request failed')
    return c.json({ code: 500, error_code: 'unexpected_failure' }, 500)
  })
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use('/photo', limitOf(PHOTO_LIMIT_BYTES))
  for (const path of ['/profile', '/saved', '/deletion']) app.use(path, limitOf(BODY_LIMIT_BYTES))

  app.get('/profile', async (c) => {
    const { user } = await requireMember(auth, c)
    return c.json(await readProfile(db, user.id))
  })
  app.put('/profile', async (c) => {
    const { user } = await requireMember(auth, c)
    await saveProfile(db, user.id, await read(c, profileChange), now())
    return c.json(await readProfile(db, user.id))
  })

  app.get('/photo', async (c) => {
    const { user } = await requireMember(auth, c)
    const webp = await photos.find(user.id)
    if (!webp) return c.body(null, 404)
    return c.body(new Uint8Array(webp), 200, { 'Content-Type': 'image/webp' })
  })
  app.get('/photo/small', async (c) => {
    const { user } = await requireMember(auth, c)
    const webp = await photos.find(user.id)
    if (!webp) return c.body(null, 204)
    const small = await toSmallPhoto(webp)
    return c.body(new Uint8Array(small), 200, { 'Content-Type': 'image/webp' })
  })
  app.put('/photo', async (c) => {
    const { user } = await requireMember(auth, c)
    await throttle(auth, 'photo', user.id)
    const webp = await toPhoto(Buffer.from(await c.req.arrayBuffer())).catch(rejectPixels)
    if (!webp) throw new AuthError(422, 'not_a_picture', 'The file is no picture that can be read')
    await photos.save(user.id, webp)
    return c.body(null, 204)
  })
  app.delete('/photo', async (c) => {
    const { user } = await requireMember(auth, c)
    await photos.remove(user.id)
    return c.body(null, 204)
  })

  app.get('/saved', async (c) => {
    const { user } = await requireMember(auth, c)
    return c.json(await readSaved(db, user.id))
  })
  app.post('/saved', async (c) => {
    const { user } = await requireMember(auth, c)
    const { changes } = await read(c, savedChanges)
    const saved = await changeMemberSaved(db, user.id, changes, now())
    for (const { kind } of changes) if (kind === 'save') onSave?.()
    return c.json(saved)
  })

  app.get('/share', async (c) => {
    const { user } = await requireMember(auth, c)
    return c.json({ token: await findShare(db, user.id, sharedList(c)) })
  })
  app.post('/share', async (c) => {
    const { user } = await requireMember(auth, c)
    const token = randomBytes(SHARE_TOKEN_BYTES).toString('hex')
    const shared = await createShare(db, {
      userId: user.id,
      list: sharedList(c),
      token,
      now: now(),
    })
    if (!shared) throw new AuthError(404, 'list_not_found', 'There is no such list')
    return c.json({ token: shared })
  })
  app.delete('/share', async (c) => {
    const { user } = await requireMember(auth, c)
    await deleteShare(db, user.id, sharedList(c))
    return c.json({ token: null })
  })

  mountInbox(app, auth, requireMember)

  app.get('/export', async (c) => {
    const { user } = await requireMember(auth, c)
    await claimGuestRequests(auth, user)
    c.header('Content-Disposition', 'attachment; filename="my-data.json"')
    return c.json(await exportOf(auth, photos, user))
  })

  app.post('/deletion', async (c) => {
    const { user, session } = await requireMember(auth, c)
    await claimGuestRequests(auth, user)
    const deleteAfter = new Date(now().getTime() + UNDO_DAYS * DAY_MS)
    await db.transaction(async (tx) => {
      await saveProfile(tx, user.id, { deleteAfter }, now())
      await deleteSessions(tx, user.id, session.id)
      await deleteGrantsOf(tx, user.id)
    })
    await notifyOwner(auth, c, user, 'deletion_asked', dayOf(c, deleteAfter))
    return c.json(await readProfile(db, user.id))
  })
  app.delete('/deletion', async (c) => {
    const { user } = await requireMember(auth, c)
    const { deleteAfter } = await readProfile(db, user.id)
    await saveProfile(db, user.id, { deleteAfter: null }, now())
    if (deleteAfter) await notifyOwner(auth, c, user, 'deletion_undone')
    return c.json(await readProfile(db, user.id))
  })
  // An unknown path gets a JSON error instead of a page.
  app.all('*', (c) =>
    c.json({ code: 404, error_code: 'not_found', msg: 'There is no such call' }, 404),
  )
  return app
}

/**
 * The caller, with a session that satisfies the account's second factor.
 *
 * @throws AuthError as `requireCaller`, and without a required second factor
 */
async function requireMember(auth: AuthDeps, c: Context): Promise<Caller> {
  const caller = await requireCaller(auth, c)
  await throttle(auth, 'account', caller.user.id)
  await requireSecondFactor(auth.db, caller, 401)
  return caller
}

/** @throws AuthError for a picture with too many pixels; any other error unchanged */
function rejectPixels(error: unknown): never {
  if (!(error instanceof TooManyPixels)) throw error
  throw new AuthError(422, 'too_many_pixels', `The picture has ${error.message}`)
}

/** A date in the language of the owner. */
function dayOf(c: Context, day: Date): string {
  const locale = localeOf(c.req.header('accept-language'))
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

/** @throws AuthError for an invalid body */
async function read<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const body = schema.safeParse(await c.req.json().catch(() => null))
  if (!body.success) throw new AuthError(400, 'validation_failed', 'The body cannot be used')
  return body.data
}

/**
 * The list of a share link, '' for everything.
 *
 * @throws AuthError for an invalid list
 */
function sharedList(c: Context): string {
  const query = shareOf.safeParse(c.req.query())
  if (!query.success) throw new AuthError(400, 'validation_failed', 'That is no list')
  return query.data.list ?? ''
}

function limitOf(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw new AuthError(413, 'request_entity_too_large', 'Request body too large')
    },
  })
}

/** All stored data of a member, without credentials. */
async function exportOf({ db, now }: AuthDeps, photos: PhotoStore, user: User) {
  const sessions = await listSessions(db, user.id)
  const photo = await photos.find(user.id)
  const { items, lists } = await readSaved(db, user.id)
  return {
    account: await viewUser(db, user),
    profile: await readProfile(db, user.id),
    photo: photo ? `data:image/webp;base64,${photo.toString('base64')}` : null,
    saved: items,
    savedLists: lists,
    shareLinks: await listShares(db, user.id),
    bookingRequests: (await listRequests(db, user.id, now())).map(viewOf),
    programs: (await listGrants(db, user.id)).map(({ client, grant }) => ({
      name: client.name,
      scopes: grant.scopes,
      connectedAt: grant.createdAt,
      lastUsedAt: grant.refreshedAt,
    })),
    conversations: await listThreads(db, user.id),
    wellness: await readMemberWellness(db, user.id),
    consoleRole: (await findStaff(db, user.id))?.role ?? null,
    devices: sessions.map(({ userAgent, ip, createdAt, refreshedAt }) => ({
      userAgent,
      ip,
      signedInAt: createdAt,
      lastSeenAt: refreshedAt ?? createdAt,
    })),
  }
}
