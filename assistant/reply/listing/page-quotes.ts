import type { Listing } from '#domain/listing/listing.ts'
import { sentencesOf, withoutClaims } from '#domain/need/claims.ts'
import { fold, stemOf, wordsOf } from '#domain/text/text.ts'

/** What is longer than this is not quoted. */
export const LONGEST_QUOTE = 320
const QUOTED = 2

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>' }

/** The words of a text that is stored as HTML. */
function wordsIn(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

type Passage = { words: string; looked: string }

/** What a page says, piece by piece, the plainest first: conditions and lists, then prose; no promise among it. */
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

/** The first pieces of a page that a pattern over folded text finds; null where there is none. */
export function quoteOnPage(listing: Listing, pattern: RegExp): string | null {
  const found = passagesOf(listing).filter(({ looked }) => pattern.test(looked))
  return quoted(found)
}

/** The pieces of a page that hold every one of some words, in any of their forms. */
export function quoteByWords(listing: Listing, words: readonly string[]): string | null {
  const stems = words.map(stemOf)
  const found = passagesOf(listing).filter(({ looked }) => {
    const held = new Set(wordsOf(looked).map(stemOf))
    return stems.every((stem) => held.has(stem))
  })
  return stems.length > 0 ? quoted(found) : null
}

function quoted(found: readonly Passage[]): string | null {
  const pieces = [...new Set(found.map(({ words }) => words.replace(/\.$/, '')))].slice(0, QUOTED)
  return pieces.length > 0 ? pieces.join(' … ') : null
}
