import type { Context } from 'hono'
import type { z } from 'zod'
import { isUuid } from '#auth/body.ts'
import { type Caller, requireCaller, requireSecondFactor } from '#auth/caller.ts'
import { AuthError } from '#auth/errors.ts'
import { throttle } from '#auth/limits/throttle.ts'
import type { Db } from '#data/db/db.ts'
import { appendAudit, type NewAuditEntry } from '#data/staff/staff-audit.ts'
import { findStaff } from '#data/staff/staff-roles.ts'
import {
  type ConsoleAction,
  can,
  isFreshAt,
  type Subject,
} from '#domain/permissions/permissions.ts'
import type { Actor } from '#domain/permissions/roles.ts'
import type { ConsoleDeps } from './deps.ts'

/** One call of the console by a permitted actor. */
export type ConsoleCall = {
  c: Context
  deps: ConsoleDeps
  actor: Actor & { id: string }
  now: Date
}

/** A call with the action that it needs; nothing of the console is mounted without one. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  action: ConsoleAction
  run: (call: ConsoleCall) => Promise<Response>
}

/**
 * The signed-in person with their current role from the database.
 *
 * @throws AuthError as `requireCaller`, and without a required second factor
 */
export async function requireActor(
  { auth }: ConsoleDeps,
  c: Context,
): Promise<{ caller: Caller; actor: ConsoleCall['actor'] }> {
  const caller = await requireCaller(auth, c)
  await throttle(auth, 'account', caller.user.id)
  await requireSecondFactor(auth.db, caller, 401)
  const authenticatedAt = caller.session.amr.map(({ timestamp }) => timestamp)
  const actor = {
    id: caller.user.id,
    staff: await findStaff(auth.db, caller.user.id),
    isFresh: isFreshAt(authenticatedAt, auth.now()),
  }
  return { caller, actor }
}

/** @throws AuthError with the reason if the action is not permitted */
export function requirePermission(actor: Actor, action: ConsoleAction, subject?: Subject): void {
  const rejection = can(actor, action, subject)
  if (rejection === 'last_admin')
    throw new AuthError(409, rejection, 'The site needs an admin: appoint another one first')
  if (rejection === 'reauthentication_needed')
    throw new AuthError(403, rejection, 'Sign in again to confirm that it is you')
  if (rejection) throw new AuthError(403, rejection, 'Your role does not permit this')
}

/** Records what the actor did, in the transaction that does it. */
export function record(
  tx: Db,
  { c, actor, now }: Pick<ConsoleCall, 'c' | 'now'> & { actor: { id: string } },
  entry: Pick<NewAuditEntry, 'action' | 'subjectKind' | 'subjectId' | 'before' | 'after'>,
): Promise<void> {
  const requestId: unknown = c.get('requestId')
  return appendAudit(tx, {
    ...entry,
    at: now,
    origin: 'console',
    actorId: actor.id,
    requestId: typeof requestId === 'string' ? requestId : null,
  })
}

/** @throws AuthError for an invalid body */
export async function readBody<T extends z.ZodType>(c: Context, schema: T): Promise<z.output<T>> {
  const body = schema.safeParse(await c.req.json().catch(() => null))
  if (!body.success) throw new AuthError(400, 'validation_failed', 'The body cannot be used')
  return body.data
}

/** @throws AuthError if the id in the path is malformed */
export function idOf(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (!isUuid(id)) throw notFound()
  return id
}

const LISTING_ID_LIMIT = 200

/** The id of the listing in the path. @throws AuthError if no listing can have it */
export function listingIdOf(c: Context): string {
  const id = c.req.param('id') ?? ''
  if (id === '' || id.length > LISTING_ID_LIMIT || id.includes('\0')) throw notFound()
  return id
}

/** The same error for unknown and malformed ids. */
export const notFound = () => new AuthError(404, 'not_found', 'There is no such entry')
