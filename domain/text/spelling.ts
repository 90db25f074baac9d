import { completed, isKnown, TRADE_WORDS } from '../concepts/trade-words.ts'
import { languagesOf } from '../language/language-markers.ts'
import { editDistance, SHORTEST, type Vocabulary } from './edit-distance.ts'
import { SLIPS, SURE_SLIPS } from './right-words.ts'
import { type Elsewhere, isKnownElsewhere, meantIn } from './words-elsewhere.ts'

export type Repair = { typed: string; meant: string }

/** Maximum number of distinct words of a text to check, which bounds the run time. */
export const LOOKED_AT = 40

/**
 * Corrects the misspelt words of a folded text and lists the changes. Never changes a known word, a
 * number, a word of three letters (except the misspellings of SURE_SLIPS) or one that `isKept`.
 * `vocabulary` holds the words of the catalogue.
 */
export function repair(
  plain: string,
  {
    vocabulary,
    isKept = () => false,
  }: { vocabulary?: Vocabulary | undefined; isKept?: (word: string) => boolean } = {},
): { text: string; repairs: Repair[] } {
  const repairs: Repair[] = []
  const seen = new Map<string, string>()
  const languages = languagesOf(plain.split(' '))
  const others = languages.filter((language) => language !== 'en')
  const isElsewhere = languages[0] !== 'en'
  const isSettled = (word: string) => isKept(word) || (others.length > 0 && isKnownElsewhere(word))
  const text = plain.replace(/[\p{L}\p{N}]{3,40}/gu, (word, at: number) => {
    const isSureSlip = Object.hasOwn(SURE_SLIPS, word) && !vocabulary?.has(word)
    if (word.length < SHORTEST && !isSureSlip) return word
    const known = seen.get(word)
    if (known !== undefined) return known
    if (seen.size >= LOOKED_AT) return word
    const isLast = at + word.length === plain.length
    const meant = isSureSlip
      ? (SURE_SLIPS[word] ?? null)
      : isElsewhere
        ? meantElsewhere(word, others, isSettled)
        : ((isLast ? completed(word, vocabulary, isSettled) : null) ??
          nearer(
            word,
            meantBy(word, plain, vocabulary, isSettled),
            isKnown(word, vocabulary) ? null : meantElsewhere(word, others, isSettled),
          ))
    seen.set(word, meant ?? word)
    if (meant === null || meant === word) return word
    repairs.push({ typed: word, meant })
    return meant
  })
  return { text, repairs }
}

/** For other languages only their words of this trade are known, so only those are corrected. */
function meantElsewhere(
  word: string,
  languages: readonly Elsewhere[],
  isKept: (word: string) => boolean,
): string | null {
  return isKept(word) || isKnown(word, undefined) ? null : meantIn(word, languages)
}

/** The correction with fewer edits, `first` on a tie. */
function nearer(word: string, first: string | null, second: string | null): string | null {
  if (!first || !second || first === second) return first ?? second
  return editDistance(word, second, 2) < editDistance(word, first, 2) ? second : first
}

function meantBy(
  word: string,
  plain: string,
  vocabulary: Vocabulary | undefined,
  isKept: (word: string) => boolean,
): string | null {
  if (/\p{N}/u.test(word) || !/^[a-z]+$/.test(word)) return null
  const slip = Object.hasOwn(SLIPS, word) ? SLIPS[word] : undefined
  if (
    slip &&
    vocabulary &&
    !vocabulary.has(word) &&
    vocabulary.has(slip.meant) &&
    !slip.unless.test(plain)
  )
    return slip.meant
  if (isKnown(word, vocabulary) || isKept(word)) return null
  // Words of the trade take precedence over those of the catalogue.
  return nearer(word, TRADE_WORDS.nearest(word), vocabulary?.nearest(word) ?? null)
}
