import { findStoredItem } from '#data/staff/listing-versions.ts'
import { deleteUnsaved, storeUnsaved } from '#data/staff/unsaved-edits.ts'
import { unsavedEdit } from '#domain/console/console-requests.ts'
import { type ConsoleCall, type Endpoint, listingIdOf, notFound, readBody } from '../endpoint.ts'

export const UNSAVED_ENDPOINTS: readonly Endpoint[] = [
  { method: 'PUT', path: '/listings/:id/unsaved', action: 'listings.edit', run: store },
  { method: 'DELETE', path: '/listings/:id/unsaved', action: 'listings.edit', run: discard },
]

/** Stores what the person has typed and not saved, as it is: it is checked when it is saved. */
async function store({ c, deps, actor, now }: ConsoleCall): Promise<Response> {
  const { values, photos, basedOn } = await readBody(c, unsavedEdit)
  const { db } = deps.auth
  const listingId = listingIdOf(c)
  if (!(await findStoredItem(db, listingId))) throw notFound()
  const edit = { listingId, editorId: actor.id, basedOn: new Date(basedOn), at: now }
  await storeUnsaved(db, { ...edit, values, photos })
  return c.body(null, 204)
}

async function discard({ c, deps, actor }: ConsoleCall): Promise<Response> {
  await deleteUnsaved(deps.auth.db, listingIdOf(c), actor.id)
  return c.body(null, 204)
}
