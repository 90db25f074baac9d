/** The oldest ISO date on which a number of the tables was last checked against public sources. */
export const HELPLINES_CHECKED = '2026-11-24'

/**
 * ISO date of the last professional review of the numbers and the wording of the answers; null before the
 * first: docs/assistant.md describes the steps before the site is opened to the public.
 */
export const HELPLINES_REVIEWED: string | null = null
