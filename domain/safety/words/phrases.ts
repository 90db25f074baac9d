/** Kinds of danger in the patterns of a language. */
export type PatternKind = 'self-harm' | 'emergency'

/**
 * Dangers answered with help instead of listings: to oneself, of the body, from others, to others.
 */
export const DANGERS = ['self-harm', 'emergency', 'violence', 'harm'] as const
export type Danger = (typeof DANGERS)[number]
/** Alarm classes of the trained model. */
export type Alarm = Danger | 'eating' | 'medication'

/**
 * Patterns per language: danger, and harmless phrases that resemble it and are removed first. They
 * match folded text: lower case, no accents, no apostrophes.
 */
export type Phrases = {
  harmless: readonly RegExp[]
  danger: Record<PatternKind, readonly RegExp[]>
}
