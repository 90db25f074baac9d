import type { Db } from '#data/db/db.ts'
import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { ReadCalendar } from '#search/calendar-cache.ts'
import type { Finder } from '#search/search-page.ts'

/** Dependencies of the Markdown pages. */
export type MarkdownDeps = Finder & {
  /** For reading listings. */
  catalogue: Db
  readCalendar: ReadCalendar
  origin: string
  /** Name of the site. */
  name: string
  /** Name of the chat assistant. */
  assistant: string
  /** Address of the licence of open data; null: there is none. */
  license: string | null
  disclosure: Disclosure
}

/** A page before conversion; null for an address without one. */
export type MarkdownPage = {
  /** The HTML page with the same content, without language prefix. */
  path: string
  body: React.ReactElement
} | null
