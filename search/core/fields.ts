import type { Listing } from '#domain/listing.ts'
import { wordsOf } from './tokenize.ts'

/** How much a word counts in each field, and how far a long field thins it out (BM25F). */
const FIELDS = {
  title: { weight: 3, thinning: 0.3, typical: 4 },
  tags: { weight: 2.6, thinning: 0.3, typical: 8 },
  type: { weight: 2, thinning: 0, typical: 1 },
  place: { weight: 1.6, thinning: 0, typical: 2 },
  description: { weight: 1.2, thinning: 0.5, typical: 25 },
  longText: { weight: 0.25, thinning: 0.75, typical: 120 },
} as const
export type Field = keyof typeof FIELDS

/** Weighted frequency at which a word has half of the greatest impact. */
const HALF = 2
const TOP_IMPACT = 255
/** What a word of the long text alone is worth; it orders, it does not match. */
export const BODY_IMPACT = 12

export type FieldWords = { field: Field; words: string[] }[]

export function fieldWords(listing: Listing): FieldWords {
  return [
    { field: 'title', words: wordsOf(listing.title) },
    { field: 'tags', words: listing.tags.flatMap(wordsOf) },
    { field: 'type', words: wordsOf(listing.type) },
    { field: 'place', words: wordsOf(listing.location ?? '') },
    { field: 'description', words: wordsOf(listing.description) },
    { field: 'longText', words: wordsOf(listing.longDescription.replace(/<[^>]*>/g, ' ')) },
  ]
}

/** What one occurrence in a field of `length` words adds. Typical lengths are fixed, so that an impact never ages. */
export function occurrenceWeight(field: Field, length: number): number {
  const { weight, thinning, typical } = FIELDS[field]
  return weight / (1 - thinning + (thinning * length) / typical)
}

/** Impact of a weighted frequency: 1 to 255, with ever less gain from more. */
export function impactOf(frequency: number): number {
  return Math.max(1, Math.round((TOP_IMPACT * frequency) / (frequency + HALF)))
}

/** A strength from 0 to 1 as an impact. */
export function strengthImpact(strength: number): number {
  return Math.min(TOP_IMPACT, Math.max(1, Math.round(strength * TOP_IMPACT)))
}

/** The text that the substring rule looks through (specification section 5); a line a field. */
export function searchedText({ title, description, type, location, tags }: Listing): string {
  return [title, description, type, ...(location === null ? [] : [location]), ...tags]
    .join('\n')
    .replaceAll('\0', ' ')
}
