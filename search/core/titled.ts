import { titleWords, wordsNamed } from '#domain/named-title.ts'
import { stemOf } from '#domain/text.ts'
import { addBits, type Bits, eachBit, keepBits } from './bits.ts'
import { placeOf } from './dictionary.ts'
import type { Part } from './parts.ts'
import { isIndexed, piecesOf } from './tokenize.ts'

/** Documents of one part whose titles a text names, each with the number of words; null for none. */
export type Titled = ReadonlyMap<number, number> | null

const WORDS_LIMIT = 30

/** Finds the documents whose title a text is or contains (domain/named-title). */
export function titledIn(part: Part, text: string): Titled {
  const asked = titleWords(text)
  const telling = asked.filter(isIndexed).slice(0, WORDS_LIMIT)
  const [only] = telling
  if (only === undefined) return null
  const sets = telling.map((word) => titlesWith(part, word))
  const candidates = telling.length === 1 ? titlesWith(part, only) : besideEachOther(sets)
  if (candidates === null) return null
  const isOther = createOtherCheck(part, text, asked)
  const named = new Map<number, number>()
  eachBit(candidates, (document) => {
    if (isOther(document)) return
    const words = wordsNamed(asked, titleOf(part, document))
    if (words > 0) named.set(document, words)
  })
  return named.size > 0 ? named : null
}

function titlesWith({ segment, open }: Part, word: string): Bits | null {
  const list = placeOf(segment.terms, stemOf(word))
  return list < 0 ? null : open.plainBits(segment.title, list)
}

/** A title of several words has two of them side by side. */
function besideEachOther(sets: readonly (Bits | null)[]): Bits | null {
  let all: Bits | null = null
  for (let at = 1; at < sets.length; at++) {
    const [one, other] = [sets[at - 1], sets[at]]
    if (!one || !other) continue
    const both = one.slice()
    keepBits(both, other)
    if (all === null) all = both
    else addBits(all, both)
  }
  return all
}

/** Words that a title may have in another form than the text (see domain/text): they tell nothing here. */
const MAY_DIFFER =
  /^(?:the|[a-z]|qu|do|does|did|is|was|have|has|would|could|should|can|will|not|am)$/

/** Whether the first word of a title is none of a text, which tells most titles apart without reading them. */
function createOtherCheck({ segment }: Part, text: string, asked: readonly string[]) {
  const { pieces, textOffsets, textBytes } = segment
  const said = new Set([...asked, ...piecesOf(text)])
  return (document: number): boolean => {
    let at = textOffsets[document] as number
    const next = () => {
      let byte = textBytes[at++] as number
      let place = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textBytes[at++] as number
        place |= (byte & 127) << shift
      }
      return pieces[place] as string
    }
    if (at === textOffsets[document + 1]) return false
    const first = next()
    if (said.has(first) || !/^[a-z0-9]+$/.test(first) || MAY_DIFFER.test(first)) return false
    return at === textOffsets[document + 1] || !/^['’`]/.test(next())
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
