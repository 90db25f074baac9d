import { fold, stemOf } from '#domain/text/text.ts'
import type { SuggestAnswer } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { placeOf, prefixRange } from './index/dictionary.ts'
import type { Lists } from './index/postings.ts'
import { isIndexed, wordsOf } from './index/tokenize.ts'
import { isDeleted, listsOf, type Part } from './parts.ts'
import type { Language } from './query/language.ts'
import { planWords, type Term } from './query/plan.ts'
import { repairedPrefixes, repairOf } from './query/spelling.ts'
import { matchTitlePrefix } from './query/title-match.ts'
import { addHead, resetScratch } from './rank/accumulate.ts'
import { popcount } from './rank/bits.ts'
import { createTop, type Top } from './rank/top.ts'

const ANY_WORD = {
  kind: 'word',
  weight: 1,
  share: 0,
  isScoreOnly: false,
  aboutFrom: 0,
  touchesFrom: 0,
} as const

import { toHits } from './why.ts'

const TYPED_LENGTH_LIMIT = 100
const WORDS_LIMIT = 8
const COMPLETIONS = 8
/** Entries read per typed word; lists start with the best rated, so the cost is bounded. */
const ENTRIES = 2_000
const MIN_HEAD = 4
const TERMS_LIMIT = 250

/** A typed word and its possible stems in one part. */
type TypedWord = { text: string; termsIn(part: Part): number[] }

/**
 * Suggestions for typed text: title matches, then word matches, then matches by meaning; and phrase
 * completions.
 */
export function answerSuggest(
  catalogue: Catalogue,
  language: Language,
  typed: string,
  limit: number,
): SuggestAnswer {
  const words = wordsOf(typed.slice(0, TYPED_LENGTH_LIMIT)).slice(-WORDS_LIMIT)
  const last = words[words.length - 1]
  if (last === undefined || limit <= 0) return { hits: [], completions: [] }
  const prefixes = prefixesFor(catalogue.parts, last)
  const typedWords = [
    ...words
      .slice(0, -1)
      .filter(isIndexed)
      .map((word) => wholeWord(catalogue.parts, word)),
    lastPrefix(last, prefixes),
  ]
  const terms = typedWords.map(({ text }): Term => ({ ...ANY_WORD, key: text, text }))
  const before = words.slice(0, -1).join(' ')
  const phrases = prefixes.map((prefix) => (before ? `${before} ${prefix}` : prefix))
  const completions = completionsOf(catalogue.parts, phrases)
  const top = createTop(limit, catalogue.idOf)
  const full = 2 ** typedWords.length - 1
  for (const part of catalogue.parts) resetScratch(part.scratch)
  let matchCount = addAll(catalogue, typedWords, ({ title }) => title, full, limit)
  if (matchCount < limit)
    matchCount = addAll(catalogue, typedWords, ({ main }) => main, full, limit)
  const prefixMatches = offerPrefixMatches(catalogue.parts, top, typed)
  offerAll(catalogue.parts, top, matchCount > 0 ? full : 0, prefixMatches)
  const hits = toHits(top.inOrder(), terms, catalogue, maskIn(catalogue))
  if (hits.length >= limit) return { hits, completions }
  const byMeaning = suggestByMeaning(catalogue, language, typed.slice(0, TYPED_LENGTH_LIMIT), limit)
  const shown = new Set(hits.map(({ id }) => id))
  const more = byMeaning.filter(({ id }) => !shown.has(id))
  return { hits: [...hits, ...more].slice(0, limit), completions }
}

/** Prefixes to look up: the typed one or, if no word has it, those one edit away. */
function prefixesFor(parts: readonly Part[], typed: string): string[] {
  const begins = ({ segment }: Part, prefix: string) => {
    const [from, to] = prefixRange(segment.words, prefix)
    return to > from
  }
  if (parts.some((part) => begins(part, typed))) return [typed]
  const near = parts.flatMap(({ segment }) => {
    const matchCount = repairOf(segment, typed)
    return [...(matchCount ? [matchCount.word] : []), ...repairedPrefixes(segment.words, typed)]
  })
  return [...new Set(near)].slice(0, 6)
}

function lastPrefix(text: string, prefixes: readonly string[]): TypedWord {
  return {
    text,
    termsIn({ segment }) {
      const terms = new Set<number>()
      for (const prefix of prefixes) {
        const [from, to] = prefixRange(segment.words, prefix)
        const step = Math.max(1, Math.floor((to - from) / TERMS_LIMIT))
        for (let word = from; word < to; word += step) terms.add(segment.wordTerm[word] as number)
      }
      return [...terms]
    },
  }
}

