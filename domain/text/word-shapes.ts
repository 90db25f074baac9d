/** The index of a word takes 21 of the 53 bits of a double, next to 32 bits of the hash. */
const WORD_LIMIT = 2 ** 21

/**
 * Deletion variants of words as sorted hashes, each with the index of its word. Two words that share a
 * variant may be close, apart from hash collisions. Strings in a map would take ten times the memory.
 */
export type WordShapes = { hashes: Uint32Array; places: Uint32Array }

/** The deletion variants of some words; words beyond two million are ignored. */
export function sortShapes(
  words: readonly string[],
  shapesOf: (word: string) => Iterable<number>,
): WordShapes {
  const entries: number[] = []
  words.forEach((word, place) => {
    if (place >= WORD_LIMIT) return
    for (const hash of shapesOf(word)) entries.push(hash * WORD_LIMIT + place)
  })
  const sorted = Float64Array.from(entries).sort()
  const hashes = new Uint32Array(sorted.length)
  const places = new Uint32Array(sorted.length)
  sorted.forEach((entry, at) => {
    const hash = Math.floor(entry / WORD_LIMIT)
    hashes[at] = hash
    places[at] = entry - hash * WORD_LIMIT
  })
  return { hashes, places }
}

/** Indices of the words that share a variant; a word that shares several is yielded several times. */
export function* placesSharing(
  { hashes, places }: WordShapes,
  shapes: Iterable<number>,
): Generator<number> {
  for (const shape of shapes)
    for (let at = lowerBound(hashes, shape); hashes[at] === shape; at++) yield places[at] as number
}

/**
 * Hashes (FNV-1a, 32 bits) of a word and of its variants without one letter or, at a depth of two, any
 * two.
 */
export function hashesWithout(word: string, depth: number): Set<number> {
  const hashes = new Set<number>()
  const hash = (skip: number, other: number) => {
    let value = 0x811c9dc5
    for (let at = 0; at < word.length; at++)
      if (at !== skip && at !== other) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
    return value >>> 0
  }
  hashes.add(hash(-1, -1))
  for (let skip = 0; skip < word.length; skip++) {
    hashes.add(hash(skip, -1))
    if (depth > 1)
      for (let other = skip + 1; other < word.length; other++) hashes.add(hash(skip, other))
  }
  return hashes
}

function lowerBound(sorted: Uint32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as number) < value) low = middle + 1
    else high = middle
  }
  return low
}
