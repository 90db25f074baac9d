import { titleWords, wordsNamed } from '#domain/named-title.ts'
import { stemOf } from '#domain/text.ts'
import { addHead, resetScratch } from './accumulate.ts'
import { placeOf } from './dictionary.ts'
import type { Part } from './parts.ts'
import { isIndexed } from './tokenize.ts'

/** Documents of one part whose titles a text names, each with the number of words; null for none. */
export type Titled = ReadonlyMap<number, number> | null

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
    if (list >= 0) addHead(segment.title, list, 0, 1 << place, segment.size, scratch)
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
