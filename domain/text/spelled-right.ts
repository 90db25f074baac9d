import { CONTENT_TYPE_WORDS, FIGURE_OF_SPEECH, NO_LONGER } from '../concepts/intent-words.ts'
import { isMarker } from '../language/language-markers.ts'
import { isUnitWord } from '../language/unit-words.ts'
import { readPets } from '../listing/pets.ts'
import { isTotalWord } from '../money/money.ts'
import { type Exclusions, isAvoidable, parseExclusions } from '../need/exclusions.ts'
import { isPlaceWord } from '../place/known-places.ts'
import { withoutRuledOut } from '../place/place-ruled-out.ts'
import { isEmptyWord } from './content-words.ts'
import type { Repair } from './spelling.ts'
import { wordsOf } from './text.ts'

/** Stop words, units and names of places and content types are never corrected: "productos" is not "productive". */
export function isSettled(word: string): boolean {
  const isCommon = isEmptyWord(word) || isPlaceWord(word) || isMarker(word)
  return isCommon || isTotalWord(word) || isKindWord(word) || isUnitWord(word) || isAvoidable(word)
}

function isKindWord(word: string): boolean {
  return Object.values(CONTENT_TYPE_WORDS).some((pattern) => pattern.exec(word)?.[0] === word)
}

/** The words of a text after spelling correction, without exclusions. */
export function spelledRight(
  text: string,
  repairs: readonly Repair[],
  { looked, said }: Pick<Exclusions, 'looked' | 'said'>,
  away: string | undefined,
): string[] {
  const meant = new Map(repairs.map(({ typed, meant }) => [typed, meant]))
  const words = wordsOf(text).map((word) => meant.get(word) ?? word)
  const joined = ` ${words.join(' ')} `
  const remaining = [...said, ...(away ? [away] : [])].reduce(
    (rest, each) => rest.replace(` ${wordsOf(each).join(' ')} `, ' '),
    joined,
  )
  const withoutExclusions = withoutRuledOut(remaining.replace(readPets(joined).without ?? '', ' '))
    .replace(NO_LONGER, ' ')
    .replace(FIGURE_OF_SPEECH, ' ')
  // Without commas, "no, massage" would be parsed as an exclusion of massage.
  const reparsed = parseExclusions(withoutExclusions)
  return wordsOf(
    reparsed.looked.every((word) => looked.includes(word)) ? reparsed.rest : withoutExclusions,
  )
}
