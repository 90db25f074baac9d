import type { Listing } from '#domain/listing/listing.ts'
import { sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { fold, stemOf, wordsOf } from '#domain/text/text.ts'
import type { AskedWord } from './asked-words.ts'

/** Maximum length of a quoted passage, in characters. */
export const LONGEST_QUOTE = 320
const QUOTED = 2

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** The plain text of stored HTML. */
function wordsIn(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

type Passage = { words: string; looked: string }

/** Passages of a page without claims: conditions and lists first, then prose. */
function passagesOf(listing: Listing): Passage[] {
  const { faqs, requirements, inclusions, amenityGroups, benefits, description } = listing
  const pieces = [
    ...requirements,
    ...amenityGroups.flatMap(({ items }) => items),
    ...inclusions,
    ...sentencesOf(listing.priceDetails ?? ''),
    ...faqs.map(({ question, answer }) => `${question} ${answer}`),
    ...sentencesOf(listing.cancellation ?? ''),
    ...sentencesOf(listing.nearbyNature ?? ''),
    ...sentencesOf(description),
    ...sentencesOf(wordsIn(listing.longDescription)),
    ...benefits.flatMap(({ text }) => sentencesOf(text)),
  ]
  return pieces
    .filter((words) => words.length <= LONGEST_QUOTE && withoutClaims(words) === words)
    .map((words) => ({ words, looked: fold(words) }))
}

/** The first passages of a page that match a pattern over folded text; null without one. */
export function quoteOnPage(listing: Listing, pattern: RegExp): string | null {
  const found = passagesOf(listing).filter(({ looked }) => pattern.test(looked))
  return quoted(found)
}

/** The first passages of a page that contain all words asked, in any form; null without one. */
export function quoteByWords(listing: Listing, asked: readonly AskedWord[]): string | null {
  const found = passagesOf(listing).filter(({ looked }) => {
    const held = new Set(wordsOf(looked).map(stemOf))
    return asked.every((word) => word.some((stems) => stems.every((stem) => held.has(stem))))
  })
  return asked.length > 0 ? quoted(found) : null
}

function quoted(found: readonly Passage[]): string | null {
  const pieces = [...new Set(found.map(({ words }) => words.replace(/\.$/, '')))].slice(0, QUOTED)
  return pieces.length > 0 ? pieces.join(' … ') : null
}
