import { saveListings } from '#data/catalogue/listings.ts'
import { listings as table } from '#data/db/schema.ts'
import { testDatabase } from '#test/database.ts'
import { describeSearchPort } from '../conformance.ts'
import { createSqlSearch } from './sql-search.ts'

const database = testDatabase()

describeSearchPort(
  'SQL',
  async (listings) => {
    await database.db.delete(table)
    // Saving sanitises HTML in place.
    await saveListings(database.db, structuredClone([...listings]))
    return createSqlSearch(database.db)
  },
  false,
)
