import type { Segment } from '../index/segment.ts'
import { isWordPiece } from '../index/tokenize.ts'
import type { Part } from '../parts.ts'
import { type Bits, setBit } from '../rank/bits.ts'

/**
 * Adds the documents whose text contains a sequence of pieces, of which the first and last may be partial.
 * The inner pieces are searched as bytes in all texts at once; two adjacent words in a single pass.
 *
 * @returns false for other sequences
 */
export function documentsWithRun(part: Part, wanted: readonly string[], to: Bits): boolean {
  const { segment } = part
  const needle = bytesOf(segment, wanted)
  if (needle.length === 0) return wanted.length === 3 && addAdjacent(segment, wanted, to)
  const { textOffsets, textBytes } = segment
  const texts = Buffer.from(
    textBytes.buffer as ArrayBuffer,
    textBytes.byteOffset,
    textBytes.byteLength,
  )
  const ends = createEndCheck(segment, wanted[0] as string, (piece, own) => piece.endsWith(own))
  const begins = createEndCheck(segment, wanted[wanted.length - 1] as string, (piece, own) =>
    piece.startsWith(own),
  )
  let document = 0
  for (let at = texts.indexOf(needle); at >= 0; ) {
    document = documentAt(textOffsets, at, document)
    const start = textOffsets[document] as number
    const end = textOffsets[document + 1] as number
    const isFound =
      at > start &&
      at + needle.length < end &&
      (textBytes[at - 1] as number) < 128 &&
      ends(pieceAt(textBytes, beginningOf(textBytes, at - 1, start))) &&
      begins(pieceAt(textBytes, at + needle.length))
    if (isFound) setBit(to, document)
    at = texts.indexOf(needle, isFound ? end : at + 1)
  }
  return true
}

/** Two words separated by a space, which is not stored. */
function addAdjacent(
  { pieces, textOffsets, textBytes, size }: Segment,
  [first, , last]: readonly string[],
  to: Bits,
): true {
  const ends = Uint8Array.from(pieces, (piece) => (piece.endsWith(first as string) ? 1 : 0))
  const begins = Uint8Array.from(pieces, (piece) => (piece.startsWith(last as string) ? 1 : 0))
  for (let document = 0; document < size; document++) {
    const end = textOffsets[document + 1] as number
    let isBefore = 0
    for (let at = textOffsets[document] as number; at < end; ) {
      let byte = textBytes[at++] as number
      let piece = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textBytes[at++] as number
        piece |= (byte & 127) << shift
      }
      if (isBefore === 1 && begins[piece] === 1) {
        setBit(to, document)
        break
      }
      isBefore = ends[piece] as number
    }
  }
  return true
}

/** The stored bytes of the inner pieces, without spaces between words. */
function bytesOf({ pieces }: Segment, wanted: readonly string[]): Uint8Array {
  const bytes: number[] = []
  for (const piece of wanted.slice(1, -1)) {
    if (piece === ' ') continue
    let rest = pieces.indexOf(piece)
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128)
    bytes.push(rest)
  }
  return Uint8Array.from(bytes)
}

/** Checks a boundary piece; a word there implies the unstored space next to it. */
function createEndCheck(
  { pieces, pieceIsWord }: Segment,
  wanted: string,
  holds: (piece: string, wanted: string) => boolean,
): (piece: number) => boolean {
  if (isWordPiece(wanted)) return (piece) => holds(pieces[piece] as string, wanted)
  const isSpace = holds(' ', wanted)
  return (piece) => (pieceIsWord[piece] === 1 ? isSpace : holds(pieces[piece] as string, wanted))
}

/** The document of a byte offset, searching from a given document. */
function documentAt(offsets: Uint32Array, byte: number, from: number): number {
  let low = from
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((offsets[middle + 1] as number) <= byte) low = middle + 1
    else high = middle
  }
  return low
}

/** First byte of the piece whose last byte is given. */
function beginningOf(bytes: Uint8Array, last: number, start: number): number {
  let at = last
  while (at > start && (bytes[at - 1] as number) > 127) at -= 1
  return at
}

function pieceAt(bytes: Uint8Array, from: number): number {
  let at = from
  let byte = bytes[at++] as number
  let piece = byte & 127
  for (let shift = 7; byte > 127; shift += 7) {
    byte = bytes[at++] as number
    piece |= (byte & 127) << shift
  }
  return piece
}
