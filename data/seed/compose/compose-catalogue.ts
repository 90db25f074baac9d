import type { SampleListing } from '../sample-listing.ts'
import { type Bench, createBench, createTexts } from './bench.ts'
import { composeEscape } from './escape.ts'
import { ESCAPE_TITLE_VOCABULARY } from './escape-titles.ts'
import { ESCAPE_VOCABULARY } from './escape-words.ts'
import { composeExperience } from './experience.ts'
import { type Commission, ROUND } from './plan.ts'
import { composeProduct } from './product-listing.ts'
import { randomOf } from './random.ts'

export type Order = {
  listings: number
  seed: string
  /** Slugs that are taken already. */
  taken?: readonly string[]
}

/** Listings of one whole round: what the sample catalogue adds to the hand-written ones. */
export const ROUND_LISTINGS = ROUND.length

/**
 * Composes listings one after the other, any number of them, in memory that does not grow with it.
 * The same order gives the same listings, and a longer one begins with those of a shorter one of the
 * same round.
 */
export function* composeCatalogue({ listings, seed, taken = [] }: Order): Generator<SampleListing> {
  const titles = createTexts(listings)
  for (const slug of taken) titles.add(slug)
  const bench = createBench(
    seed,
    { ...ESCAPE_VOCABULARY, ...ESCAPE_TITLE_VOCABULARY },
    {
      titles,
      texts: createTexts(listings),
    },
  )
  const counts = { escape: 0, experience: 0, essential: 0, enhancement: 0 }
  let left = listings
  for (let round = 0; left > 0; round += 1) {
    bench.startRound()
    const commissions = randomOf(`${seed}/round ${round}`).some(ROUND, ROUND.length)
    for (const commission of commissions.slice(0, left)) {
      yield compose(bench, commission, counts[commission.contentType])
      counts[commission.contentType] += 1
    }
    left -= commissions.length
  }
}

function compose(bench: Bench, commission: Commission, index: number): SampleListing {
  switch (commission.contentType) {
    case 'escape':
      return composeEscape(bench, commission, index)
    case 'experience':
      return composeExperience(bench, commission, index)
    default:
      return composeProduct(bench, commission, index)
  }
}
