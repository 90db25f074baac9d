import { fold } from '#domain/text/text.ts'

/** Words that stand in nearly every text and tell nothing; they have no postings. */
export const UNINDEXED: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it of on or that the this to with your you'.split(' '),
)

const PLAIN = /^[ -~\s]*$/
const LONGEST_WORD = 40

/** The words of a text: folded runs of letters and digits, in order, repeats kept. */
export function wordsOf(text: string): string[] {
  const words = PLAIN.test(text)
    ? text
        .toLowerCase()
        .replace(/['`]/g, '')
        .match(/[a-z0-9]+/g)
    : fold(text).match(/[\p{L}\p{N}]+/gu)
  return words ?? []
}

/** Whether a word gets postings. */
export function isIndexed(word: string): boolean {
  return word.length <= LONGEST_WORD && !UNINDEXED.has(word)
}

/** A text in lower case as words and what stands between them; joined again it is the same text. */
export function piecesOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []
}

/** Whether a piece is a word, not what stands between two. */
export function isWordPiece(piece: string): boolean {
  return /^[\p{L}\p{N}]/u.test(piece)
}
