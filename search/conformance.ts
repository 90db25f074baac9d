import { describe } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { testKinds } from './conformance/kinds.ts'
import { testMatches } from './conformance/matches.ts'
import { testRanking } from './conformance/ranking.ts'
import { catalogue } from './conformance/subject.ts'
import { testWords } from './conformance/words.ts'
import type { SearchPort } from './port.ts'

type Create = (listings: readonly Listing[]) => Promise<SearchPort>

/**
 * Conformance tests for every adapter of the search port: filters, counts, paging, and an answer to any text.
 *
 * @param create an adapter over exactly these listings
 * @param isRanked false for the plain fallback, which ranks words differently
 */
export function describeSearchPort(name: string, create: Create, isRanked = true): void {
  const listings = catalogue()
  let created: Promise<SearchPort> | null = null
  const open = () => {
    created ??= create(listings)
    return created
  }

  describe(`${name} as a search port`, () => {
    testMatches({ listings, open })
    testWords({ listings, open })
    testKinds({ listings, open })
    if (isRanked) testRanking({ listings, open })
  })
}
