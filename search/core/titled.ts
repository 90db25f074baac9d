import { titleWords, wordsNamed } from '#domain/named-title.ts'
import { stemOf } from '#domain/text.ts'
import { ABOUT, addList, resetScratch, TOUCHES } from './accumulate.ts'
import { placeOf } from './dictionary.ts'
import type { Part } from './parts.ts'
import { NEVER } from './plan.ts'
import { isIndexed } from './tokenize.ts'

/** Documents of one part whose titles a text names, each with the number of words; null for none. */
export type Titled = ReadonlyMap<number, number> | null

const ONLY_MARKS = { weight: 0, aboutFrom: NEVER, touchesFrom: NEVER }
const WORDS_LIMIT = 30

/** Finds the documents whose title a text is or contains (domain/named-title); overwrites the scratch. */
export function titledIn(part: Part, text: string): Titled {
  const asked = titleWords(text)
  const telling = asked.filter(isIndexed).slice(0, WORDS_LIMIT)
  if (telling.length === 0) return null
  const { segment, scratch } = part
  resetScratch(scratch)
  telling.forEach((word, place) => {
    const list = placeOf(segment.terms, stemOf(word))
    if (list >= 0) addList(segment.title, list, ONLY_MARKS, 1 << place, scratch)
  })
  const named = new Map<number, number>()
  for (let at = 0; at < scratch.found; at++) {
    const document = scratch.touched[at] as number
    const mask = scratch.masks[document] as number
    // A title of several words has two of them side by side.
    if (telling.length > 1 && (mask & (mask >>> 1)) === 0) continue
    const words = wordsNamed(asked, titleOf(part, document))
    if (words > 0) named.set(document, words)
  }
  resetScratch(scratch)
  return named.size > 0 ? named : null
}

/** Adds what is named by its title to what was found, however little else of the question it meets. */
export function findTitled(
  { scratch }: Part,
  titled: Titled,
  isWanted: (document: number) => boolean,
): void {
  for (const document of titled?.keys() ?? []) {
    if (!isWanted(document)) continue
    const mask = scratch.masks[document] as number
    if (mask === 0) scratch.touched[scratch.found++] = document
    scratch.masks[document] = mask | ABOUT | TOUCHES
  }
}

/** The first line of the searched text (see fields), in lower case. */
function titleOf({ segment }: Part, document: number): string {
  const { pieces, pieceIsWord, textOffsets, textBytes } = segment
  const end = textOffsets[document + 1] as number
  let at = textOffsets[document] as number
  let title = ''
  let afterWord = false
  while (at < end) {
    let byte = textBytes[at++] as number
    let place = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = textBytes[at++] as number
      place |= (byte & 127) << shift
    }
    const piece = pieces[place] as string
    const isWord = pieceIsWord[place] === 1
    if (piece.includes('\n')) return title + piece.slice(0, piece.indexOf('\n'))
    title += isWord && afterWord ? ` ${piece}` : piece
    afterWord = isWord
  }
  return title
}
