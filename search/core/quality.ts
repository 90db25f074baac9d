import { dampedFactor } from '#domain/listing/ranking.ts'

const LEAST = dampedFactor(0)
const STEP = dampedFactor(1) - LEAST

/** The factor of a damped rating, as domain/ranking has it. */
export function qualityOf(damped: number): number {
  return LEAST + STEP * damped
}
