import { createSpelling, type Vocabulary } from '../text/edit-distance.ts'
import { ENGLISH_WORDS } from '../text/english-words.ts'
import { OFTEN_MISSPELT, RIGHT_WORDS } from '../text/right-words.ts'
import { stemOf } from '../text/text.ts'
import { CONCEPTS } from './concepts.ts'

const FAVOURED = 50
/** A prefix longer than this ("unplug*") counts as a word by itself. */
const LONGEST_STUB = 6

/** The English words of the thesaurus, and words of this trade that are often misspelt. */
export const TRADE_WORDS: Vocabulary = createSpelling(tradeWords())
const KNOWN_BEGINNINGS = beginningsAsked()

function* tradeWords(): Generator<readonly [string, number]> {
  for (const word of OFTEN_MISSPELT) yield [word, FAVOURED]
  for (const { asked, offered } of Object.values(CONCEPTS)) {
    for (const { words } of offered) for (const word of words) yield [word, 20]
    for (const { words } of asked.en)
      for (const word of words)
        if (!word.endsWith('*')) yield [word, 5]
        else if (word.length > LONGEST_STUB) yield [word.slice(0, -1), 3]
  }
}

/** Prefixes ("insomni*") long enough to accept any word with them. */
function beginningsAsked(): ReadonlySet<string> {
  return new Set(
    Object.values(CONCEPTS)
      .flatMap(({ asked }) => asked.en)
      .flatMap(({ words }) =>
        words.flatMap((word) => (word.endsWith('*') && word.length > 5 ? [word.slice(0, -1)] : [])),
      ),
  )
}

/**
 * Whether a folded word needs no correction: it, or its stem, is a word of the trade, the catalogue or
 * the language.
 */
export function isKnown(word: string, vocabulary: Vocabulary | undefined): boolean {
  if (ENGLISH_WORDS.has(word) || RIGHT_WORDS.has(word) || TRADE_WORDS.has(word)) return true
  if (vocabulary?.has(word)) return true
  for (let end = 5; end <= word.length; end++)
    if (KNOWN_BEGINNINGS.has(word.slice(0, end))) return true
  return isInflected(word, vocabulary)
}

const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|y|ness|ful|less|able|ish|ment|ation|ist|ists)$/

function isInflected(word: string, vocabulary: Vocabulary | undefined): boolean {
  const bare = word.replace(ENDINGS, '')
  if (bare === word || bare.length < 3) return false
  return [
    bare,
    `${bare}e`,
    bare.replace(/(.)\1$/, '$1'),
    bare.replace(/i$/, 'y'),
    stemOf(word),
  ].some(
    (form) =>
      form.length > 2 && (TRADE_WORDS.has(form) || RIGHT_WORDS.has(form) || vocabulary?.has(form)),
  )
}

const SORTED = [...new Set([...tradeWords()].map(([word]) => word))].sort()
const SHORTEST_PREFIX = 5

/** The most common trade word with the last word of a text as its prefix ("insomn"). */
export function completed(
  word: string,
  vocabulary: Vocabulary | undefined,
  isKept: (word: string) => boolean,
): string | null {
  if (word.length < SHORTEST_PREFIX || isKnown(word, vocabulary) || isKept(word)) return null
  let from = 0
  for (let to = SORTED.length; from < to; ) {
    const middle = (from + to) >>> 1
    if ((SORTED[middle] as string) < word) from = middle + 1
    else to = middle
  }
  const candidates: string[] = []
  for (; SORTED[from]?.startsWith(word); from++) candidates.push(SORTED[from] as string)
  return (
    candidates.sort(
      (a, b) => TRADE_WORDS.frequency(b) - TRADE_WORDS.frequency(a) || a.length - b.length,
    )[0] ?? null
  )
}
