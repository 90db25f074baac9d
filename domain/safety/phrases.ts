/** What the patterns of one language tell apart. */
export type PatternKind = 'self-harm' | 'emergency'

/** What must be answered with help instead of listings: to oneself, of the body, from others, to others. */
export const DANGERS = ['self-harm', 'emergency', 'violence', 'harm'] as const
export type Danger = (typeof DANGERS)[number]

/**
 * Per language: what says danger, and what only sounds like it and is taken out first. Patterns read
 * folded text: lower case, no accents, no apostrophes.
 */
export type Phrases = {
  harmless: readonly RegExp[]
  danger: Record<PatternKind, readonly RegExp[]>
}
