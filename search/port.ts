import type { ContentType } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import type { FacetCounts, ListingQuery } from '#domain/listing/listing-query.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Near } from '#domain/place/search-area.ts'
import type { Vocabulary } from '#domain/text/edit-distance.ts'

/** Why a listing matched: the parts of the query it meets, best first. */
export type Why = {
  /** Words of the query (after repair) that occur in the listing. */
  words: string[]
  /** Ids of the concepts of the query that the listing serves. */
  concepts: string[]
  /** Stated conditions that its facts leave open (domain/need/conditions, conditionKey); absent for none. */
  unknown?: string[]
  /** True if a rule of whoever runs the site moved it up; absent otherwise. */
  picked?: true
}

export type Hit = { id: string; score: number; why: Why }

/** The requested part of the ranked list: a page by number, the hits after a cursor, or the best of each kind. */
export type Slice =
  | { page: number; perPage: number }
  | { after: string | null; limit: number }
  | { perContentType: number }

export type SearchScope = {
  contentType?: ContentType
  /** How words are matched; escapes use the substring rule of specification section 5. */
  match?: 'words' | 'substring'
  /** False skips facet counts; the facets of the answer are then empty. */
  facets?: boolean
  /** Ids of listings that do not exist for this search: they are in no count either. */
  without?: readonly string[]
}

/** A need as applied by a search. */
type ParsedNeed = Need & {
  /**
   * No or too few matches meet the constraints: these then only affect order, or listings that meet them are
   * shown without other matches.
   */
  relaxed: boolean
}

export type SearchAnswer = {
  hits: Hit[]
  /** Exact number of matching listings, filters applied. */
  total: number
  /** Totals by kind, filters applied. */
  totals: Record<ContentType, number>
  /** The page returned (past the end the last one) and the number of pages; both 1 for other slices. */
  page: number
  pages: number
  facets: FacetCounts
  /** The need parsed from the words; null without words. */
  need: ParsedNeed | null
  /** Cursor after the last hit; null at the end. Valid across catalogue changes. */
  nextCursor: string | null
}

export type SuggestAnswer = {
  /** Ids of listings, best first. */
  hits: Hit[]
  /** Phrase completions of the typed text ("sleep aids"). */
  completions: string[]
}

export type RetrieveScope = {
  /** Restricts the kinds; all if omitted. */
  contentTypes?: readonly ContentType[]
  limit: number
  /** Ids of listings that are left out. */
  without?: readonly string[]
  /** Restricts to the radius around a point. */
  near?: Near | null
}

/** A committed change of the catalogue, in the order of `seq`. */
export type CatalogueChange =
  | { seq: number; op: 'save'; listing: Listing }
  | { seq: number; op: 'delete'; id: string }

/** Search over listings. Every adapter passes search/conformance. */
export type SearchPort = {
  /**
   * Suggestions as you type: prefix of the last word, typos repaired; at most `limit` hits. None for a blank
   * text.
   */
  suggest(typed: string, limit: number): Promise<SuggestAnswer>
  /** Ranked matches of words, concern and filters with exact totals and facet counts. */
  search(query: ListingQuery, slice: Slice, scope?: SearchScope): Promise<SearchAnswer>
  /** Similar listings of the same kind, never the listing itself; none for an unknown id. */
  similar(id: string, limit: number, scope?: { sameType?: boolean }): Promise<Hit[]>
  /** Listings that meet every constraint of a need, best first; for the assistant. */
  retrieve(need: Need, scope: RetrieveScope): Promise<Fit[]>
  /** Ids of listings whose title is the whole text (domain/named-title), in any order. */
  titled(text: string): Promise<string[]>
  /** The words of the catalogue, to parse a need with; null where the adapter has none at hand. */
  vocabulary(): Vocabulary | null
  /** Applies committed changes; repeated changes have no effect. */
  apply(changes: readonly CatalogueChange[]): Promise<void>
}
