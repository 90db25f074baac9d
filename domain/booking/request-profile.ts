import type { Concern } from '../concepts/concern-names.ts'

export const GOALS_LIMIT = 6
export const GOAL_LENGTH_LIMIT = 120
export const EXCLUSIONS_LIMIT = 20
export const EXCLUSION_LENGTH_LIMIT = 40
/** Whole US dollars for one item: a night of a stay, a product, a class. */
export const BUDGET_LIMIT = 100_000
export const HOME_LIMIT = 120

/**
 * The enabled parts of a visitor's profile, as sent to the assistant: preferences. The visitor's message
 * takes precedence.
 */
export type RequestProfile = {
  concerns?: Concern[] | undefined
  goals?: string[] | undefined
  /** Exclusions. */
  avoid?: string[] | undefined
  /** Maximum for one item, in US cents. */
  budgetMinor?: number | undefined
  reach?: 'home' | 'near' | undefined
  /** Home area, with "near". */
  home?: string | undefined
}
