import type { ConceptName } from '#domain/concepts/concepts.ts'

/** Messages of a concept: its topic in a sentence, its theme, and opening sentences. */
export type Voice = { topic: () => string; theme: () => string; openers: readonly (() => string)[] }
export type Voices = Partial<Record<ConceptName, Voice>>
