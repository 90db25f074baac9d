import { eq } from 'drizzle-orm'
import { collections } from '../db/collection-schema.ts'
import type { Db } from '../db/db.ts'
import { facts } from '../db/schema.ts'
import { COLLECTIONS_VERSION, SAMPLE_COLLECTIONS } from './sample-collections.ts'

const FACT = 'sample collections'

/** Loads the sample collections once per version. Those that staff edited or added are left alone. */
export async function seedCollections(db: Db, now: Date): Promise<void> {
  const [known] = await db.select().from(facts).where(eq(facts.name, FACT))
  if (known?.value === COLLECTIONS_VERSION) return
  await db.delete(collections).where(eq(collections.sample, true))
  const rows = SAMPLE_COLLECTIONS.map((collection, position) => ({
    ...collection,
    state: 'published' as const,
    position,
    sample: true,
    createdAt: now,
    updatedAt: now,
  }))
  await db.insert(collections).values(rows).onConflictDoNothing()
  await db
    .insert(facts)
    .values({ name: FACT, value: COLLECTIONS_VERSION })
    .onConflictDoUpdate({ target: facts.name, set: { value: COLLECTIONS_VERSION } })
}
