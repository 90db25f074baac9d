import { listDated } from '#data/catalogue/directory.ts'
import { findListing, listSchedules } from '#data/catalogue/listings.ts'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import { listNamed } from '#data/catalogue/search/title-match.ts'
import type { Db } from '#data/db/db.ts'
import { natureInfo } from './operations/nature-info.ts'
import type { ChatSurroundings } from './surroundings.ts'

type CatalogueReads = Pick<
  ChatSurroundings,
  | 'readCandidates'
  | 'readCoordinates'
  | 'readNamed'
  | 'readListing'
  | 'readSchedules'
  | 'readDated'
  | 'readNature'
>

/** The reads of a conversation, from the catalogue. */
export function catalogueReads(catalogue: Db): CatalogueReads {
  return {
    readCandidates: (ids) => listCandidates(catalogue, ids),
    readCoordinates: (ids) => listCoordinates(catalogue, ids),
    readNamed: (text) => listNamed(catalogue, text),
    readListing: (id) => findListing(catalogue, id),
    readSchedules: (ids) => listSchedules(catalogue, ids),
    readDated: async () =>
      (await listDated(catalogue, 'experience')).flatMap(({ id, schedule }) =>
        schedule ? [{ id, schedule }] : [],
      ),
    readNature: (location) => natureInfo({ operation: 'natureInfo', location }, { db: catalogue }),
  }
}
