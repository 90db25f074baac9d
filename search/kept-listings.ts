import type { Db } from '#data/db.ts'
import { findListing } from '#data/listings.ts'
import { findColours, photosIn } from '#data/pictures.ts'
import { sayIn } from '#data/said-in.ts'
import { BASE_LANGUAGE } from '#domain/language.ts'
import { listingInWords } from '#domain/vocabulary/vocabulary.ts'
import type { ReadListing, ShownListing } from './context.ts'
import { keepById } from './kept-by-id.ts'

type Kept = ShownListing & { id: string }

export type KeptListings = {
  read: ReadListing
  /** Of some change: an id that is new may take a name that was another's slug. */
  forget: () => void
}

/**
 * Listings with all that their pages show, in memory in front of the database, by the names they were asked
 * for, up to a number of them; a name that nothing has is asked for anew each time.
 *
 * @param isTold whether every change of the catalogue is told at this moment; else nothing is taken from memory
 */
export function keepListings(db: Db, limit: number, isTold: () => boolean): KeptListings {
  // They outlive the request that they are read for: the words of its language are added where they are shown.
  const readPlain = (names: readonly string[]) =>
    sayIn(BASE_LANGUAGE, async () => {
      const found = await Promise.all(names.map((name) => findWhole(db, name)))
      return found.filter((one) => one !== null)
    })
  const kept = keepById<Kept>(readPlain, limit, isSettled)
  return {
    async read(name) {
      const [found] = await (isTold() ? kept.read([name]) : readPlain([name]))
      return found ? { listing: listingInWords(found.listing), colours: found.colours } : null
    },
    forget: () => kept.forget(),
  }
}

async function findWhole(db: Db, name: string): Promise<Kept | null> {
  const listing = await findListing(db, name)
  return listing && { id: name, listing, colours: await findColours(db, listing) }
}

/** Of a photo that was not fetched yet the colour may still come, which is no change of the listing. */
function isSettled({ listing, colours }: Kept): boolean {
  return photosIn(listing).every((name) => colours[name] !== undefined)
}
