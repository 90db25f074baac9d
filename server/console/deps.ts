import type { AuthDeps } from '#auth/deps.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import type { Language } from '#domain/language/language.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import type { SearchPort } from '#search/port.ts'
import type { Log } from '../log.ts'
import type { ListingPhotos } from '../pictures/listing-photos.ts'
import type { LiveSettings } from '../site-settings.ts'

export type ConsoleDeps = {
  auth: AuthDeps
  opened: Pick<OpenDatabase, 'pool' | 'kind'>
  /** Of this software. */
  version: string
  listingPhotos: Pick<ListingPhotos, 'save'>
  /** Starts a background job now. */
  runSoon: (job: string) => void
  settings: LiveSettings
  /** Without rules. */
  search: SearchPort
  /** With the rules in force, as visitors' searches. */
  curated: SearchPort
  /** Whether a rule of search makes results of graded queries worse (rule-check.ts). */
  isHarmfulRule: (rule: RuleDraft, others: readonly RuleDraft[]) => Promise<boolean>
  /** Renders the public page of a listing that is not stored. */
  renderPreview: (listing: Listing, page: PreviewedPage) => Promise<string>
  log: Log
}

type PreviewedPage = { tab: string; language: Language }
