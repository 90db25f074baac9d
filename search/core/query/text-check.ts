import type { Part } from '../parts.ts'

const ENDS = 1
const BEGINS = 2
const HOLDS = 4

/**
 * Creates a check whether the text of a document contains a sequence of pieces (see tokenize), of which the
 * first and last may be partial. Compares piece by piece without rebuilding the text; null if no text can
 * match.
 */
export function createTextCheck(
  { segment }: Part,
  wanted: readonly string[],
): ((document: number) => boolean) | null {
  const { pieces, textOffsets, textBytes } = segment
  const first = wanted[0] ?? ''
  const last = wanted[wanted.length - 1] ?? ''
  const marks = Uint8Array.from(pieces, (piece) =>
    wanted.length === 1
      ? piece.includes(first)
        ? HOLDS
        : 0
      : (piece.endsWith(first) ? ENDS : 0) | (piece.startsWith(last) ? BEGINS : 0),
  )
  const inner = wanted.slice(1, -1).map((piece) => pieces.indexOf(piece))
  const isPossible =
    wanted.length === 1
      ? marks.includes(HOLDS)
      : !inner.includes(-1) && marks.some((mark) => (mark & BEGINS) !== 0)
  if (!isPossible) return null
  const isWord = segment.pieceIsWord
  const space = pieces.indexOf(' ')
  const text = new Int32Array(longestText(textOffsets) * 2)

  function read(document: number): number {
    const end = textOffsets[document + 1] as number
    let at = textOffsets[document] as number
    let length = 0
    let afterWord = false
    while (at < end) {
      let byte = textBytes[at++] as number
      let piece = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textBytes[at++] as number
        piece |= (byte & 127) << shift
      }
      const word = isWord[piece] === 1
      if (word && afterWord) text[length++] = space
      text[length++] = piece
      afterWord = word
    }
    return length
  }

  /** For a single piece, which mostly occurs early or not at all. */
  function containsPiece(document: number): boolean {
    const end = textOffsets[document + 1] as number
    let at = textOffsets[document] as number
    while (at < end) {
      let byte = textBytes[at++] as number
      let piece = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textBytes[at++] as number
        piece |= (byte & 127) << shift
      }
      if (marks[piece] === HOLDS) return true
    }
    return false
  }

  function matchesAt(start: number): boolean {
    for (let place = 0; place < inner.length; place++)
      if (text[start + 1 + place] !== inner[place]) return false
    return ((marks[text[start + 1 + inner.length] as number] as number) & BEGINS) !== 0
  }

  // Spaces between words are not stored, so these need the full reading.
  if (wanted.length === 1 && first.trim() !== '') return containsPiece
  return (document) => {
    const length = read(document)
    if (wanted.length === 1) {
      for (let at = 0; at < length; at++) if (marks[text[at] as number] === HOLDS) return true
      return false
    }
    const starts = length - inner.length - 1
    for (let at = 0; at < starts; at++)
      if (((marks[text[at] as number] as number) & ENDS) !== 0 && matchesAt(at)) return true
    return false
  }
}

function longestText(offsets: Uint32Array): number {
  let longest = 0
  for (let at = 1; at < offsets.length; at++)
    longest = Math.max(longest, (offsets[at] as number) - (offsets[at - 1] as number))
  return longest
}
