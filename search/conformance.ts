import { describe } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { testKinds } from './conformance/kinds.ts'
import { testMatches } from './conformance/matches.ts'
import { catalogue } from './conformance/subject.ts'
import { testWords } from './conformance/words.ts'
import type { SearchPort } from './port.ts'

/**
 * What every adapter of the search port must do.
 *
 * @param create an adapter over exactly these listings
 */
export function describeSearchPort(
  name: string,
  create: (listings: readonly Listing[]) => Promise<SearchPort>,
): void {
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
  })
}
