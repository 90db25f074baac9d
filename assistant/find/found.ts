import type { ConceptName } from '#domain/concepts/concepts.ts'
import type { Category } from '#domain/listing/category.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Order } from '../understand/act.ts'
import type { Distances } from './distances.ts'
import { withoutQualities, withPriceStep } from './relax-constraints.ts'

/** What had to be given up to find anything. */
export type Relaxed =
  | { limit: 'price' | 'kind' | 'fresh' }
  /** How far each is from where it was wanted; null where nobody knows that place. */
  | { limit: 'place'; away: Distances | null }
  | { limit: 'quality' }
  /** No listing that keeps to the limits says these words: all that keeps to the limits is shown. */
  | { limit: 'words' }
  /** Nothing that was found says that it is for what was named first. */
  | { limit: 'matter'; matter: ConceptName }
  /** Nothing costs less than what was shown; `minor` is the least price that was. */
  | { limit: 'cheaper'; minor: number }
  | { limit: 'page'; page: Category }

/** Whether a limit was given up, so that what is shown is only the nearest. */
export function isNearest(
  gaveUp: Relaxed | null,
): gaveUp is Exclude<Relaxed, { limit: 'page' | 'quality' | 'words' }> {
  return gaveUp !== null && !['page', 'quality', 'words'].includes(gaveUp.limit)
}

/** What was found for a need, best first, and what it took. */
export type Found = {
  need: Need
  fits: Fit[]
  gaveUp: Relaxed | null
  /** What they are ordered by, where that is not how well they meet the need. */
  order?: Order
}

/** The need that what was found keeps to: without what had to be given up. */
export function metNeed({ need, gaveUp }: Found): Need {
  switch (gaveUp?.limit) {
    case 'price':
      return { ...withPriceStep(need, null), priceBands: [] }
    case 'place':
      return { ...need, place: null }
    case 'kind':
      return { ...need, contentTypes: [] }
    case 'words':
      return { ...need, words: [] }
    case 'quality':
      return withoutQualities(need)
    default:
      return need
  }
}
