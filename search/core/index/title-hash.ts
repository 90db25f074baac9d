import { titleWords } from '#domain/text/named-title.ts'

/** The hash of an empty word list, the seed of all others (FNV-1a over code units, 32 bits). */
export const NO_WORDS = 0x811c9dc5
const SPACE = 32

/** Extends a hash by one word. */
export function withWord(hash: number, word: string): number {
  let longer = hash
  for (let at = 0; at < word.length; at++)
    longer = Math.imul(longer ^ word.charCodeAt(at), 0x01000193)
  return Math.imul(longer ^ SPACE, 0x01000193) >>> 0
}

/** The hash of the words of a title, the first line of `text` (see searchedText). */
export function titleHashOf(text: string): number {
  const end = text.indexOf('\n')
  return titleWords(end < 0 ? text : text.slice(0, end)).reduce(withWord, NO_WORDS)
}

/** Documents sorted by the hash of their title. */
export function byTitleHash(hashes: Uint32Array): Uint32Array {
  return Uint32Array.from(hashes.keys()).sort(
    (a, b) => (hashes[a] as number) - (hashes[b] as number) || a - b,
  )
}
