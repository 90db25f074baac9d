import { asc, eq, lte } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { plannedPublications } from '../db/staff-schema.ts'

export type PlannedPublication = typeof plannedPublications.$inferSelect

/** When a listing is published; null if that is not planned. */
export async function findPlan(db: Db, listingId: string): Promise<PlannedPublication | null> {
  const isPlan = eq(plannedPublications.listingId, listingId)
  const [plan] = await db.select().from(plannedPublications).where(isPlan)
  return plan ?? null
}

/** Plans the publication of a listing, in place of an earlier plan. */
export async function storePlan(db: Db, plan: PlannedPublication): Promise<void> {
  const { at, plannedBy } = plan
  await db
    .insert(plannedPublications)
    .values(plan)
    .onConflictDoUpdate({ target: plannedPublications.listingId, set: { at, plannedBy } })
}

export async function deletePlan(db: Db, listingId: string): Promise<void> {
  await db.delete(plannedPublications).where(eq(plannedPublications.listingId, listingId))
}

/** The plan that has been due for longest; null if none is. */
export async function findDuePlan(db: Db, now: Date): Promise<PlannedPublication | null> {
  const [plan] = await db
    .select()
    .from(plannedPublications)
    .where(lte(plannedPublications.at, now))
    .orderBy(asc(plannedPublications.at))
    .limit(1)
  return plan ?? null
}
