import { VOCABULARY } from './vocabulary.ts'

const WHOLE = new Map<string, string>()
const STARTS = new Map<string, string>()
/** Meanings by phonetic key, for misspellings that sound alike. */
const SOUNDS = new Map<string, string>()
const SOUND_STARTS = new Map<string, string>()

const SHORTEST_START = 2
/** Shorter words share their phonetic key with too many others. */
const SHORTEST_SOUND = 5

for (const line of VOCABULARY.trim().split('\n')) {
  const [meaning = '', words = ''] = line.split(': ')
  for (const word of words.split(' ')) {
    const isStart = word.endsWith('*')
    const spelling = word.replace('*', '')
    setFirst(isStart ? STARTS : WHOLE, spelling, meaning)
    if (spelling.length >= SHORTEST_SOUND)
      setFirst(isStart ? SOUND_STARTS : SOUNDS, soundOf(spelling), meaning)
  }
}

function setFirst(table: Map<string, string>, word: string, meaning: string): void {
  if (!table.has(word)) table.set(word, meaning)
}

/** The meaning of a folded word, by longest known prefix or phonetic key; null if unknown. */
export function meaningOf(word: string): string | null {
  const known = WHOLE.get(word) ?? startOf(word, STARTS, SHORTEST_START)
  if (known || word.length < SHORTEST_SOUND) return known ?? null
  const sound = soundOf(word)
  return SOUNDS.get(sound) ?? startOf(sound, SOUND_STARTS, SHORTEST_SOUND - 1) ?? null
}

function startOf(word: string, starts: ReadonlyMap<string, string>, shortest: number) {
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
