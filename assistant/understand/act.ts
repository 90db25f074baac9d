import type { Candidate } from '#domain/need/candidate.ts'
import type { Talk } from './phrases/phrases.ts'
import type { SiteQuestion } from './site-question.ts'

/** What a turn does in the conversation. */
export type Act =
  | { kind: 'find' | 'refine' | 'cheaper' | 'closer' | 'other' | 'plan' | 'assess' | 'restart' }
  /** A plan with nothing of what was said before. */
  | { kind: 'plan'; isAfresh: true }
  /** Something else in one place of the plan on show. */
  | { kind: 'swap' }
  /** Asks about listings that were shown. */
  | { kind: 'tell' | 'why'; about: Candidate[] }
  | { kind: 'compare'; by: Measure | null; about: Candidate[] }
  /** Asks for what is first of the whole catalogue, under the limits that stand. */
  | { kind: 'top'; by: Order }
  /** Asks about a listing by a name that was not shown, or about the one being looked at. */
  | { kind: 'tellNamed'; name: string | null }
  /** Points beyond what is on show, or at one of several without saying which. */
  | { kind: 'onlyShown'; about: Candidate[] }
  | { kind: 'site'; ask: SiteQuestion }
  | { kind: Talk | 'quit' | 'unclear' }

export type ActKind = Act['kind']

/** What listings are compared by; "dearest" is the price from above. */
export type Measure = 'price' | 'dearest' | 'rating'

/** What the whole catalogue is ordered by; bookings are not counted, so "popular" goes by ratings and says so. */
export type Order = Measure | 'popular'
