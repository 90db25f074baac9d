import type { Lists } from '../index/postings.ts'

/**
 * Scratch memory for one pass over a segment: the score and matched terms of each document. Only touched
 * entries are reset, so the cost is proportional to the matches.
 */
export type Scratch = {
  sums: Int32Array
  /** Bit `i` for the `i`-th term; 0 for no match. */
  masks: Uint32Array
  /** Matched documents, in order of discovery. */
  touched: Uint32Array
  found: number
  /** Documents that meet filters and constraints. */
  filtered: Uint32Array
}

export function createScratch(size: number): Scratch {
  return {
    sums: new Int32Array(size),
    masks: new Uint32Array(size),
    touched: new Uint32Array(size),
    found: 0,
    filtered: new Uint32Array(size),
  }
}

export function resetScratch(scratch: Scratch): void {
  const { sums, masks, touched, found } = scratch
  for (let place = 0; place < found; place++) {
    const document = touched[place] as number
    sums[document] = 0
    masks[document] = 0
  }
  scratch.found = 0
}

/** Adds the first `limit` entries of a list: those of the best rated documents. Weighted or not. */
export function addHead(
  { offsets, bytes, weighted }: Lists,
  list: number,
  weight: number,
  bit: number,
  limit: number,
  scratch: Scratch,
): void {
  const { sums, masks, touched } = scratch
  let found = scratch.found
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  for (let read = 0; at < end && read < limit; read++) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    const impact = weighted ? (bytes[at++] as number) : 1
    const mask = masks[document] as number
    if (mask === 0) touched[found++] = document
    masks[document] = mask | bit
    sums[document] = (sums[document] as number) + impact * weight
  }
  scratch.found = found
}
