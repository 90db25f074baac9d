import { dampedFactor, yieldOf } from '#domain/listing/ranking.ts'
import { FLAGS } from '../index/columns.ts'
import type { Segment } from '../index/segment.ts'
import { BLOCK } from './bits.ts'

const LEAST = dampedFactor(0)
const STEP = dampedFactor(1) - LEAST

/** What a document is worth before anything is asked: its rating, and half where it is made up or poorly rated. */
export function worthOf({ score, flags }: Segment, document: number): number {
  const damped = score[document] as number
  const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
  return (LEAST + STEP * damped) * yieldOf(isSample, damped)
}

const known = new WeakMap<Segment, Float64Array>()

/** What the best document of each block, or of a later one, is worth. */
export function worthByBlock(segment: Segment): Float64Array {
  const cached = known.get(segment)
  if (cached) return cached
  const most = new Float64Array(Math.ceil(segment.size / BLOCK))
  for (let document = segment.size - 1; document >= 0; document--) {
    const block = Math.floor(document / BLOCK)
    const later = most[block + 1] ?? 0
    most[block] = Math.max(most[block] as number, later, worthOf(segment, document))
  }
  known.set(segment, most)
  return most
}
