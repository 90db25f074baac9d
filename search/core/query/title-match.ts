import {
  beginningIn,
  isTitle,
  matchedTitleWords,
  PREFIX_MATCHES_LIMIT,
  prefixMatchWords,
  titleKey,
  titleWords,
} from '#domain/text/named-title.ts'
import { NO_WORDS, withWord } from '../index/title-hash.ts'
import { isIndexed } from '../index/tokenize.ts'
import { isDeleted, type Part } from '../parts.ts'
import { titleOf } from './document-text.ts'

/** Documents of one part whose title matches a text, each with the number of matching words; null for none. */
export type TitleMatches = ReadonlyMap<number, number> | null

/** Longer texts contain a title only at their beginning. */
const WORDS_LIMIT = 40
/** A title with fewer indexed words matches only the whole text. */
const MIN_INDEXED_WORDS = 2

/**
 * Finds the documents, by part, whose title equals, is contained in, or starts with a text
 * (domain/named-title).
 */
export function matchTitles(parts: readonly Part[], text: string): TitleMatches[] {
  const queryWords = titleWords(text).slice(0, WORDS_LIMIT)
  const prefixMatches = matchTitlePrefix(parts, text)
  return parts.map((part, place) => {
    const named = namedIn(part, queryWords)
    for (const document of prefixMatches[place] ?? [])
      if (!named.has(document)) named.set(document, prefixMatchWords(queryWords))
    return named.size > 0 ? named : null
  })
}

/** The documents, by part, whose title is the whole text. */
export function matchWholeTitle(parts: readonly Part[], text: string): number[][] {
  const hash = titleWords(text).reduce(withWord, NO_WORDS)
  return parts.map((part) =>
    [...withTitleHash(part, hash)].filter(
      (document) => !isDeleted(part, document) && isTitle(text, titleOf(part, document)),
    ),
  )
}

/** The documents, by part, whose title starts with a text; none if too many do. */
export function matchTitlePrefix(parts: readonly Part[], text: string): number[][] {
  const prefix = beginningIn(titleWords(text))
  if (prefix === null) return []
  const prefixMatches = parts.map((part) => titlesWithPrefix(part, prefix))
  return prefixMatches.reduce((sum, { length }) => sum + length, 0) > PREFIX_MATCHES_LIMIT
    ? []
    : prefixMatches
}

function titlesWithPrefix(part: Part, prefix: string): number[] {
  const { byTitle } = part.segment
  let low = 0
  let high = byTitle.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(part, byTitle[middle] as number) < prefix) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < byTitle.length && found.length <= PREFIX_MATCHES_LIMIT; at++) {
    const document = byTitle[at] as number
    if (!keyOf(part, document).startsWith(prefix)) break
    if (!isDeleted(part, document)) found.push(document)
  }
  return found
}

/** Titles that binary searches visit repeatedly. */
const KEY_CACHE_SIZE = 4_096

function keyOf(part: Part, document: number): string {
  const { titleKeys } = part
  const known = titleKeys.get(document)
  if (known !== undefined) return known
  const key = titleKey(titleOf(part, document))
  if (titleKeys.size < KEY_CACHE_SIZE) titleKeys.set(document, key)
  return key
}

/** Titles that equal or are contained in a text: every run of its words is looked up. */
function namedIn(part: Part, queryWords: readonly string[]): Map<number, number> {
  const named = new Map<number, number>()
  for (let from = 0; from < queryWords.length; from++) {
    let hash = NO_WORDS
    let indexedWords = 0
    for (let end = from; end < queryWords.length; end++) {
      const word = queryWords[end] as string
      hash = withWord(hash, word)
      if (isIndexed(word)) indexedWords += 1
      const isWhole = from === 0 && end === queryWords.length - 1
      if (indexedWords < MIN_INDEXED_WORDS && !isWhole) continue
      for (const document of withTitleHash(part, hash)) {
        const words = matchedTitleWords(queryWords, titleOf(part, document))
        if (words > 0) named.set(document, words)
      }
    }
  }
  return named
}

const NONE = new Uint32Array(0)

function withTitleHash({ segment: { titleHash, titleOrder } }: Part, hash: number): Uint32Array {
  let low = 0
  let high = titleOrder.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((titleHash[titleOrder[middle] as number] as number) < hash) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < titleOrder.length && titleHash[titleOrder[end] as number] === hash) end += 1
  return end === low ? NONE : titleOrder.subarray(low, end)
}
