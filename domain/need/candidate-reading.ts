import type { ConceptName } from '../concepts/concepts.ts'
import { conceptsOffered } from '../concepts/offered-concepts.ts'
import { stemmed, stemsIn } from '../text/stems.ts'
import type { Candidate } from './candidate.ts'

/** The data of a listing for matching: the stems of its texts, and its concepts. */
export type Reading = Record<'title' | 'type' | 'location' | 'description' | 'all', string> & {
  tags: string[]
  offered: ReadonlyMap<ConceptName, number>
}

const readings = new WeakMap<Candidate, Reading>()

/** Computed once per candidate object and cached with it. */
export function readingOf(candidate: Candidate): Reading {
  const known = readings.get(candidate)
  if (known) return known
  const { title, type, location, description, tags } = candidate
  const reading = {
    title: stemsIn(title),
    type: stemmed(type),
    location: stemmed(location ?? ''),
    description: stemsIn(description),
    tags: tags.map(stemmed),
    all: stemsIn([title, type, ...tags].join(' . ')),
    offered: conceptsOffered(candidate),
  }
  readings.set(candidate, reading)
  return reading
}

/** How strongly a listing helps with each concept, as in domain/offered-concepts. */
export function offeredBy(candidate: Candidate): ReadonlyMap<ConceptName, number> {
  return readingOf(candidate).offered
}
