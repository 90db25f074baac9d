/**
 * Sources of each number: at least two sites that state it, and the ISO date of the check. Keyed by
 * countries and number ("GB+IE 116 123"). Separate from the numbers, which are sent to browsers; used by
 * tests and reviewers only.
 */
export type SourcesOf = Readonly<
  Record<string, { checked: string; sources: readonly [string, string, ...string[]] }>
>
