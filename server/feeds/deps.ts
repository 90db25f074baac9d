import type { Db } from '#data/db/db.ts'
import type { SearchPort } from '#search/port.ts'
import type { Log } from '../log.ts'

/** Dependencies of the feeds. */
export type FeedDeps = {
  /** For reading listings. */
  catalogue: Db
  search: SearchPort
  origin: string
  /** Name of the site. */
  name: string
  /** Address of the licence of open data; null: there is none. */
  license: string | null
  log: Pick<Log, 'error'>
}
