import { fold } from '#domain/text/text.ts'

/** Stop words, which have no postings. */
export const UNINDEXED: ReadonlySet<string> = new Set(
  'a an and are as at be by for from in is it of on or that the this to with your you'.split(' '),
)

const PLAIN = /^[ -~\s]*$/
const WORD_LENGTH_LIMIT = 40

/** The words of a text: folded runs of letters and digits, in order, with repeats. */
export function wordsOf(text: string): string[] {
  const words = PLAIN.test(text)
    ? text
        .toLowerCase()
        .replace(/['`]/g, '')
        .match(/[a-z0-9]+/g)
    : fold(text).match(/[\p{L}\p{N}]+/gu)
  return words ?? []
}

/** Whether a word has postings. */
export function isIndexed(word: string): boolean {
  return word.length <= WORD_LENGTH_LIMIT && !UNINDEXED.has(word)
}

/** Splits a text in lower case into words and the text between them, without loss. */
export function piecesOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? []
}

/** Whether a piece is a word rather than text between words. */
export function isWordPiece(piece: string): boolean {
  return /^[\p{L}\p{N}]/u.test(piece)
}
