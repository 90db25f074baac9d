import type { Language } from '../../language/language.ts'
import { UNRELATED, VOCABULARY } from './vocabulary.ts'

type Meaning = {
  name: string /** Languages in which the word has another one. */
  notIn: readonly string[]
}

const WHOLE = new Map<string, Meaning>()
const STARTS = new Map<string, Meaning>()
/** Meanings by phonetic key, for misspellings that sound alike. */
const SOUNDS = new Map<string, Meaning>()
const SOUND_STARTS = new Map<string, Meaning>()
const WITHOUT_MEANING = new Set(UNRELATED.trim().split(/\s+/))

const SHORTEST_START = 2
/** Shorter words share their phonetic key with too many others. */
const SHORTEST_SOUND = 5

for (const line of VOCABULARY.trim().split('\n')) {
  const [name = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) {
    const [pattern = '', languages = ''] = word.split('~')
    const meaning = { name, notIn: languages.split(',') }
    const isStart = pattern.endsWith('*')
    const spelling = pattern.replace('*', '')
    setFirst(isStart ? STARTS : WHOLE, spelling, meaning)
    if (spelling.length >= SHORTEST_SOUND)
      setFirst(isStart ? SOUND_STARTS : SOUNDS, soundOf(spelling), meaning)
  }
}

function setFirst(table: Map<string, Meaning>, word: string, meaning: Meaning): void {
  if (!table.has(word)) table.set(word, meaning)
}

/**
 * The meaning of a folded word in a text of these languages, by longest known prefix or phonetic key; null if
 * unknown.
 */
export function meaningOf(word: string, languages: readonly Language[]): string | null {
  const meaning = WITHOUT_MEANING.has(word) ? undefined : listed(word)
  if (!meaning || languages.every((language) => meaning.notIn.includes(language))) return null
  return meaning.name
}

function listed(word: string): Meaning | undefined {
  const known = WHOLE.get(word) ?? startOf(word, STARTS, SHORTEST_START)
  if (known || word.length < SHORTEST_SOUND) return known
  const sound = soundOf(word)
  return SOUNDS.get(sound) ?? startOf(sound, SOUND_STARTS, SHORTEST_SOUND - 1)
}

function startOf(word: string, starts: ReadonlyMap<string, Meaning>, shortest: number) {
  for (let length = word.length; length >= shortest; length--) {
    const meaning = starts.get(word.slice(0, length))
    if (meaning) return meaning
  }
}

/** A phonetic key for spelling by ear, independent of the language. */
function soundOf(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/qu|c(?![eiyh])|ck/g, 'k')
    .replace(/c(?=[eiy])|z|x/g, 's')
    .replace(/v|w/g, 'b')
    .replace(/h/g, '')
    .replace(/y|ll/g, 'i')
    .replace(/d$/, 't')
    .replace(/(.)\1+/g, '$1')
}
