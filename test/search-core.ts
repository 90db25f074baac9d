import { readCatalogue } from '#data/catalogue/catalogue.ts'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import type { Db } from '#data/db/db.ts'
import { createSearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'

/** A search core with the current catalogue of a test database. */
export async function searchCoreOf(db: Db): Promise<SearchPort> {
  const builder = createBulkBuilder(language.conceptsOf)
  for await (const listings of readCatalogue(db)) builder.add(listings)
  return createSearchCore({
    language,
    readCandidates: (ids) => listCandidates(db, ids),
    built: { data: builder.finish(), seq: 0 },
  })
}
