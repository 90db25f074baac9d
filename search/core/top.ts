/** Where a document stands in an order: greater keys first, then the smaller id. */
export type Standing = readonly [first: number, second: number, rating: number, id: string]

export type TopHit = {
  part: number
  document: number
  first: number
  second: number
  rating: number
}

/** Keeps the best `limit` of all documents offered. */
export type Top = {
  /** False when it is worse than all that are kept and there is no room left. */
  offer(first: number, second: number, rating: number, part: number, document: number): boolean
  /** The least second key that finds room beside a first key of 0. */
  least(): number
  /** Best first. */
  inOrder(): TopHit[]
}

const FIRST_ROOM = 64

/** @param idOf tells the id of a document, asked only where all keys are equal */
export function createTop(limit: number, idOf: (part: number, document: number) => string): Top {
  let room = Math.min(limit, FIRST_ROOM)
  let firsts = new Float64Array(room)
  let seconds = new Float64Array(room)
  let ratings = new Float64Array(room)
  let parts = new Uint32Array(room)
  let documents = new Uint32Array(room)
  let size = 0

  function isWorse(a: number, b: number): boolean {
    const first = (firsts[a] as number) - (firsts[b] as number)
    if (first !== 0) return first < 0
    const second = (seconds[a] as number) - (seconds[b] as number)
    if (second !== 0) return second < 0
    const rating = (ratings[a] as number) - (ratings[b] as number)
    if (rating !== 0) return rating < 0
    return comesAfter(parts[a] as number, documents[a] as number, b)
  }

  /** Of equal keys; within a part the document number tells. */
  function comesAfter(part: number, document: number, place: number): boolean {
    if (part === parts[place]) return document > (documents[place] as number)
    return idOf(part, document) > idOf(parts[place] as number, documents[place] as number)
  }

  function set(
    place: number,
    first: number,
    second: number,
    rating: number,
    part: number,
    document: number,
  ) {
    firsts[place] = first
    seconds[place] = second
    ratings[place] = rating
    parts[place] = part
    documents[place] = document
  }

  function move(to: number, from: number): void {
    set(
      to,
      firsts[from] as number,
      seconds[from] as number,
      ratings[from] as number,
      parts[from] as number,
      documents[from] as number,
    )
  }

  function swap(a: number, b: number): void {
    const [first, second, rating] = [
      firsts[a] as number,
      seconds[a] as number,
      ratings[a] as number,
    ]
    const [part, document] = [parts[a] as number, documents[a] as number]
    move(a, b)
    set(b, first, second, rating, part, document)
  }

  function rise(from: number): void {
    let place = from
    while (place > 0) {
      const parent = (place - 1) >>> 1
      if (!isWorse(place, parent)) return
      swap(place, parent)
      place = parent
    }
  }

  function sink(end: number): void {
    let place = 0
    for (;;) {
      let worst = place
      const left = 2 * place + 1
      if (left < end && isWorse(left, worst)) worst = left
      if (left + 1 < end && isWorse(left + 1, worst)) worst = left + 1
      if (worst === place) return
      swap(place, worst)
      place = worst
    }
  }

  function grow(): void {
    room = Math.min(limit, room * 4)
    const copy = <T extends Float64Array | Uint32Array>(to: T, from: T) => {
      to.set(from)
      return to
    }
    firsts = copy(new Float64Array(room), firsts)
    seconds = copy(new Float64Array(room), seconds)
    ratings = copy(new Float64Array(room), ratings)
    parts = copy(new Uint32Array(room), parts)
    documents = copy(new Uint32Array(room), documents)
  }

  function offer(first: number, second: number, rating: number, part: number, document: number) {
    if (size < limit) {
      if (size === room) grow()
      set(size, first, second, rating, part, document)
      rise(size)
      size += 1
      return true
    }
    if (limit === 0) return false
    const byFirst = first - (firsts[0] as number)
    const bySecond = second - (seconds[0] as number)
    const byRating = rating - (ratings[0] as number)
    const order = byFirst || bySecond || byRating
    if (order < 0 || (order === 0 && comesAfter(part, document, 0))) return false
    set(0, first, second, rating, part, document)
    sink(size)
    return true
  }

  function least(): number {
    if (size < limit) return Number.NEGATIVE_INFINITY
    return (firsts[0] ?? 0) > 0 ? Number.POSITIVE_INFINITY : (seconds[0] ?? 0)
  }

  function inOrder(): TopHit[] {
    for (let end = size - 1; end > 0; end--) {
      swap(0, end)
      sink(end)
    }
    const hits = Array.from({ length: size }, (_, place) => ({
      part: parts[place] as number,
      document: documents[place] as number,
      first: firsts[place] as number,
      second: seconds[place] as number,
      rating: ratings[place] as number,
    }))
    size = 0
    return hits
  }

  return { offer, least, inOrder }
}

/** Whether a document stands after a place in the order. */
export function standsAfter(
  [first, second, rating, id]: Standing,
  hitFirst: number,
  hitSecond: number,
  hitRating: number,
  idOf: () => string,
): boolean {
  const order = first - hitFirst || second - hitSecond || rating - hitRating
  return order > 0 || (order === 0 && idOf() > id)
}
