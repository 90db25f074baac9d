import type { Db } from '#data/db/db.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ReadById } from '#search/cache-by-id.ts'
import type { SearchPort } from '#search/port.ts'

/** Dependencies of what other sites show in a frame. */
export type EmbedDeps = {
  /** For reading listings. */
  catalogue: Db
  search: SearchPort
  readCards: ReadById<ListingCard>
  /** Origin of the site. */
  origin: string
  /** Name of the site. */
  name: string
  /** Origins whose pages may frame it; none: there is nothing to frame. */
  embedOrigins: readonly string[]
}
