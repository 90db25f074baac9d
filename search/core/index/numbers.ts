/** A growing array of unsigned integers, for building columns. */
export type Numbers = { push(value: number): void; readonly length: number; view(): Uint32Array }

export function createNumbers(): Numbers {
  let values = new Uint32Array(256)
  let length = 0
  return {
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(values.length * 2)
        larger.set(values)
        values = larger
      }
      values[length++] = value
    },
    get length() {
      return length
    },
    view: () => values.subarray(0, length),
  }
}

/** The narrower of two column types that can hold every index of a table of `size`. */
export function placeColumn(values: ArrayLike<number>, size: number): Uint16Array | Uint32Array {
  return size <= 0xffff ? Uint16Array.from(values) : Uint32Array.from(values)
}

/** Numbers texts in order of first occurrence. */
export type Interner = { of(text: string): number; readonly texts: string[] }

export function createInterner(): Interner {
  const numbers = new Map<string, number>()
  const texts: string[] = []
  return {
    texts,
    of(text) {
      const known = numbers.get(text)
      if (known !== undefined) return known
      numbers.set(text, texts.length)
      texts.push(text)
      return texts.length - 1
    },
  }
}

/** Order of a table by code units: `sorted[i] = texts[order[i]]`, `places[order[i]] = i`. */
export function sortedOrder(texts: readonly string[]): { order: Uint32Array; places: Uint32Array } {
  const order = Uint32Array.from(texts, (_, place) => place).sort((a, b) => {
    const left = texts[a] as string
    const right = texts[b] as string
    return left < right ? -1 : left > right ? 1 : 0
  })
  const places = new Uint32Array(texts.length)
  order.forEach((from, to) => {
    places[from] = to
  })
  return { order, places }
}
