import type { Part } from '../parts.ts'

/** The title of a document, in lower case: the first line of its searched text (see fields). */
export function titleOf(part: Part, document: number): string {
  return decode(part, document, 'title')
}

/** The whole searched text of a document, in lower case. */
export function textOf(part: Part, document: number): string {
  return decode(part, document, 'all')
}

function decode({ segment }: Part, document: number, until: 'title' | 'all'): string {
  const { pieces, pieceIsWord, textOffsets, textBytes } = segment
  const end = textOffsets[document + 1] as number
  let at = textOffsets[document] as number
  let text = ''
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
    if (until === 'title' && piece.includes('\n')) return text + piece.slice(0, piece.indexOf('\n'))
    text += isWord && afterWord ? ` ${piece}` : piece
    afterWord = isWord
  }
  return text
}
