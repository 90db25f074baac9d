import { THING_WORDS, type ThingWords } from '../language/thing-words.ts'
import { asTyped } from '../text/as-typed.ts'
import { containsStems } from '../text/stems.ts'
import { fold } from '../text/text.ts'
import type { Candidate } from './candidate.ts'
import { readingOf } from './candidate-reading.ts'
import { parseExcludedThings } from './excluded-things.ts'
import { parseExclusions } from './exclusions.ts'

/** A thing asked for by its name ("a weighted blanket"), or one of several ("a candle or a tea"). */
export type NamedThing = {
  /** The words for it as typed. */
  said: string
  things: readonly Pick<ThingWords, 'kinds' | 'looked'>[]
}

/** Words before a thing that comes with something else, or belongs to it. */
const BELONGING =
  /(?:^|[ ,])(?:with|without|of|from|by|on|in|at|my|your|their|its|the|this|that|these|about|like|drink(?:ing)?|wears?|con|sin|de|del|mi|tu|su|este|esta|mit|ohne|vom?|im|am|beim|bei|mein\w*|dein\w*|sein\w*|dies\w*|avec|sans|du|des|dans|sur|mon|ma|mes|ton|ta|ce|cette) (?:(?:an?|the|la|las|los|el|una?|die|das|der|den|dem|eine?[mnr]?|les?|une?) )?(?:\p{L}+ )?$/u
/** A class, a place or an app that has the thing in its name. */
const COMPOUND =
  /^(?:[ -](?:ceremon\w+|class(?:es)?|workshops?|courses?|lessons?|sessions?|retreats?|circles?|meditations?|baths?|house|rooms?|apps?|therap\w+|making|tastings?|zeremonie\w*|kurse?|museum|club|shop|store|making|healing))\b/u
const WORD_BEFORE = /(?:\p{L}+[ -]){0,1}$/u
const ARTICLE =
  /^(?:an?|the|some|any|good|nice|un[ae]?|algun[ao]?|ein\w*|gute\w*|schon\w*|bon(?:ne)?|new|really|(?:love|like|drink|want|wear|use|enjoy|hate)s?|for|i|need|want|buy|get|me|give|find|show|like|looking|oder|or|o|ou|and|y|und|et|you|have|habt|brauche|suche|busco|cherche|quiero|neue\w*|noch|another|best|cheap\w*|other|different|smaller|lighter)[ -]/

const PATTERNS = THING_WORDS.map(({ words, ...thing }) => ({
  pattern: new RegExp(`(?<!\\p{L})(?:[ld](?=[aeiouh]))?(?:${words})(?!\\p{L})`, 'u'),
  thing,
}))

/**
 * The thing that a text asks for by name; null if it names none, excludes it, or names it as a part of something else.
 * Never throws.
 */
export function readNamedThing(text: string): NamedThing | null {
  const plain = parseExcludedThings(parseExclusions(fold(text)).rest).rest
  const found = PATTERNS.flatMap(({ pattern, thing }) => {
    const match = pattern.exec(plain)
    if (!match) return []
    const before = plain.slice(0, match.index)
    // A cabin is stayed in, and an osteopath is gone to.
    const isOfOther = thing.kinds.includes('essential') && BELONGING.test(before)
    const isPart = isOfOther || COMPOUND.test(plain.slice(match.index + match[0].length))
    return isPart ? [] : [{ at: match.index, said: withModifier(before, match[0]), thing }]
  }).toSorted((a, b) => a.at - b.at)
  const [first] = found
  return first ? { said: asTyped(first.said, text), things: found.map(({ thing }) => thing) } : null
}

function withModifier(before: string, name: string): string {
  const word = WORD_BEFORE.exec(before)?.[0] ?? ''
  return ARTICLE.test(word) ? name : word + name
}

/** Whether a listing is such a thing, by its title, type, tags or description. */
export function isNamedThing({ things }: NamedThing, candidate: Candidate): boolean {
  const { all, description } = readingOf(candidate)
  return things.some(
    ({ kinds, looked }) =>
      kinds.includes(candidate.contentType) &&
      looked.some((each) => containsStems(all, each) || containsStems(description, each)),
  )
}
