import { fold } from '#domain/text/text.ts'
import { walkList } from '../index/postings.ts'
import { isIndexed, isWordPiece, piecesOf, UNINDEXED } from '../index/tokenize.ts'
import type { Part } from '../parts.ts'
import { type Bits, createBits, filterBits, setBit } from '../rank/bits.ts'
import { createTextCheck } from './text-check.ts'
import { documentsWithRun } from './text-run.ts'

/**
 * The documents of a part whose searched text contains `literal` (lower case; specification section 5,
 * escapes search); must not be modified. Words narrow the candidates, the stored text decides. Results are
 * cached like decoded lists.
 */
export function findSubstring(part: Part, literal: string): Bits {
  return part.postings.literal(literal, () => readSubstring(part, literal))
}

function readSubstring(part: Part, literal: string): Bits {
  const wanted = piecesOf(literal)
  const bits = createBits(part.segment.size)
  const contains = createTextCheck(part, wanted)
  if (contains === null) return bits
  const terms = termsWithin(part, wanted)
  if (terms !== null) {
    for (const term of terms) addList(part, term, bits)
    filterBits(bits, contains)
    return bits
  }
  if (documentsWithRun(part, wanted, bits)) return bits
  for (let document = 0; document < part.segment.size; document++)
    if (contains(document)) setBit(bits, document)
  return bits
}

/** Stems of all words that contain the longest indexed word of a text; null if there is none. */
function termsWithin({ segment }: Part, wanted: readonly string[]): Set<number> | null {
  const [longest] = wanted
    .filter(isWordPiece)
    .map(fold)
    .filter((word) => isIndexed(word) && /^[\p{L}\p{N}]+$/u.test(word) && !isWithinUnindexed(word))
    .sort((a, b) => b.length - a.length)
  if (!longest) return null
  const terms = new Set<number>()
  segment.words.forEach((word, place) => {
    if (word.includes(longest)) terms.add(segment.wordTerm[place] as number)
  })
  return terms
}

/** "he" is part of "the", which has no postings. */
function isWithinUnindexed(word: string): boolean {
  for (const unindexed of UNINDEXED) if (unindexed.includes(word)) return true
  return false
}

function addList({ segment: { main } }: Part, list: number, to: Bits): void {
  walkList(main, list, (document) => {
    setBit(to, document)
    return false
  })
}
