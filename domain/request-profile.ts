import type { Concern } from './directory.ts'

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
