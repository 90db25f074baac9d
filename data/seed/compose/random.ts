/** A stream of numbers that a seed decides entirely, so that a sample is the same everywhere. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number
  /** A whole number, both ends included. */
  whole(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly T[]): T
  /** Up to `count` different items, in random order. */
  some<T>(items: readonly T[], count: number): T[]
}

export function randomOf(seed: string): Random {
  let state = hash(seed)
  // mulberry32
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  function pick<T>(items: readonly T[]): T {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  function some<T>(items: readonly T[], count: number): T[] {
    const left = [...items]
    const wanted = Math.min(count, left.length)
    for (let place = 0; place < wanted; place += 1) {
      const other = whole(place, left.length - 1)
      const [here, there] = [left[place], left[other]]
      if (here !== undefined && there !== undefined) {
        left[place] = there
        left[other] = here
      }
    }
    return left.slice(0, wanted)
  }
  return { next, whole, chance: (probability) => next() < probability, pick, some }
}

/** A 32-bit number from a text (cyrb53's lower half). */
export function hash(text: string, salt = 0): number {
  let high = 0xdeadbeef ^ salt
  let low = 0x41c6ce57 ^ salt
  for (let place = 0; place < text.length; place += 1) {
    const code = text.charCodeAt(place)
    high = Math.imul(high ^ code, 2_654_435_761)
    low = Math.imul(low ^ code, 1_597_334_677)
  }
  high =
    Math.imul(high ^ (high >>> 16), 2_246_822_507) ^ Math.imul(low ^ (low >>> 13), 3_266_489_909)
  return high >>> 0
}
