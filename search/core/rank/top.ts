/** Position of a document in an order: higher keys first, then the smaller id. */
export type SortPosition = readonly [first: number, second: number, rating: number, id: string]

export type TopHit = {
  part: number
  document: number
  first: number
  second: number
  rating: number
}

/** Collects the best `limit` of all offered documents. */
export type Top = {
  /** Returns false if it is worse than all collected hits and the heap is full. */
  offer(first: number, second: number, rating: number, part: number, document: number): boolean
  /** The lowest second key that is accepted with a first key of 0. */
  least(): number
  /** Best first. */
  inOrder(): TopHit[]
}

/** @param idOf id of a document, needed only for ties */
export function createTop(limit: number, idOf: (part: number, document: number) => string): Top {
  /** A binary heap, the worst hit first. */
  const heap: TopHit[] = []

  function isWorse(a: TopHit, b: TopHit): boolean {
    const order = a.first - b.first || a.second - b.second || a.rating - b.rating
    return order === 0 ? comesAfter(a.part, a.document, b) : order < 0
  }

  /** Tie-break; within a part documents are numbered in the order of their ids. */
  function comesAfter(part: number, document: number, hit: TopHit): boolean {
    if (part === hit.part) return document > hit.document
    return idOf(part, document) > idOf(hit.part, hit.document)
  }

  function add(hit: TopHit): void {
    let place = heap.length
    while (place > 0) {
      const parent = (place - 1) >>> 1
      if (!isWorse(hit, heap[parent] as TopHit)) break
      heap[place] = heap[parent] as TopHit
      place = parent
    }
    heap[place] = hit
  }

  /** Moves the first hit down to its place. */
  function sink(hit: TopHit): void {
    let place = 0
    for (let child = 1; child < heap.length; child = 2 * place + 1) {
      const other = child + 1
      if (other < heap.length && isWorse(heap[other] as TopHit, heap[child] as TopHit))
        child = other
      if (!isWorse(heap[child] as TopHit, hit)) break
      heap[place] = heap[child] as TopHit
      place = child
    }
    heap[place] = hit
  }

  function offer(first: number, second: number, rating: number, part: number, document: number) {
    if (heap.length < limit) {
      add({ first, second, rating, part, document })
      return true
    }
    const [worst] = heap
    if (!worst) return false
    const order = first - worst.first || second - worst.second || rating - worst.rating
    if (order < 0 || (order === 0 && comesAfter(part, document, worst))) return false
    // The evicted object is reused: replacements are frequent.
    worst.first = first
    worst.second = second
    worst.rating = rating
    worst.part = part
    worst.document = document
    sink(worst)
    return true
  }

  function least(): number {
    const [worst] = heap
    if (heap.length < limit) return Number.NEGATIVE_INFINITY
    return worst && worst.first > 0 ? Number.POSITIVE_INFINITY : (worst?.second ?? 0)
  }

  const inOrder = () => heap.toSorted((a, b) => (isWorse(a, b) ? 1 : -1))
  return { offer, least, inOrder }
}

/** Whether a document sorts after a position. */
export function sortsAfter(
  [first, second, rating, id]: SortPosition,
  hitFirst: number,
  hitSecond: number,
  hitRating: number,
  idOf: () => string,
): boolean {
  const order = first - hitFirst || second - hitSecond || rating - hitRating
  return order > 0 || (order === 0 && idOf() > id)
}
