import type { Lists } from '../index/postings.ts'

/**
 * Dense memory of one pass over one segment: for each document the sum so far and which terms it
 * has. Only what was touched is put back to zero, so that a pass costs what it finds.
 */
export type Scratch = {
  sums: Int32Array
  /** Bit `i` for the `i`-th term; 0 for a document that is not found. */
  masks: Uint32Array
  /** Documents found, in the order of finding. */
  touched: Uint32Array
  found: number
  /** Documents that keep to filters and musts. */
  kept: Uint32Array
}

export function createScratch(size: number): Scratch {
  return {
    sums: new Int32Array(size),
    masks: new Uint32Array(size),
    touched: new Uint32Array(size),
    found: 0,
    kept: new Uint32Array(size),
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

/** Adds the first `most` entries of a list: those of the best rated documents. Weighted or not. */
export function addHead(
  { offsets, bytes, weighted }: Lists,
  list: number,
  weight: number,
  bit: number,
  most: number,
  scratch: Scratch,
): void {
  const { sums, masks, touched } = scratch
  let found = scratch.found
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  for (let read = 0; at < end && read < most; read++) {
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
