/** Index of a text in a list sorted by code units; -1 if missing. */
export function placeOf(sorted: readonly string[], text: string): number {
  const place = firstAtOrAfter(sorted, text)
  return sorted[place] === text ? place : -1
}

/** The index range [from, to) of all texts that start with `prefix`. */
export function prefixRange(sorted: readonly string[], prefix: string): [from: number, to: number] {
  const from = firstAtOrAfter(sorted, prefix)
  let low = from
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string).startsWith(prefix)) low = middle + 1
    else high = middle
  }
  return [from, low]
}

export function firstAtOrAfter(sorted: readonly string[], text: string): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] as string) < text) low = middle + 1
    else high = middle
  }
  return low
}

/** Compares by code units: the order of every sorted table. */
export function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
