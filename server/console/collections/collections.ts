import { AuthError } from '#auth/errors.ts'
import {
  addCollection,
  changeCollection,
  countOtherFeatured,
  deleteCollection,
  findAny,
  listAll,
  listDeleted,
  orderCollections,
  undeleteCollection,
} from '#data/collections/edited-collections.ts'
import { FEATURED_LIMIT } from '#domain/collection/collection.ts'
import type { CollectionList } from '#domain/collection/collection-api.ts'
import { gapsOf } from '#domain/collection/collection-gaps.ts'
import {
  collectionDeletion,
  collectionDraft,
  collectionEdit,
  collectionOrder,
  collectionState,
} from '#domain/collection/collection-requests.ts'
import { type ConsoleCall, type Endpoint, notFound, readBody, record } from '../endpoint.ts'
import { previewCollection } from './preview.ts'
import { change, entryOf, lockUnchanged, slugOf, viewOf } from './stored-collection.ts'

export const COLLECTION_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/collections', action: 'collections.read', run: showCollections },
  { method: 'POST', path: '/collections', action: 'collections.edit', run: create },
  { method: 'PUT', path: '/collections', action: 'collections.publish', run: order },
  { method: 'GET', path: '/collections/:id', action: 'collections.read', run: showCollection },
  { method: 'PUT', path: '/collections/:id', action: 'collections.edit', run: edit },
  { method: 'DELETE', path: '/collections/:id', action: 'collections.delete', run: remove },
  { method: 'PUT', path: '/collections/:id/restored', action: 'collections.delete', run: restore },
  { method: 'PUT', path: '/collections/:id/state', action: 'collections.publish', run: setState },
  {
    method: 'GET',
    path: '/collections/:id/preview',
    action: 'collections.read',
    run: previewCollection,
  },
]

async function showCollections({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const [collections, deleted] = [await listAll(auth.db), await listDeleted(auth.db)]
  return c.json({
    collections: collections.map(entryOf),
    deleted: deleted.map(entryOf),
  } satisfies CollectionList)
}

async function showCollection({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const collection = await findAny(auth.db, slugOf(c))
  if (!collection) throw notFound()
  return c.json(await viewOf(auth.db, collection))
}

/** Creates a draft with a title in English and a mood as its cover. */
async function create(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const { slug, title } = await readBody(c, collectionDraft)
  await deps.auth.db.transaction(async (tx) => {
    const added = await addCollection(tx, {
      slug,
      state: 'draft',
      featured: false,
      cover: { kind: 'scene', scene: 'lake', hour: 'restore', house: 'cabin' },
      texts: { en: { title, lead: '', voice: null, body: [] } },
      createdAt: now,
      updatedAt: now,
    })
    if (!added) throw new AuthError(409, 'slug_taken', 'Another collection has this address')
    await record(tx, call, {
      action: 'collection.created',
      subjectKind: 'collection',
      subjectId: slug,
      before: null,
      after: { title },
    })
  })
  return c.json({ slug }, 201)
}

async function edit(call: ConsoleCall): Promise<Response> {
  const { basedOn, ...next } = await readBody(call.c, collectionEdit)
  return change(call, basedOn, async (tx, before) => {
    // A page that is public stays complete.
    if (before.state === 'published') rejectGaps(next)
    if (next.featured && (await countOtherFeatured(tx, before.slug)) >= FEATURED_LIMIT)
      throw new AuthError(409, 'too_many_featured', `At most ${FEATURED_LIMIT} are featured`)
    await changeCollection(tx, before.slug, { ...next, updatedAt: call.now })
    return {
      action: 'collection.edited',
      before: { featured: before.featured, languages: Object.keys(before.texts).join(' ') },
      after: { featured: next.featured, languages: Object.keys(next.texts).join(' ') },
    }
  })
}

async function setState(call: ConsoleCall): Promise<Response> {
  const { state, basedOn } = await readBody(call.c, collectionState)
  return change(call, basedOn, async (tx, before) => {
    if (state === 'published') rejectGaps(before)
    await changeCollection(tx, before.slug, { state, updatedAt: call.now })
    return {
      action: state === 'published' ? 'collection.published' : 'collection.withdrawn',
      before: { state: before.state },
      after: { state },
    }
  })
}

async function remove(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  const { basedOn } = await readBody(c, collectionDeletion)
  return deps.auth.db.transaction(async (tx) => {
    const before = await lockUnchanged(call, tx, basedOn)
    if (before instanceof Response) return before
    await deleteCollection(tx, before.slug, now)
    await record(tx, call, {
      action: 'collection.deleted',
      subjectKind: 'collection',
      subjectId: before.slug,
      before: { title: entryOf(before).title, state: before.state },
      after: null,
    })
    return c.json({ slug: before.slug })
  })
}

/** Restores a deleted collection as a draft. */
async function restore(call: ConsoleCall): Promise<Response> {
  const { c, deps, now } = call
  await deps.auth.db.transaction(async (tx) => {
    const restored = await undeleteCollection(tx, slugOf(c), now)
    if (!restored) throw notFound()
    await record(tx, call, {
      action: 'collection.restored',
      subjectKind: 'collection',
      subjectId: restored.slug,
      before: null,
      after: { title: entryOf(restored).title, state: restored.state },
    })
  })
  return showCollections(call)
}

async function order(call: ConsoleCall): Promise<Response> {
  const { slugs } = await readBody(call.c, collectionOrder)
  await call.deps.auth.db.transaction(async (tx) => {
    await orderCollections(tx, slugs)
    await record(tx, call, {
      action: 'collections.ordered',
      subjectKind: 'collection',
      subjectId: null,
      before: null,
      after: { order: slugs.join(' ') },
    })
  })
  return showCollections(call)
}

/** @throws AuthError 409 with the gaps */
function rejectGaps(collection: Parameters<typeof gapsOf>[0]): void {
  const gaps = gapsOf(collection)
  if (gaps.length > 0) throw new AuthError(409, 'collection_incomplete', gaps.join(' '))
}
