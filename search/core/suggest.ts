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
import { bitsIn } from './rank/bits.ts'
import { createTop, type Top } from './rank/top.ts'

const ANY_WORD = {
  kind: 'word',
  weight: 1,
  share: 0,
  onlyAdds: false,
  aboutFrom: 0,
  touchesFrom: 0,
} as const

import { toHits } from './why.ts'

const LONGEST_TYPED = 100
const WORDS_LIMIT = 8
const COMPLETIONS = 8
/** Entries read for one word of what is typed; lists begin with the best rated, so the work stays flat. */
const ENTRIES = 2_000
const LEAST_HEAD = 4
const TERMS_LIMIT = 250

/** Stems that a typed word may become, in one part. */
type Asked = { said: string; termsIn(part: Part): number[] }

/** What typed text finds: titles first, then other words, then what is meant; and the phrases it may become. */
export function answerSuggest(
  catalogue: Catalogue,
  language: Language,
  typed: string,
  limit: number,
): SuggestAnswer {
  const words = wordsOf(typed.slice(0, LONGEST_TYPED)).slice(-WORDS_LIMIT)
  const last = words[words.length - 1]
  if (last === undefined || limit <= 0) return { hits: [], completions: [] }
  const prefixes = prefixesFor(catalogue.parts, last)
  const asked = [
    ...words
      .slice(0, -1)
      .filter(isIndexed)
      .map((word) => wordAsked(catalogue.parts, word)),
    prefixAsked(last, prefixes),
  ]
  const terms = asked.map(({ said }): Term => ({ ...ANY_WORD, key: said, said }))
  const before = words.slice(0, -1).join(' ')
  const phrases = prefixes.map((prefix) => (before ? `${before} ${prefix}` : prefix))
  const completions = completionsOf(catalogue.parts, phrases)
  const top = createTop(limit, catalogue.idOf)
  const full = 2 ** asked.length - 1
  for (const part of catalogue.parts) resetScratch(part.scratch)
  let whole = addAll(catalogue, asked, ({ title }) => title, full, limit)
  if (whole < limit) whole = addAll(catalogue, asked, ({ main }) => main, full, limit)
  const begun = offerBegun(catalogue.parts, top, typed)
  offerAll(catalogue.parts, top, whole > 0 ? full : 0, begun)
  const hits = toHits(top.inOrder(), terms, catalogue, maskIn(catalogue))
  if (hits.length >= limit) return { hits, completions }
  const meant = suggestMeant(catalogue, language, typed.slice(0, LONGEST_TYPED), limit)
  const shown = new Set(hits.map(({ id }) => id))
  const more = meant.filter(({ id }) => !shown.has(id))
  return { hits: [...hits, ...more].slice(0, limit), completions }
}

/** Beginnings that words have: the typed one or, if no word has it, those one edit away. */
function prefixesFor(parts: readonly Part[], typed: string): string[] {
  const begins = ({ segment }: Part, prefix: string) => {
    const [from, to] = prefixRange(segment.words, prefix)
    return to > from
  }
  if (parts.some((part) => begins(part, typed))) return [typed]
  const near = parts.flatMap(({ segment }) => {
    const whole = repairOf(segment, typed)
    return [...(whole ? [whole.word] : []), ...repairedPrefixes(segment.words, typed)]
  })
  return [...new Set(near)].slice(0, 6)
}

function prefixAsked(said: string, prefixes: readonly string[]): Asked {
  return {
    said,
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

function wordAsked(parts: readonly Part[], word: string): Asked {
  const stem = stemOf(word)
  const isKnown = parts.some(({ segment }) => placeOf(segment.terms, stem) >= 0)
  return {
    said: word,
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

/** Adds the heads of all words' lists; answers how many documents have every word, counted up to `enough`. */
function addAll(
  { parts }: Catalogue,
  asked: readonly Asked[],
  listsIn: (segment: Part['segment']) => Lists,
  full: number,
  enough: number,
): number {
  let whole = 0
  for (const part of parts) {
    const lists = listsIn(part.segment)
    asked.forEach((word, place) => {
      const terms = word.termsIn(part)
      const head = Math.max(LEAST_HEAD, Math.floor(ENTRIES / Math.max(1, terms.length)))
      for (const term of terms) addHead(lists, term, 4, 1 << place, head, part.scratch)
    })
    const { touched, masks, found } = part.scratch
    for (let place = 0; place < found && whole < enough; place++) {
      const document = touched[place] as number
      if (masks[document] === full && !isDeleted(part, document)) whole += 1
    }
  }
  return whole
}

/** What begins with all that is typed stands above what only has its words, the best rated first. */
const BEGUN = 100

function offerBegun(parts: readonly Part[], top: Top, typed: string): ReadonlySet<number>[] {
  const begun = matchTitlePrefix(parts, typed)
  return parts.map(({ segment }, place) => {
    const documents = begun[place] ?? []
    for (const document of documents)
      top.offer(BEGUN, 0, segment.score[document] as number, place, document)
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
      top.offer(bitsIn(mask), (sums[document] as number) * rating, rating, place, document)
    }
  })
}

/** The masks that the last pass left; no other pass may lie in between. */
function maskIn({ parts }: Catalogue): (part: number, document: number) => number {
  return (part, document) => parts[part]?.scratch.masks[document] ?? 0
}

/** The best rated of what the words mean, read from the heads of their lists. */
function suggestMeant(catalogue: Catalogue, language: Language, typed: string, limit: number) {
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

/** The phrases behind most listings that begin with one of the texts. */
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
