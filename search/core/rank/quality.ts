import { dampedFactor, yieldOf } from '#domain/listing/ranking.ts'
import { FLAGS } from '../index/columns.ts'
import type { Segment } from '../index/segment.ts'
import { BLOCK } from './bits.ts'

const LEAST = dampedFactor(0)
const STEP = dampedFactor(1) - LEAST

/** Query-independent quality of a document: its rating, halved for samples and poorly rated listings. */
export function qualityOf({ score, flags }: Segment, document: number): number {
  const damped = score[document] as number
  const isSample = ((flags[document] as number) & FLAGS.sample) !== 0
  return (LEAST + STEP * damped) * yieldOf(isSample, damped)
}

const cache = new WeakMap<Segment, Float64Array>()

/** Highest quality in each block or any later one. */
export function maxQualityByBlock(segment: Segment): Float64Array {
  const cached = cache.get(segment)
  if (cached) return cached
  const most = new Float64Array(Math.ceil(segment.size / BLOCK))
  for (let document = segment.size - 1; document >= 0; document--) {
    const block = Math.floor(document / BLOCK)
    const later = most[block + 1] ?? 0
    most[block] = Math.max(most[block] as number, later, qualityOf(segment, document))
  }
  cache.set(segment, most)
  return most
}
