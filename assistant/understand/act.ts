import type { Candidate } from '#domain/need/candidate.ts'
import type { Talk } from './phrases/phrases.ts'
import type { SiteQuestion } from './site-question.ts'

/** The intent of a turn in the conversation. */
export type Act =
  | { kind: 'find' | 'refine' | 'cheaper' | 'closer' | 'other' | 'plan' | 'assess' | 'restart' }
  /** A new plan that ignores the wishes of earlier turns. */
  | { kind: 'plan'; isAfresh: true }
  /** Replaces one item of the plan shown. */
  | { kind: 'swap' }
  /** A question about listings that were shown. */
  | { kind: 'tell' | 'why'; about: Candidate[] }
  | { kind: 'compare'; by: Measure | null; about: Candidate[] }
  /** Requests the first listing of the whole catalogue, within the current constraints. */
  | { kind: 'top'; by: Order }
  /** A question about a listing by name, not shown before; null: the listing being viewed. */
  | { kind: 'tellNamed'; name: string | null }
  /** Refers to a listing beyond those shown, or ambiguously to one of several. */
  | { kind: 'onlyShown'; about: Candidate[] }
  | { kind: 'site'; ask: SiteQuestion }
  | { kind: Talk | 'quit' | 'unclear' }

export type ActKind = Act['kind']

/** The measure of a comparison; "dearest" is the price, highest first. */
export type Measure = 'price' | 'dearest' | 'rating'

/**
 * The sort order of the whole catalogue; bookings are not counted, so "popular" sorts by ratings
 * and the answer states it.
 */
export type Order = Measure | 'popular'
