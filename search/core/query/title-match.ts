import {
  beginningIn,
  matchedTitleWords,
  PREFIX_MATCHES_LIMIT,
  prefixMatchWords,
  titleKey,
  titleWords,
} from '#domain/text/named-title.ts'
import { NO_WORDS, withWord } from '../index/title-hash.ts'
import { isIndexed } from '../index/tokenize.ts'
import { isDeleted, type Part } from '../parts.ts'

/** Documents of one part whose titles a text names or begins, each with the number of words; null for none. */
export type TitleMatches = ReadonlyMap<number, number> | null

/** A name stands at the beginning of what is longer. */
const WORDS_LIMIT = 40
/** A title with fewer words that tell something is named by nothing but itself. */
const TELLING_WITHIN = 2

/** Finds the documents, by part, whose title a text is, contains or begins (domain/named-title). */
export function matchTitles(parts: readonly Part[], text: string): TitleMatches[] {
  const asked = titleWords(text).slice(0, WORDS_LIMIT)
  const begun = matchTitlePrefix(parts, text)
  return parts.map((part, place) => {
    const named = namedIn(part, asked)
    for (const document of begun[place] ?? [])
      if (!named.has(document)) named.set(document, prefixMatchWords(asked))
    return named.size > 0 ? named : null
  })
}

/** The documents, by part, whose title begins with a text; none where so many do that it names none of them. */
export function matchTitlePrefix(parts: readonly Part[], text: string): number[][] {
  const beginning = beginningIn(titleWords(text))
  if (beginning === null) return []
  const begun = parts.map((part) => beginningWith(part, beginning))
  return begun.reduce((sum, { length }) => sum + length, 0) > PREFIX_MATCHES_LIMIT ? [] : begun
}

function beginningWith(part: Part, beginning: string): number[] {
  const { byTitle } = part.segment
  let low = 0
  let high = byTitle.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (keyOf(part, byTitle[middle] as number) < beginning) low = middle + 1
    else high = middle
  }
  const found: number[] = []
  for (let at = low; at < byTitle.length && found.length <= PREFIX_MATCHES_LIMIT; at++) {
    const document = byTitle[at] as number
    if (!keyOf(part, document).startsWith(beginning)) break
    if (!isDeleted(part, document)) found.push(document)
  }
  return found
}

/** Titles that a search by halves passes again and again need not be put together again. */
const KEYS_KEPT = 4_096

function keyOf(part: Part, document: number): string {
  const { titleKeys } = part
  const known = titleKeys.get(document)
  if (known !== undefined) return known
  const key = titleKey(titleOf(part, document))
  if (titleKeys.size < KEYS_KEPT) titleKeys.set(document, key)
  return key
}

/** Titles that a text is or contains: each run of its words is looked up. */
function namedIn(part: Part, asked: readonly string[]): Map<number, number> {
  const named = new Map<number, number>()
  for (let from = 0; from < asked.length; from++) {
    let hash = NO_WORDS
    let telling = 0
    for (let end = from; end < asked.length; end++) {
      const word = asked[end] as string
      hash = withWord(hash, word)
      if (isIndexed(word)) telling += 1
      const isWhole = from === 0 && end === asked.length - 1
      if (telling < TELLING_WITHIN && !isWhole) continue
      for (const document of withTitleHash(part, hash)) {
        const words = matchedTitleWords(asked, titleOf(part, document))
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

/** The first line of the searched text (see fields), in lower case. */
function titleOf({ segment }: Part, document: number): string {
  const { pieces, pieceIsWord, textOffsets, textBytes } = segment
  const end = textOffsets[document + 1] as number
  let at = textOffsets[document] as number
  let title = ''
  let afterWord = false
  while (at < end) {
    let byte = textBytes[at++] as number
    let place = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = textBytes[at++] as number
      place |= (byte & 127) << shift
    }
    const piece = pieces[place] as string
    const isWord = pieceIsWord[place] === 1
    if (piece.includes('\n')) return title + piece.slice(0, piece.indexOf('\n'))
    title += isWord && afterWord ? ` ${piece}` : piece
    afterWord = isWord
  }
  return title
}
