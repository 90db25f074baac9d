import { eq } from 'drizzle-orm'
import { saveListings } from '../catalogue/listings.ts'
import type { Db } from '../db/db.ts'
import { facts, listings } from '../db/schema.ts'
import { SAMPLE_VERSION, sampleCatalogue } from './sample-catalogue.ts'
import { seedCollections } from './seed-collections.ts'

const FACT = 'sample catalogue'

/**
 * Loads the sample catalogue into an empty database, or over an older sample. Listings that are not
 * samples are left alone. The sample collections follow it. Returns how many listings were written.
 */
export async function seedSample(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select().from(facts).where(eq(facts.name, FACT))
    // A catalogue that somebody else filled is theirs.
    if (!known && (await tx.$count(listings)) > 0) return 0
    await seedCollections(tx, now)
    if (known?.value === SAMPLE_VERSION) return 0
    const catalogue = sampleCatalogue(now)
    await tx.delete(listings).where(eq(listings.sample, true))
    await saveListings(tx, catalogue)
    await tx
      .insert(facts)
      .values({ name: FACT, value: SAMPLE_VERSION })
      .onConflictDoUpdate({ target: facts.name, set: { value: SAMPLE_VERSION } })
    return catalogue.length
  })
}
