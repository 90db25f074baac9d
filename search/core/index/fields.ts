import type { Listing } from '#domain/listing/listing.ts'
import { FIELD_WEIGHTS } from '#domain/listing/ranking.ts'
import { pageSubstances } from '#domain/need/page-substances.ts'
import { wordsOf } from './tokenize.ts'

export const TOP_IMPACT = 255
/** Impact of a word that occurs in the long text only; it affects order, not matching. */
export const BODY_IMPACT = 12

/** Words of one field of a listing; `strength` 0 for the long text, whose words affect order only. */
export type FieldWords = { words: string[]; strength: number; isTitle: boolean }

/** The words of a listing by field, with the strengths of domain/ranking. */
export function fieldWords(listing: Listing): FieldWords[] {
  const { title, type, location, description, longDescription } = listing
  const field = (text: string, strength: number, isTitle = false): FieldWords => {
    return { words: wordsOf(text), strength, isTitle }
  }
  return [
    field(title, FIELD_WEIGHTS.title, true),
    ...listing.tags.map((tag, place) => tagWords(tag, place)),
    field(type, FIELD_WEIGHTS.type),
    field(location ?? '', FIELD_WEIGHTS.location),
    field(description, FIELD_WEIGHTS.description),
    field(longDescription.replace(/<[^>]*>/g, ' '), 0),
    { words: pageSubstances(listing).map(substanceTerm), strength: 0, isTitle: false },
  ]
}

/** The term of a substance that the lists of a page state; no typed word is one, so that it only decides exclusions. */
export function substanceTerm(substance: string): string {
  return `+${substance}`
}

/** A word that is a whole tag is stronger, the first tags most. */
function tagWords(tag: string, place: number): FieldWords {
  const words = wordsOf(tag)
  const whole = Math.max(FIELD_WEIGHTS.withinTag, FIELD_WEIGHTS.tag - 0.03 * place)
  return { words, strength: words.length === 1 ? whole : FIELD_WEIGHTS.withinTag, isTitle: false }
}

/** A strength from 0 to 1 as an impact of 1 to 255. */
export function impactOf(strength: number): number {
  return Math.min(TOP_IMPACT, Math.max(1, Math.round(strength * TOP_IMPACT)))
}

/** The text of the substring rule (specification section 5), one field per line. */
export function searchedText({ title, description, type, location, tags }: Listing): string {
  return [title, description, type, ...(location === null ? [] : [location]), ...tags]
    .join('\n')
    .replaceAll('\0', ' ')
}
