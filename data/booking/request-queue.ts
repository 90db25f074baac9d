import { and, desc, eq, gt, gte, ne, sql } from 'drizzle-orm'
import type { RequestState } from '#domain/booking/booking-api.ts'
import { stateAt } from '#domain/booking/request-state.ts'
import type { ConsoleRequest } from '#domain/console/console-api.ts'
import { bookingRequests } from '../db/booking-schema.ts'
import type { Db } from '../db/db.ts'

type PageOf = { state: RequestState | null; page: number; perPage: number }

// A draft has not been confirmed by its guest, and may be somebody else's address.
const CONFIRMED = ne(bookingRequests.state, 'draft')

/** One page of all confirmed requests, numbered from 1, newest first, with the number of all that match. */
export async function listRequestQueue(
  db: Db,
  { state, page, perPage }: PageOf,
  now: Date,
): Promise<{ requests: ConsoleRequest[]; total: number }> {
  const where = and(CONFIRMED, state === null ? undefined : eq(bookingRequests.state, state))
  const rows = await db
    .select({
      id: bookingRequests.id,
      listing: bookingRequests.listing,
      term: bookingRequests.term,
      guests: bookingRequests.guests,
      state: bookingRequests.state,
      createdAt: bookingRequests.createdAt,
      updatedAt: bookingRequests.updatedAt,
      expiresAt: bookingRequests.expiresAt,
      endsAt: bookingRequests.endsAt,
    })
    .from(bookingRequests)
    .where(where)
    .orderBy(desc(bookingRequests.createdAt), bookingRequests.id)
    .limit(perPage)
    .offset((page - 1) * perPage)
  const requests = rows.map(({ createdAt, updatedAt, expiresAt, endsAt, ...row }) => {
    const current = stateAt({ state: row.state, expiresAt, endsAt }, now)
    const waiting = { since: updatedAt.toISOString(), until: expiresAt.toISOString() }
    return {
      ...row,
      state: current,
      createdAt: createdAt.toISOString(),
      waiting: current === 'sent' ? waiting : null,
    }
  })
  return { requests, total: await db.$count(bookingRequests, where) }
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
