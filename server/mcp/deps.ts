import type { AuthDeps } from '#auth/deps.ts'
import type { ProgramCaller } from '#auth/oauth/program-token.ts'
import type { Db } from '#data/db/db.ts'
import type { HelplinesReview } from '#domain/helplines/review.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import type { SearchPort } from '#search/port.ts'
import type { KeyDeps } from '../api/api-key.ts'
import type { BookingDeps } from '../booking/deps.ts'
import type { Log } from '../log.ts'

/** Booking requests of agents. */
export type McpBooking = BookingDeps & {
  /** Called when a mail is due. */
  nudge: () => void
  /** The network of the current request. */
  networkOf: () => string
}

/** Accounts, for tools that act for a member. */
export type McpMembers = {
  auth: AuthDeps
  /** The program and member of the current request; null for an anonymous one. */
  memberOf: () => ProgramCaller | null
}

/** Dependencies of the MCP server. */
export type McpDeps = {
  /** For reading listings. */
  catalogue: Db
  search: SearchPort
  readCards: ReadById<ListingCard>
  readCalendar: ReadCalendar
  /** Origin of the site, for addresses of listings. */
  origin: string
  /** Name of the site. */
  name: string
  /** Null before the first. */
  helplinesReview: HelplinesReview | null
  /** Other origins whose pages may call. */
  allowedOrigins: readonly string[]
  /** Null where no mail can be sent: there is no tool to book then. */
  booking: Omit<McpBooking, 'networkOf'> | null
  /** Null where accounts are at a hosted service: there are no tools for members then. */
  auth: AuthDeps | null
  /** Keys of the API, which have rates of their own; null as `auth`. */
  keys: KeyDeps | null
  log: Pick<Log, 'error'>
  /** The clock; of the machine unless a test sets it. */
  now?: () => Date
}

export function nowOf({ now }: McpDeps): Date {
  return now?.() ?? new Date()
}
