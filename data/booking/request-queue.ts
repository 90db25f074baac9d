import { and, desc, eq, gt, gte, sql } from 'drizzle-orm'
import type { RequestState } from '#domain/booking/booking-api.ts'
import { stateAt } from '#domain/booking/request-state.ts'
import type { ConsoleRequest } from '#domain/console/console-api.ts'
import { bookingRequests } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'
import { WAS_SENT } from './booking-requests.ts'

type PageOf = { state: RequestState | null; page: number; perPage: number }

// A draft may have somebody else's address; one that expired or was cancelled has another state.
const CONFIRMED = WAS_SENT

const QUEUE_COLUMNS = {
  id: bookingRequests.id,
  listing: bookingRequests.listing,
  term: bookingRequests.term,
  guests: bookingRequests.guests,
  state: bookingRequests.state,
  createdAt: bookingRequests.createdAt,
  updatedAt: bookingRequests.updatedAt,
  expiresAt: bookingRequests.expiresAt,
  endsAt: bookingRequests.endsAt,
}
type QueueRow = Pick<typeof bookingRequests.$inferSelect, keyof typeof QUEUE_COLUMNS>

/** One page of all confirmed requests, numbered from 1, newest first, with the number of all that match. */
export async function listRequestQueue(
  db: Db,
  { state, page, perPage }: PageOf,
  now: Date,
): Promise<{ requests: ConsoleRequest[]; total: number }> {
  const where = and(CONFIRMED, state === null ? undefined : eq(bookingRequests.state, state))
  const rows = await db
    .select(QUEUE_COLUMNS)
    .from(bookingRequests)
    .where(where)
    .orderBy(desc(bookingRequests.createdAt), bookingRequests.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const requests = rows.map((row) => toConsoleRequest(row, now))
  return { requests, total: await db.$count(bookingRequests, where) }
}

/** A confirmed request, with the ISO time at which its state began; null for an unknown id or a draft. */
export async function findQueuedRequest(
  db: Db,
  id: string,
  now: Date,
): Promise<{ request: ConsoleRequest; updatedAt: string } | null> {
  const [row] = await db
    .select(QUEUE_COLUMNS)
    .from(bookingRequests)
    .where(and(CONFIRMED, eq(bookingRequests.id, id)))
  if (!row) return null
  const request = toConsoleRequest(row, now)
  const lapsedAt = request.state === 'expired' ? row.expiresAt : row.endsAt
  const updatedAt = request.state === row.state ? row.updatedAt : lapsedAt
  return { request, updatedAt: updatedAt.toISOString() }
}

function toConsoleRequest(
  { createdAt, updatedAt, expiresAt, endsAt, ...row }: QueueRow,
  now: Date,
): ConsoleRequest {
  const state = stateAt({ state: row.state, expiresAt, endsAt }, now)
  const waiting = { since: updatedAt.toISOString(), until: expiresAt.toISOString() }
  return {
    ...row,
    state,
    createdAt: createdAt.toISOString(),
    waiting: state === 'sent' ? waiting : null,
  }
}

/** Number of requests that wait for an answer, and since when the oldest does. */
export async function countWaitingRequests(
  db: Db,
  now: Date,
): Promise<{ requests: number; oldestAt: Date | null }> {
  const [row] = await db
    .select({
      requests: sql<number>`count(*)::int`,
      oldestAt: sql<string | null>`min(${bookingRequests.updatedAt})`,
    })
    .from(bookingRequests)
    .where(and(eq(bookingRequests.state, 'sent'), gt(bookingRequests.expiresAt, now)))
  const { requests = 0, oldestAt = null } = row ?? {}
  return { requests, oldestAt: oldestAt === null ? null : new Date(oldestAt) }
}

/** Number of confirmed requests by the UTC day of their making, as 2026-05-01. */
export async function countRequestsByDay(
  db: Db,
  since: Date,
): Promise<{ day: string; count: number }[]> {
  const day = sql<string>`to_char(${bookingRequests.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, count: sql<number>`count(*)::int` })
    .from(bookingRequests)
    .where(and(CONFIRMED, gte(bookingRequests.createdAt, since)))
    .groupBy(day)
}
