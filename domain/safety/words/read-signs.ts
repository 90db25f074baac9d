import type { Language } from '../../language/language.ts'
import type { LazyRegExp } from '../patterns/lazy-regexp.ts'
import { type Called, RULES, type Rule } from '../rules.ts'
import { ENGLISH_SIGNS } from './english-signs.ts'
import { FRENCH_SIGNS } from './french-signs.ts'
import { GERMAN_SIGNS } from './german-signs.ts'
import { patternsOf, type Sign, type Span, spansOf, wordNumbers } from './signs.ts'
import { SPANISH_SIGNS } from './spanish-signs.ts'

const PATTERNS: Record<Language, ReadonlyMap<Sign, LazyRegExp>> = {
  en: patternsOf(ENGLISH_SIGNS, 'en'),
  es: patternsOf(SPANISH_SIGNS, 'es'),
  de: patternsOf(GERMAN_SIGNS, 'de'),
  fr: patternsOf(FRENCH_SIGNS, 'fr'),
}

/** Maximum distance, in words, at which a sign excuses a combination. */
const GUARDED = 4

/**
 * The first of the `wanted` kinds that a combination of signs in the given languages indicates;
 * null without one. Expects the words of `deobfuscatedWords`. Never throws.
 */
export function readSigns<Wanted extends Called>(
  words: readonly string[],
  languages: readonly Language[],
  wanted: readonly Wanted[],
): Wanted | null {
  const text = words.join(' ')
  const numbers = wordNumbers(text)
  const read = languages.map((language) => spansIn(text, numbers, PATTERNS[language]))
  for (const rule of RULES) {
    const calls = wanted.find((kind) => kind === rule.calls)
    if (calls && read.some((spans) => applies(rule, spans))) return calls
  }
  return null
}

type Spans = (sign: Sign) => readonly Span[]

/** Finds the spans of a sign on first use. */
function spansIn(
  text: string,
  numbers: Uint16Array,
  patterns: ReadonlyMap<Sign, LazyRegExp>,
): Spans {
  const found = new Map<Sign, Span[]>()
  return (sign) => {
    const known = found.get(sign)
    if (known) return known
    const pattern = patterns.get(sign)?.(text)
    const spans = pattern ? spansOf(pattern, text, numbers) : []
    found.set(sign, spans)
    return spans
  }
}

function applies({ signs, within, isOrdered, unless = [] }: Rule, spans: Spans): boolean {
  if (signs.some((sign) => spans(sign).length === 0)) return false
  const excuses = unless.flatMap((sign) => spans(sign))
  const isExcused = (first: number, last: number) =>
    excuses.some(([from, to]) => from <= last + GUARDED && to >= first - GUARDED)
  const together = (at: number, chosen: readonly Span[]): boolean => {
    const sign = signs[at]
    const first = Math.min(...chosen.map(([from]) => from))
    const last = Math.max(...chosen.map(([, to]) => to))
    if (sign === undefined) return !isExcused(first, last)
    return spans(sign).some(
      (span) =>
        Math.max(last, span[1]) - Math.min(first, span[0]) <= within &&
        (!isOrdered || at < signs.length - 1 || span[0] > (chosen.at(-1)?.[1] ?? -1)) &&
        chosen.every(([from]) => span[0] !== from) &&
        together(at + 1, [...chosen, span]),
    )
  }
  return together(0, [])
}