function wholeWord(parts: readonly Part[], word: string): TypedWord {
  const stem = stemOf(word)
  const isKnown = parts.some(({ segment }) => placeOf(segment.terms, stem) >= 0)
  return {
    text: word,
    termsIn({ segment }) {
      if (!isKnown) {
        const repair = repairOf(segment, word)
        return repair ? [repair.term] : []
      }
      const term = placeOf(segment.terms, stem)
      return term >= 0 ? [term] : []
    },
  }
}

/** Adds the heads of all words' lists; returns the number of documents with every word, up to `enough`. */
function addAll(
  { parts }: Catalogue,
  typedWords: readonly TypedWord[],
  listsIn: (segment: Part['segment']) => Lists,
  full: number,
  enough: number,
): number {
  let matchCount = 0
  for (const part of parts) {
    const lists = listsIn(part.segment)
    typedWords.forEach((word, place) => {
      const terms = word.termsIn(part)
      const head = Math.max(MIN_HEAD, Math.floor(ENTRIES / Math.max(1, terms.length)))
      for (const term of terms) addHead(lists, term, 4, 1 << place, head, part.scratch)
    })
    const { touched, masks, found } = part.scratch
    for (let place = 0; place < found && matchCount < enough; place++) {
      const document = touched[place] as number
      if (masks[document] === full && !isDeleted(part, document)) matchCount += 1
    }
  }
  return matchCount
}

/** Titles that start with the typed text rank above other matches, best rated first. */
const PREFIX_KEY = 100

function offerPrefixMatches(
  parts: readonly Part[],
  top: Top,
  typed: string,
): ReadonlySet<number>[] {
  const prefixMatches = matchTitlePrefix(parts, typed)
  return parts.map(({ segment }, place) => {
    const documents = prefixMatches[place] ?? []
    for (const document of documents)
      top.offer(PREFIX_KEY, 0, segment.score[document] as number, place, document)
    return new Set(documents)
  })
}

function offerAll(
  parts: readonly Part[],
  top: Top,
  needed: number,
  offered: readonly ReadonlySet<number>[] = [],
): void {
  parts.forEach((part, place) => {
    const { touched, masks, sums, found } = part.scratch
    const { score } = part.segment
    for (let at = 0; at < found; at++) {
      const document = touched[at] as number
      const mask = masks[document] as number
      if ((mask & needed) !== needed || isDeleted(part, document)) continue
      if (offered[place]?.has(document)) continue
      const rating = score[document] as number
      top.offer(popcount(mask), (sums[document] as number) * rating, rating, place, document)
    }
  })
}

/** Masks of the last pass; no other pass may run in between. */
function maskIn({ parts }: Catalogue): (part: number, document: number) => number {
  return (part, document) => parts[part]?.scratch.masks[document] ?? 0
}

/** The best rated matches by meaning, read from the heads of their lists. */
function suggestByMeaning(catalogue: Catalogue, language: Language, typed: string, limit: number) {
  const { terms } = planWords(typed, catalogue.parts, language)
  const top = createTop(limit, catalogue.idOf)
  for (const part of catalogue.parts) {
    resetScratch(part.scratch)
    terms.forEach(({ kind, key, weight }, place) => {
      const { table, lists } = listsOf(part.segment, kind)
      const list = placeOf(table, key)
      if (list >= 0) addHead(lists, list, weight, 1 << place, ENTRIES, part.scratch)
    })
  }
  offerAll(catalogue.parts, top, 0)
  return toHits(top.inOrder(), terms, catalogue, maskIn(catalogue))
}

/** The phrases with most listings that start with one of the texts. */
function completionsOf(parts: readonly Part[], texts: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const { segment } of parts) {
    for (const text of texts) {
      const [from, to] = prefixRange(segment.phrases, fold(text))
      let least = 0
      const best: number[] = []
      for (let place = from; place < to; place++) {
        const count = segment.phraseCounts[place] as number
        if (best.length >= COMPLETIONS && count <= least) continue
        best.push(place)
        best.sort(
          (a, b) => (segment.phraseCounts[b] as number) - (segment.phraseCounts[a] as number),
        )
        best.length = Math.min(best.length, COMPLETIONS)
        least = segment.phraseCounts[best[best.length - 1] as number] as number
      }
      for (const place of best) {
        const phrase = segment.phrases[place] as string
        counts.set(phrase, (counts.get(phrase) ?? 0) + (segment.phraseCounts[place] as number))
      }
    }
  }
  return [...counts]
    .sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1))
    .slice(0, COMPLETIONS)
    .map(([phrase]) => phrase)
}
