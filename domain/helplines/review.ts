/** The oldest ISO date on which a number of the tables was last checked against public sources. */
export const HELPLINES_CHECKED = '2026-11-24'

/**
 * A professional review of the numbers and the wording of the answers: by whom, and its ISO date. An admin enters it in
 * the console: docs/assistant.md describes the steps before the site is opened to the public.
 */
export type HelplinesReview = { by: string; on: string }
