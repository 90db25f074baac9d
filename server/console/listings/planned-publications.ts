import { AuthError } from '#auth/errors.ts'
import { findStoredItem, lockStoredItem } from '#data/staff/listing-versions.ts'
import { deletePlan, findPlan, storePlan } from '#data/staff/planned-publications.ts'
import { publicationPlan } from '#domain/console/console-requests.ts'
import {
  type ConsoleCall,
  type Endpoint,
  listingIdOf,
  notFound,
  readBody,
  record,
} from '../endpoint.ts'
import { viewOf } from './change-listing.ts'

export const PLAN_ENDPOINTS: readonly Endpoint[] = [
  { method: 'PUT', path: '/listings/:id/plan', action: 'listings.publish', run: plan },
  { method: 'DELETE', path: '/listings/:id/plan', action: 'listings.publish', run: cancel },
]

/** Plans when a listing is published, or plans it anew. */
async function plan(call: ConsoleCall): Promise<Response> {
  const { c, now } = call
  const at = new Date((await readBody(c, publicationPlan)).at)
  if (at <= now) throw new AuthError(422, 'time_past', 'The time of a publication is to come')
  const listingId = listingIdOf(c)
  await call.deps.auth.db.transaction(async (tx) => {
    const item = await lockStoredItem(tx, listingId)
    if (!item) throw notFound()
    if (item['listed']) throw new AuthError(409, 'is_published', 'The listing is published already')
    const before = await findPlan(tx, listingId)
    await storePlan(tx, { listingId, at, plannedBy: call.actor.id })
    await record(tx, call, {
      ...{ action: 'listing.scheduled', subjectKind: 'listing', subjectId: listingId },
      before: before && { at: before.at.toISOString() },
      after: { at: at.toISOString() },
    })
  })
  return show(call)
}

async function cancel(call: ConsoleCall): Promise<Response> {
  const listingId = listingIdOf(call.c)
  await call.deps.auth.db.transaction(async (tx) => {
    await lockStoredItem(tx, listingId)
    const before = await findPlan(tx, listingId)
    if (!before) throw notFound()
    await deletePlan(tx, listingId)
    await record(tx, call, {
      ...{ action: 'listing.unscheduled', subjectKind: 'listing', subjectId: listingId },
      before: { at: before.at.toISOString() },
      after: null,
    })
  })
  return show(call)
}

async function show({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const id = listingIdOf(c)
  const item = await findStoredItem(auth.db, id)
  if (!item) throw notFound()
  return c.json(await viewOf(auth.db, id, item))
}
