import type { ConceptName } from '#domain/concepts/concepts.ts'

/** What a concept sounds like: its name in a sentence, its theme, and ways to say that it was heard. */
export type Voice = { topic: () => string; theme: () => string; openers: readonly (() => string)[] }
export type Voices = Partial<Record<ConceptName, Voice>>
