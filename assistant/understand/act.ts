import type { Candidate } from '#domain/need/candidate.ts'
import type { Talk } from './phrases/phrases.ts'
import type { FieldOrder } from './references/field-order.ts'
import type { SiteQuestion } from './site-question.ts'

/** The intent of a turn in the conversation. */
export type Act =
  /** Goes back to the wishes of an earlier answer. */
  | { kind: 'back' }
  | { kind: 'find' | 'refine' | 'cheaper' | 'closer' | 'other' | 'plan' | 'assess' | 'restart' }
  /** A new plan that ignores the wishes of earlier turns. */
  | { kind: 'plan'; isAfresh: true }
  /** The plan shown, for less money. */
  | { kind: 'plan'; isCheaper: true }
  /** Replaces one item of the plan shown. */
  | { kind: 'swap' }
  /** A question about the whole plan shown: a fact of all its listings, or what to bring. */
  | { kind: 'planQuestion'; about: 'facts' | 'bring' }
  /** Asks which of the listings shown meet the limits of the turn. */
  | { kind: 'which'; about: Candidate[] }
  /** A question about listings that were shown. */
  | { kind: 'tell' | 'why'; about: Candidate[] }
  | { kind: 'compare'; by: Measure | null; about: Candidate[] }
  /** Asks which of the listings shown is first by a quality or near a place, as the turn names it. */
  | { kind: 'best'; about: Candidate[]; isOpen?: never }
  /** Asks which of the listings shown to take, without naming a quality. */
  | { kind: 'best'; about: Candidate[]; isOpen: true }
  /** Asks which of the listings shown is first by a field ("the shortest"). */
  | { kind: 'order'; by: FieldOrder; about: Candidate[] }
  /** Asks how to book or order; about no listing if it is not clear which. */
  | { kind: 'book'; about: Candidate[] }
  /** Requests listings like one that was shown. */
  | { kind: 'similar'; to: Candidate }
  /** Requests the first listing of the whole catalogue, within the current constraints. */
  | { kind: 'top'; by: Order }
  /** A question about a listing by name, not shown before; null: the listing being viewed. */
  | { kind: 'tellNamed'; name: string | null }
  /** Refers to a listing beyond those shown, or ambiguously to one of several. */
  | { kind: 'onlyShown'; about: Candidate[] }
  /** Requests listings rated higher than those shown. */
  | { kind: 'betterRated' }
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
