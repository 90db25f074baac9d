import type { Language } from '../../language/language.ts'
import { type LazyRegExp, lazyRegExp } from '../patterns/lazy-regexp.ts'

/**
 * Elementary signs of danger. Each is harmless by itself; rules.ts defines which combinations mean
 * danger.
 */
const SIGNS = [
  // Persons and their intentions.
  'person',
  'kin',
  'dear',
  'child',
  'crowd',
  'me',
  'intent',
  'earnest',
  'voices',
  'tell',
  'not',
  'self',
  'hate',
  // Life and death.
  'die',
  'live',
  'being',
  'pointless',
  'whatFor',
  'hint',
  'hurtSelf',
  'again',
  'rope',
  'note',
  'silent',
  'steer',
  'obstacle',
  'imagines',
  'downAll',
  'wake',
  'got',
  'planned',
  'dieVerb',
  'height',
  'jump',
  'vanish',
  'forever',
  'nobody',
  'notice',
  'darkThoughts',
  'farewell',
  'ownEnd',
  // Harm done by people.
  'urge',
  'kill',
  'murder',
  'murders',
  'victim',
  'obsessed',
  'recipe',
  'abused',
  'strike',
  'weapon',
  'hit',
  'assault',
  'touch',
  'night',
  'confine',
  'phone',
  'stalk',
  'atMyPlace',
  'bruise',
  'fear',
  'home',
  'massacre',
  // Medical emergencies.
  'swallow',
  'poison',
  'fever',
  'limp',
  'blueFace',
  'pregnant',
  'bleed',
  'move',
  'face',
  'droop',
  'speak',
  'chest',
  'pain',
  'grave',
  'breath',
  'throat',
  'swell',
  'blood',
  'spit',
  'pills',
  'tooMany',
  'took',
  'acute',
  'unconscious',
  'seizure',
  'confused',
  'oddSpeech',
  'limb',
  'head',
  'suddenly',
  // Eating disorders.
  'disorder',
  'eat',
  'days',
  'slim',
  'refuse',
  'kilos',
  'lowWeight',
  'vomit',
  'meal',
  'laxative',
  'allowOnly',
  'portion',
  'starve',
  'binge',
  'guilt',
  'shame',
  'downTo',
  // Medicines.
  'medicine',
  'change',
  'alcohol',
  'herb',
  'dose',
  'with',
  // Guards that make a combination harmless.
  'sport',
  'figure',
  'place',
  'food',
] as const
export type Sign = (typeof SIGNS)[number]

/** Expressions of each sign, as folded words without apostrophes; " _ " is one to three words. */
export type Vocabulary = Partial<Record<Sign, string>>

/** The span of a sign: indices of its first and last word. */
export type Span = readonly [first: number, last: number]

/**
 * One pattern per sign that a language has words for. French words may carry an elided article
 * ("lhopital").
 */
export function patternsOf(
  vocabulary: Vocabulary,
  language: Language,
): ReadonlyMap<Sign, LazyRegExp> {
  const elided = language === 'fr' ? '(?:[ldjnsmtc]|qu)?' : ''
  return new Map(
    SIGNS.flatMap((sign) => {
      const words = vocabulary[sign]
      if (!words) return []
      return [
        [
          sign,
          lazyRegExp(
            () => sourceOf(words),
            (source) => new RegExp(`(?<!\\S)${elided}(?:${source})(?!\\S)`, 'g'),
          ),
        ],
      ]
    }),
  )
}

function sourceOf(words: string): string {
  return words.replaceAll(' _ ', ' (?:\\w+ ){1,3}')
}

/** The word index of each character, in words separated by single spaces. */
export function wordNumbers(text: string): Uint16Array {
  const numbers = new Uint16Array(text.length)
  for (let at = 0, word = 0; at < text.length; at++) {
    if (text.charCodeAt(at) === 32) word++
    numbers[at] = word
  }
  return numbers
}

/** The spans of a pattern's matches in a text with word indices. */
export function spansOf(pattern: RegExp, text: string, numbers: Uint16Array): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => [
    numbers[index] ?? 0,
    numbers[index + match.length - 1] ?? 0,
  ])
}
