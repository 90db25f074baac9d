import type { ConceptName } from '#domain/concepts/concepts.ts'
import type { Category } from '#domain/listing/category.ts'
import type { StatedCondition } from '#domain/need/conditions/condition.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Order } from '../understand/act.ts'
import type { Distances } from './distances.ts'
import { withoutQualities, withPriceStep } from './relax-constraints.ts'

/** The constraint relaxed to find anything. */
export type Relaxed =
  | { limit: 'price' | 'kind' | 'fresh' | 'thing' }
  /** Distances from the requested place; null if its location is unknown. */
  | { limit: 'place'; away: Distances | null }
  | { limit: 'quality' }
  /** Conditions of the need that the listings may break. */
  | { limit: 'condition'; kept: StatedCondition[] }
  /** No listing that meets the constraints has these words: all that meet them are shown. */
  | { limit: 'words' }
  /** No listing found is about the first concept named. */
  | { limit: 'matter'; matter: ConceptName }
  /** Nothing costs less than the listings shown; `minor` is the lowest price. */
  | { limit: 'cheaper'; minor: number }
  | { limit: 'page'; page: Category }
  /** The listings turned out to break a limit that only their whole records tell, such as a weekday. */
  | { limit: 'fact' }

/** Whether a constraint was relaxed, so that the listings are only nearest matches. */
export function isNearest(
  gaveUp: Relaxed | null,
): gaveUp is Exclude<Relaxed, { limit: 'page' | 'quality' | 'words' }> {
  return gaveUp !== null && !['page', 'quality', 'words'].includes(gaveUp.limit)
}

/** Listings found for a need, best first, and the constraint relaxed for them. */
export type Found = {
  need: Need
  fits: Fit[]
  gaveUp: Relaxed | null
  /** Sort order; absent if sorted by fit. */
  order?: Order
}

/** The need without the relaxed constraint: the listings found meet it. */
export function metNeed({ need, gaveUp }: Found): Need {
  switch (gaveUp?.limit) {
    case 'price':
      return { ...withPriceStep(need, null), priceBands: [] }
    case 'place':
      return { ...need, place: null }
    case 'kind':
      return { ...need, contentTypes: [] }
    case 'condition':
      return { ...need, conditions: gaveUp.kept }
    case 'thing':
      return { ...need, thing: null }
    case 'words':
      return { ...need, words: [] }
    case 'quality':
      return withoutQualities(need)
    default:
      return need
  }
}
