/**
 * Where a number was found: pages of at least two sites that state it, and the ISO date on which they
 * were read. Keyed by countries and number ("GB+IE 116 123"). Kept apart from the numbers, which are
 * sent to browsers; only tests and reviewers read this.
 */
export type SourcesOf = Readonly<
  Record<string, { checked: string; sources: readonly [string, string, ...string[]] }>
>
