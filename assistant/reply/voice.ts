import { baseOf, type ConceptName } from '#domain/concepts/concepts.ts'
import { BODIES } from './voices/bodies.ts'
import { FEELINGS } from './voices/feelings.ts'
import { SETTINGS } from './voices/settings.ts'
import type { Voice, Voices } from './voices/voice.ts'

const VOICES: Voices = { ...FEELINGS, ...BODIES, ...SETTINGS }

/** Returns the voice of a concept, else of its broader concept; null when neither has one. */
export function voiceOf(concept: ConceptName): Voice | null {
  return VOICES[concept] ?? VOICES[baseOf(concept)] ?? null
}
