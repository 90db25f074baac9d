import type { Candidate } from '#domain/need/candidate.ts'
import type { Measure } from '../act.ts'

/** Returns the first listing by price or rating; null without a measure or any value. */
export function firstBy(about: readonly Candidate[], by: Measure | null): Candidate | null {
  if (by === null) return null
  if (by === 'rating')
    return (
      about
        .filter(({ rating }) => rating !== null)
        .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews)[0] ?? null
    )
  const priced = about
    .filter(({ amount }) => amount)
    .toSorted((a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0))
  return (by === 'dearest' ? priced.at(-1) : priced[0]) ?? null
}
