import type { Concern } from '../concepts/concern-names.ts'

export const GOALS_LIMIT = 6
export const GOAL_LENGTH_LIMIT = 120
export const EXCLUSIONS_LIMIT = 20
export const EXCLUSION_LENGTH_LIMIT = 40
/** Whole US dollars for one thing: a night of a stay, a product, a class. */
export const BUDGET_LIMIT = 100_000
export const HOME_LIMIT = 120

/**
 * What a visitor has switched on in their profile, as a request to the assistant carries it: preferences.
 * What they say in their own words comes first.
 */
export type RequestProfile = {
  concerns?: Concern[] | undefined
  goals?: string[] | undefined
  /** What must not be in it. */
  avoid?: string[] | undefined
  /** Most that one thing should cost, in US cents. */
  budgetMinor?: number | undefined
  reach?: 'home' | 'near' | undefined
  /** Where they live, with "near". */
  home?: string | undefined
}
