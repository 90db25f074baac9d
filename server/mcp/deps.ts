import type { Db } from '#data/db/db.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import type { SearchPort } from '#search/port.ts'
import type { Log } from '../log.ts'

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
  /** Other origins whose pages may call. */
  allowedOrigins: readonly string[]
  log: Pick<Log, 'error'>
  /** The clock; of the machine unless a test sets it. */
  now?: () => Date
}

export function nowOf({ now }: McpDeps): Date {
  return now?.() ?? new Date()
}
