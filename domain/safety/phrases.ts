/** What must be answered with help instead of listings. */
export type Danger = 'self-harm' | 'emergency'

/**
 * Per language: what says danger, and what only sounds like it and is taken out first. Patterns read
 * folded text: lower case, no accents, no apostrophes.
 */
export type Phrases = { harmless: readonly RegExp[]; danger: Record<Danger, readonly RegExp[]> }
