/** Counts of a run, over all relevant requests. */
export type Outcome = {
  /** Writes that the site confirmed. */
  acknowledged: number
  /** Requests answered as expected, including acknowledged writes. */
  answered: number
  /** Requests rejected, interrupted or answered with an error. */
  failed: number
}

/** The minimum counts for a meaningful run. */
export type Floor = {
  acknowledged: number
  answered: number
  /** Share of all requests that were answered, 0 to 1. */
  availability: number
}

/** Share of all requests that were answered, 0 to 1; 0 without any request. */
export function availabilityOf({ answered, failed }: Outcome): number {
  const all = answered + failed
  return all === 0 ? 0 : answered / all
}

/** One fault for each floor that a run fell below; empty for a run above all. */
export function faultsBelowFloor(outcome: Outcome, floor: Floor): string[] {
  const availability = availabilityOf(outcome)
  return [
    ...(outcome.acknowledged < floor.acknowledged
      ? [`${outcome.acknowledged} writes acknowledged, at least ${floor.acknowledged} required`]
      : []),
    ...(outcome.answered < floor.answered
      ? [`${outcome.answered} requests answered, at least ${floor.answered} required`]
      : []),
    ...(availability < floor.availability
      ? [`${percent(availability)} of requests answered, ${percent(floor.availability)} required`]
      : []),
  ]
}

export const percent = (share: number) => `${Math.floor(share * 1_000) / 10} %`
