import { MET } from '#domain/ranking.ts'
import { impactOf } from './fields.ts'
import type { Lists } from './postings.ts'

/**
 * Dense memory of one pass over one segment: for each document the sum so far and which terms it
 * has. Only what was touched is put back to zero, so that a pass costs what it finds.
 */
export type Scratch = {
  /** Of words. */
  sums: Int32Array
  /** Of concepts, and how far those that were named are met. */
  meant: Int32Array
  shares: Int32Array
  /** Bit `i` for the `i`-th term, two for the reach; 0 for a document that is not found. */
  masks: Uint32Array
  /** Documents found, in the order of finding. */
  touched: Uint32Array
  found: number
}

export function createScratch(size: number): Scratch {
  return {
    sums: new Int32Array(size),
    meant: new Int32Array(size),
    shares: new Int32Array(size),
    masks: new Uint32Array(size),
    touched: new Uint32Array(size),
    found: 0,
  }
}

/** Marks of a document that is about one of the terms, or touches one. */
export const ABOUT = 1 << 31
export const TOUCHES = 1 << 30

/** From which impact on an entry is about its term, and from which it touches it. */
export type Thresholds = { aboutFrom: number; touchesFrom: number }

/** Adds `impact * weight` for every entry of a list; term at a time. */
export function addList(
  { offsets, bytes }: Lists,
  list: number,
  { weight, aboutFrom, touchesFrom }: Thresholds & { weight: number },
  bit: number,
  scratch: Scratch,
): void {
  const [touches, about] = [bit | TOUCHES, bit | TOUCHES | ABOUT]
  const { sums, masks, touched } = scratch
  let found = scratch.found
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  while (at < end) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    const mask = masks[document] as number
    if (mask === 0) touched[found++] = document
    const impact = bytes[at++] as number
    masks[document] = mask | (impact >= aboutFrom ? about : impact >= touchesFrom ? touches : bit)
    sums[document] = (sums[document] as number) + impact * weight
  }
  scratch.found = found
}

/** What of a concept's impact counts as met in full. */
export const MET_IMPACT = impactOf(MET)

/** Adds the entries of a concept: their strengths, and as its share how far it is met. */
export function addConcept(
  { offsets, bytes }: Lists,
  list: number,
  {
    weight,
    share,
    onlyAdds,
    aboutFrom,
    touchesFrom,
  }: Thresholds & { weight: number; share: number; onlyAdds: boolean },
  bit: number,
  scratch: Scratch,
): void {
  const [touches, about] = [bit | TOUCHES, bit | TOUCHES | ABOUT]
  const { meant, shares, masks, touched } = scratch
  let found = scratch.found
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  while (at < end) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    const impact = bytes[at++] as number
    const mask = masks[document] as number
    if (mask === 0) {
      if (onlyAdds) continue
      touched[found++] = document
    }
    masks[document] = mask | (impact >= aboutFrom ? about : impact >= touchesFrom ? touches : bit)
    meant[document] = (meant[document] as number) + impact * weight
    shares[document] =
      (shares[document] as number) + (impact < MET_IMPACT ? impact : MET_IMPACT) * share
  }
  scratch.found = found
}

/** Adds a fixed amount to documents of an unweighted list that are found already. */
export function addToFound(
  { offsets, bytes }: Lists,
  list: number,
  amount: number,
  { sums, masks }: Scratch,
): void {
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  while (at < end) {
    let byte = bytes[at++] as number
    document += byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      document += (byte & 127) << shift
    }
    if (masks[document] !== 0) sums[document] = (sums[document] as number) + amount
  }
}

export function resetScratch(scratch: Scratch): void {
  const { sums, meant, shares, masks, touched, found } = scratch
  for (let place = 0; place < found; place++) {
    const document = touched[place] as number
    sums[document] = 0
    meant[document] = 0
    shares[document] = 0
    masks[document] = 0
  }
  scratch.found = 0
}

export function bitsIn(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
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
