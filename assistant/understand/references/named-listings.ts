import { isKnown } from '#domain/concepts/trade-words.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { titleWords } from '#domain/text/named-title.ts'
import { fold } from '#domain/text/text.ts'

type Named = Pick<Candidate, 'id' | 'title'>
type Span = { from: number; to: number }

/** Minimum letters of a single word of a title, so that it is no typo or abbreviation. */
const ALONE = 5
/** Minimum words of a title of ordinary words ("Small Hours") to match in lower case. */
const PLAIN_NAME = 3
const OF_PLACE = new Set(['in', 'near', 'around', 'en', 'cerca', 'bei', 'nahe', 'a', 'pres', 'to'])

/** Returns the words by which titles are compared: "Cedar & Tide" matches "Cedar and Tide". */
function nameWords(text: string): string[] {
  return titleWords(text).filter((word) => word !== 'and')
}

/**
 * Returns the listings a text names by their title, or by its start if that is unique, in text
 * order. Ordinary words match only if written like a name.
 */
export function namedListings<T extends Named>(text: string, candidates: Iterable<T>): T[] {
  const asked = nameWords(text)
  const capitals = new Set(
    (text.match(/[\p{L}\p{N}]+/gu) ?? []).flatMap((word) =>
      /^\p{Lu}/u.test(word) ? fold(word) : [],
    ),
  )
  const found = [...candidates].flatMap((candidate) => {
    const words = nameWords(candidate.title)
    const span = beginningOf(words, asked)
    return span && isName(words, span, asked, capitals) ? [{ candidate, words, span }] : []
  })
  const lengthOf = ({ from, to }: Span) => to - from
  const taken: Span[] = []
  const named: { candidate: T; at: number }[] = []
  for (const { candidate, words, span } of found.toSorted(
    (a, b) => lengthOf(b.span) - lengthOf(a.span) || a.words.length - b.words.length,
  )) {
    if (taken.some(({ from, to }) => span.from < to && span.to > from)) continue
    taken.push(span)
    const rivals = found.filter(
      (other) => other.span.from === span.from && other.span.to === span.to,
    )
    const isWhole = words.length === lengthOf(span)
    if (isWhole || rivals.length === 1) named.push({ candidate, at: span.from })
  }
  return named.toSorted((a, b) => a.at - b.at).map(({ candidate }) => candidate)
}

/** Returns the longest match of the start of a title in a text; null if there is none. */
function beginningOf(words: readonly string[], asked: readonly string[]): Span | null {
  let best: Span | null = null
  for (let from = 0; from < asked.length; from += 1) {
    let length = 0
    while (length < words.length && asked[from + length] === words[length]) length += 1
    if (length > (best ? best.to - best.from : 0)) best = { from, to: from + length }
  }
  return best
}

function isName(
  words: readonly string[],
  { from, to }: Span,
  asked: readonly string[],
  capitals: ReadonlySet<string>,
): boolean {
  const said = asked.slice(from, to)
  const isRare = said.some((word) => word.length >= ALONE - 1 && !isKnown(word, undefined))
  if (said.length === 1 && words.length > 1)
    return isRare && (said[0]?.length ?? 0) >= ALONE && !OF_PLACE.has(asked[from - 1] ?? '')
  const isWritten = said.every((word) => word.length < 3 || capitals.has(word))
  const isWhole = said.length === words.length
  if (said.length === 1) return false
  return isRare || isWritten || (isWhole && said.length >= PLAIN_NAME)
}

/** Returns a folded text without the titles, or starts of titles, that it names. */
export function withoutNames(plain: string, titles: readonly string[]): string {
  return titles.reduce((text, title) => {
    const words = nameWords(title)
    for (let length = words.length; length > 0; length -= 1) {
      if (length === 1 && words.length > 1 && isKnown(words[0] ?? '', undefined)) break
      const name = words.slice(0, length).join('[^\\p{L}\\p{N}]+(?:(?:and|the)[^\\p{L}\\p{N}]+)?')
      const rest = text.replace(new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u'), ' ')
      if (rest !== text) return rest.replace(/\s+/g, ' ').trim()
    }
    return text
  }, plain)
}
