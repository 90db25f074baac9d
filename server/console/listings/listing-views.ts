import { randomUUID } from 'node:crypto'
import { AuthError } from '#auth/errors.ts'
import { deleteView, insertView, listViews, updateView } from '#data/staff/listing-views.ts'
import { listingView } from '#domain/console/console-requests.ts'
import type { ListingView, ListingViews } from '#domain/console/listings/listing-table.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody } from '../endpoint.ts'

const action = 'listings.read'

/** Saved views of the table: each person has their own, and nobody else's is found. */
export const LISTING_VIEW_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/listing-views', action, run: showViews },
  { method: 'POST', path: '/listing-views', action, run: create },
  { method: 'PUT', path: '/listing-views/:id', action, run: change },
  { method: 'DELETE', path: '/listing-views/:id', action, run: remove },
]

const VIEWS_LIMIT = 50

async function showViews({ c, deps, actor }: ConsoleCall): Promise<Response> {
  return c.json({ views: await listViews(deps.auth.db, actor.id) } satisfies ListingViews)
}

async function create({ c, deps, actor, now }: ConsoleCall): Promise<Response> {
  const view: ListingView = { id: randomUUID(), ...(await readBody(c, listingView)) }
  const row = { ...view, ownerId: actor.id, createdAt: now }
  if (!(await insertView(deps.auth.db, row, VIEWS_LIMIT)))
    throw new AuthError(409, 'too_many_views', `At most ${VIEWS_LIMIT} views`)
  return c.json(view, 201)
}

async function change({ c, deps, actor }: ConsoleCall): Promise<Response> {
  const view: ListingView = { id: idOf(c), ...(await readBody(c, listingView)) }
  if (!(await updateView(deps.auth.db, actor.id, view))) throw notFound()
  return c.json(view)
}

async function remove({ c, deps, actor }: ConsoleCall): Promise<Response> {
  if (!(await deleteView(deps.auth.db, actor.id, idOf(c)))) throw notFound()
  return c.body(null, 204)
}
