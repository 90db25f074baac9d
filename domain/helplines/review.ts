/** The oldest ISO date on which a number of the tables was last checked against public sources. */
export const HELPLINES_CHECKED = '2026-11-24'

/**
 * When a professional last reviewed the numbers and the wording of the answers (ISO date); null as long
 * as nobody has: docs/assistant.md says what to do before the site is opened to the public.
 */
export const HELPLINES_REVIEWED: string | null = null
