import { and, eq, not, or, sql } from 'drizzle-orm'
import type { ListingState } from '#domain/console/console-api.ts'
import { SAMPLE_RETREAT_ID } from '#domain/listing/listing.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { listingVersions } from '../db/staff-schema.ts'

const hasVersion = (kinds: string) =>
  sql<boolean>`exists (select from ${listingVersions} where ${listingVersions.listingId} = ${listings.id} and ${listingVersions.kind} in (${sql.raw(kinds)}))`

/** A listing that was created in the console or by a key and has never been public. */
export const isDraft = sql<boolean>`(not ${listings.listed} and ${hasVersion(`'created'`)} and not ${hasVersion(`'imported', 'published', 'withdrawn'`)})`

/** Everything but drafts, which only the console reads. */
export const isNoDraft = or(listings.listed, not(isDraft))

/** What visitors may see in lists of ids; the sample retreat stands for a missing one. */
export const isOffered = or(listings.listed, eq(listings.id, SAMPLE_RETREAT_ID))

export function stateOf(
  isListed: boolean,
  isNew: boolean,
  publishAt: Date | string | null,
): ListingState {
  if (isListed) return 'published'
  if (publishAt !== null) return 'scheduled'
  return isNew ? 'draft' : 'withdrawn'
}

/** Whether a listing is a draft. */
export async function findIsDraft(db: Db, id: string): Promise<boolean> {
  return (await db.$count(listings, and(eq(listings.id, id), isDraft))) > 0
}
