/** FNV-1a over UTF-16 units, as an unsigned 32-bit integer. */
export function hash(text: string): number {
  let value = 2166136261
  for (const character of text) {
    value = Math.imul(value ^ character.charCodeAt(0), 16777619)
  }
  return value >>> 0
}

/** A seeded stream of numbers, each 0 (included) to 1 (excluded): mulberry32. */
export function randomStream(seed: string): () => number {
  let state = hash(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
