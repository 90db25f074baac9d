import { createSpelling } from '../../text/edit-distance.ts'
import { fold } from '../../text/text.ts'
import { TAGS_A_TO_K } from '../../vocabulary/tags-a-to-k.ts'
import { TAGS_L_TO_Z } from '../../vocabulary/tags-l-to-z.ts'
import { TYPES } from '../../vocabulary/types.ts'
import type { Language } from '../language.ts'
import { FRENCH } from './french.ts'
import { GERMAN } from './german.ts'
import { SPANISH } from './spanish.ts'

export type Foreign = Exclude<Language, 'en'>

/** English phrases by the folded phrase of a language. */
type Glossary = ReadonlyMap<string, readonly string[]>

/** The English phrases of `count` words of a text. */
export type Translation = { from: number; count: number; english: readonly string[] }

const LONGEST_PHRASE = 3
/** Shorter parts of a German compound occur by chance. */
const SHORTEST_PART = 3
const LONGEST_COMPOUND = 40
/** Letters that join the parts of a compound: "Schwangerschaftsyoga". */
const JOINTS = ['', 's', 'n', 'en', 'es', 'er', 'e']

const GLOSSARIES: Record<Foreign, Glossary> = {
  es: glossaryOf(SPANISH, 0),
  de: glossaryOf(GERMAN, 1),
  fr: glossaryOf(FRENCH, 2),
}

/** The listed entries, and the translated types and tags of listings. */
function glossaryOf(listed: string, column: 0 | 1 | 2): Glossary {
  const found = new Map<string, string[]>()
  function add(foreign: string, english: string) {
    const known = found.get(foreign) ?? []
    if (!known.includes(english)) found.set(foreign, [...known, english])
  }
  for (const line of listed.trim().split('\n').filter(Boolean)) {
    const [english = '', words = ''] = line.split(': ')
    for (const word of words.split(', ')) add(word, english)
  }
  for (const [english, row] of Object.entries({ ...TYPES, ...TAGS_A_TO_K, ...TAGS_L_TO_Z }))
    add(plainOf(row[column]), plainOf(english))
  return found
}

function plainOf(phrase: string): string {
  return fold(phrase).replaceAll('-', ' ')
}

const THINGS: ReadonlySet<string> = new Set(
  Object.values(GLOSSARIES).flatMap((glossary) => [...glossary.values()].flat()),
)

/** Whether an English word or phrase names something of the trade. */
export function isThing(phrase: string): boolean {
  return THINGS.has(phrase)
}

/** The single words of a glossary. */
export function glossaryWords(language: Foreign): string[] {
  return [...GLOSSARIES[language].keys()].filter((phrase) => !phrase.includes(' '))
}

/**
 * The phrases of folded words that a glossary translates, longest first at each word. Languages are tried in
 * their order.
 */
export function translate(words: readonly string[], languages: readonly Language[]): Translation[] {
  const found: Translation[] = []
  for (let from = 0; from < words.length; ) {
    const translation = translationAt(words, from, foreignOf(languages))
    if (translation) found.push(translation)
    from += translation?.count ?? 1
  }
  return found
}

function translationAt(
  words: readonly string[],
  from: number,
  languages: readonly Foreign[],
): Translation | null {
  for (let count = Math.min(LONGEST_PHRASE, words.length - from); count > 0; count--) {
    const phrase = words.slice(from, from + count).join(' ')
    for (const language of languages) {
      const english = GLOSSARIES[language].get(phrase)
      if (english) return { from, count, english }
    }
  }
  const parts = languages.includes('de') ? partsOf(words[from] ?? '') : null
  if (!parts) return null
  return { from, count: 1, english: parts.flatMap((part) => GLOSSARIES.de.get(part) ?? []) }
}

const SPELLINGS = lazily((language) =>
  createSpelling(glossaryWords(language).map((word) => [word, 1] as const)),
)
/** Shorter words are close to too many others. */
const SHORTEST_MISSPELT = 6

/** The word of a glossary that a misspelt folded word is closest to; null where none is close. */
export function closestInGlossary(word: string, languages: readonly Language[]): string | null {
  if (word.length < SHORTEST_MISSPELT) return null
  for (const language of foreignOf(languages)) {
    const closest = SPELLINGS(language).nearest(word)
    if (closest) return closest
  }
  return null
}

function lazily<T>(make: (language: Foreign) => T): (language: Foreign) => T {
  const made = new Map<Foreign, T>()
  return (language) => {
    const known = made.get(language) ?? make(language)
    made.set(language, known)
    return known
  }
}

/** The known parts of a German compound, the longest first one; null for other words. */
function partsOf(word: string): string[] | null {
  return word.length > LONGEST_COMPOUND ? null : split(word, new Map())
}

/** @param tried the results for ends of the word: without them ambiguous parts take exponential time */
function split(word: string, tried: Map<string, string[] | null>): string[] | null {
  const known = tried.get(word)
  if (known !== undefined) return known
  const found = splitAnew(word, tried)
  tried.set(word, found)
  return found
}

function splitAnew(word: string, tried: Map<string, string[] | null>): string[] | null {
  const isPart = (part: string) => part.length >= SHORTEST_PART && GLOSSARIES.de.has(part)
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end--) {
    const beginning = word.slice(0, end)
    const joint = JOINTS.find(
      (each) => beginning.endsWith(each) && isPart(beginning.slice(0, end - each.length)),
    )
    if (joint === undefined) continue
    const first = beginning.slice(0, end - joint.length)
    const rest = word.slice(end)
    if (isPart(rest)) return [first, rest]
    const others = split(rest, tried)
    if (others) return [first, ...others]
  }
  return null
}

function foreignOf(languages: readonly Language[]): Foreign[] {
  return languages.filter((language) => language !== 'en')
}
