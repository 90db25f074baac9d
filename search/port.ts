import type { ContentType } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { FacetCounts, ListingQuery } from '#domain/listing/listing-query.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'

/** Why a listing was found: what of the question it meets, best first. */
export type Why = {
  /** Words of the question (after repair) that occur in the listing. */
  words: string[]
  /** Ids of the concepts of the question that the listing serves. */
  concepts: string[]
}

export type Hit = { id: string; score: number; why: Why }

/** Which part of the ranked list is wanted: a page by number, what follows a cursor, or the best of each kind. */
export type Slice =
  | { page: number; perPage: number }
  | { after: string | null; limit: number }
  | { perContentType: number }

export type SearchScope = {
  contentType?: ContentType
  /** How the words are looked for; escapes use the substring rule of specification section 5. */
  match?: 'words' | 'substring'
  /** False where nobody reads them: the answer's facets are then empty. */
  facets?: boolean
}

/** A need as a search took it. */
export type ParsedNeed = Need & {
  /** Nothing found, or too little, keeps to what was stated as a must: it only orders, or what keeps to it is shown alone. */
  relaxed: boolean
}

export type SearchAnswer = {
  hits: Hit[]
  /** Exact number of listings that match, filters applied. */
  total: number
  /** Totals by kind, filters applied. */
  totals: Record<ContentType, number>
  /** The page shown (past the end it is the last) and how many there are; both 1 for other slices. */
  page: number
  pages: number
  facets: FacetCounts
  /** What was read from the words; null when there are none. */
  understood: ParsedNeed | null
  /** Goes on after the last hit; null at the end. Holds across catalogue changes. */
  nextCursor: string | null
}

export type SuggestAnswer = {
  /** Ids of listings, best first. */
  hits: Hit[]
  /** Whole phrases that the typed text could become ("sleep aids"). */
  completions: string[]
}

export type RetrieveScope = {
  /** Only these kinds; all when left out. */
  contentTypes?: readonly ContentType[]
  limit: number
}

/** One committed change of the catalogue, in the order of `seq`. */
export type CatalogueChange =
  | { seq: number; op: 'save'; listing: Listing }
  | { seq: number; op: 'delete'; id: string }

/** How the product finds listings. Every adapter passes search/conformance. */
export type SearchPort = {
  /** As you type: prefix of the last word, typos repaired; at most `limit` hits. A blank text has none. */
  suggest(typed: string, limit: number): Promise<SuggestAnswer>
  /** Ranked matches of words, concern and filters with exact totals and facet counts. */
  search(query: ListingQuery, slice: Slice, scope?: SearchScope): Promise<SearchAnswer>
  /** Others of the same kind that serve the same needs, never itself; none for an unknown id. */
  similar(id: string, limit: number, scope?: { sameType?: boolean }): Promise<Hit[]>
  /** What keeps to every must of a need, best first: for the assistant. */
  retrieve(need: Need, scope: RetrieveScope): Promise<Fit[]>
  /** Takes over committed changes; a change it already has changes nothing. */
  apply(changes: readonly CatalogueChange[]): Promise<void>
}
