import { expect, test } from 'vitest'
import { findPublished, isDeletedCollection, listPublished } from '#data/collections/collections.ts'
import type { Db } from '#data/db/db.ts'
import type { CollectionList, EditedCollection } from '#domain/collection/collection-api.ts'
import type { AuditPage } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const LISTINGS = ['hinoki-candle', 'yukitani-ryokan', 'tanigumo-ryokan', 'room-tone']

async function openEditor(db: Db) {
  const { call, person } = openConsole(db)
  const { token } = await person('editor')
  const { token: admin } = await person('admin')
  async function json<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await call(method, `/collections${path}`, token, body)
    expect([path, response.status]).toEqual([path, path === '' && method === 'POST' ? 201 : 200])
    return response.json()
  }
  return {
    json,
    send: (method: string, path: string, body: object) =>
      call(method, `/collections${path}`, token, body),
    async actions(subject: string) {
      const response = await call('GET', `/audit?subject=${subject}`, admin)
      return ((await response.json()) as AuditPage).entries.map(({ action }) => action)
    },
  }
}

const whole = (title: string) => ({
  title,
  lead: 'Where it is quiet.',
  voice: { name: 'Noor', line: 'Nothing happened.' },
  body: [
    { kind: 'text' as const, text: 'Begin with the candle.' },
    ...LISTINGS.map((slug) => ({ kind: 'listing' as const, slug })),
  ],
})

const cover = { kind: 'listing' as const, slug: 'hinoki-candle' }

test('a draft is written, previewed, published and withdrawn, and all of it is recorded', async () => {
  await database.undone(async (db) => {
    const { json, send, actions } = await openEditor(db)
    await json('POST', '', { slug: 'quiet-rooms', title: 'Quiet rooms' })
    let stored = await json<EditedCollection>('GET', '/quiet-rooms')
    expect(stored).toMatchObject({ state: 'draft', texts: { en: { title: 'Quiet rooms' } } })

    const state = { state: 'published', basedOn: stored.updatedAt }
    const early = await send('PUT', '/quiet-rooms/state', state)
    expect([early.status, (await early.json()).error_code]).toEqual([409, 'collection_incomplete'])

    const texts = { en: whole('Quiet rooms'), de: whole('Stille Zimmer') }
    stored = await json('PUT', '/quiet-rooms', {
      featured: false,
      cover,
      texts,
      basedOn: stored.updatedAt,
    })
    expect(stored.listings.map(({ slug }) => slug).toSorted()).toEqual(LISTINGS.toSorted())
    const { story } = await json<{ story: { title: string; blocks: unknown[] } }>(
      'GET',
      '/quiet-rooms/preview?lang=de',
    )
    expect([story.title, story.blocks.length]).toEqual(['Stille Zimmer', 5])
    expect(await findPublished(db, 'quiet-rooms')).toBeNull()

    stored = await json('PUT', '/quiet-rooms/state', {
      state: 'published',
      basedOn: stored.updatedAt,
    })
    expect((await findPublished(db, 'quiet-rooms'))?.texts).toEqual(texts)
    await json('PUT', '/quiet-rooms/state', { state: 'draft', basedOn: stored.updatedAt })
    expect(await findPublished(db, 'quiet-rooms')).toBeNull()
    expect(await actions('quiet-rooms')).toEqual([
      'collection.withdrawn',
      'collection.published',
      'collection.edited',
      'collection.created',
    ])
  })
})

test('a public collection stays complete, and an edit based on an older state is a conflict', async () => {
  await database.undone(async (db) => {
    const { json, send } = await openEditor(db)
    const before = await json<EditedCollection>('GET', '/small-news')
    const { featured, cover, texts, updatedAt: basedOn } = before
    const bare = { ...texts, fr: { ...whole('Rien'), body: [] } }
    const emptied = await send('PUT', '/small-news', { featured, cover, texts: bare, basedOn })
    expect((await emptied.json()).error_code).toBe('collection_incomplete')

    const renamed = { ...texts, en: { ...whole('Renamed') } }
    await json('PUT', '/small-news', { featured, cover, texts: renamed, basedOn })
    const late = await send('PUT', '/small-news', { featured, cover, texts, basedOn })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({
      error_code: 'conflict',
      current: { texts: { en: { title: 'Renamed' } } },
    })
  })
})

test('a seventh featured collection is rejected', async () => {
  await database.undone(async (db) => {
    const { json, send } = await openEditor(db)
    const { cover, texts, updatedAt: basedOn } = await json<EditedCollection>('GET', '/small-news')
    const answer = await send('PUT', '/small-news', { featured: true, cover, texts, basedOn })
    expect((await answer.json()).error_code).toBe('too_many_featured')
  })
})

test('the order of the list is that of the pages', async () => {
  await database.undone(async (db) => {
    const { json } = await openEditor(db)
    const { collections } = await json<CollectionList>('GET', '')
    const slugs = collections.map(({ slug }) => slug).toReversed()
    await json('PUT', '', { slugs })
    expect((await listPublished(db)).map(({ slug }) => slug)).toEqual(slugs)
  })
})

test('a deleted collection is gone from the site and the list, and can be restored as a draft', async () => {
  await database.undone(async (db) => {
    const { json, send } = await openEditor(db)
    const before = await json<EditedCollection>('GET', '/small-news')
    const stale = { basedOn: new Date(0).toISOString() }
    expect((await send('DELETE', '/small-news', stale)).status).toBe(409)
    expect((await send('DELETE', '/nowhere', stale)).status).toBe(404)
    expect((await send('DELETE', '/small-news', {})).status).toBe(400)
    const { updatedAt: basedOn } = before
    expect(await isDeletedCollection(db, 'small-news')).toBe(false)
    await json('DELETE', '/small-news', { basedOn })

    expect(await findPublished(db, 'small-news')).toBeNull()
    expect(await isDeletedCollection(db, 'small-news')).toBe(true)
    expect((await send('GET', '/small-news', {})).status).toBe(404)
    expect((await send('DELETE', '/small-news', { basedOn })).status).toBe(404)
    const list = await json<CollectionList>('GET', '')
    expect(list.collections.map(({ slug }) => slug)).not.toContain('small-news')
    expect(list.deleted).toMatchObject([{ slug: 'small-news', state: 'draft' }])
    const again = await send('POST', '', { slug: 'small-news', title: 'Night' })
    expect((await again.json()).error_code).toBe('slug_taken')

    const after = await json<CollectionList>('PUT', '/small-news/restored', {})
    expect(after.deleted).toEqual([])
    const restored = await json<EditedCollection>('GET', '/small-news')
    expect(restored).toMatchObject({ state: 'draft', featured: false, texts: before.texts })
    expect((await send('PUT', '/small-news/restored', {})).status).toBe(404)
  })
})

test('bad input is rejected, and a slug is taken once', async () => {
  await database.undone(async (db) => {
    const { json, send } = await openEditor(db)
    for (const slug of ['', 'Not A Slug', '../etc', 'a'.repeat(81), 'nul\0'])
      expect((await send('POST', '', { slug, title: 'Night' })).status, slug).toBe(400)
    const taken = await send('POST', '', { slug: 'small-news', title: 'Night' })
    expect((await taken.json()).error_code).toBe('slug_taken')
    const { updatedAt: basedOn } = await json<EditedCollection>('GET', '/small-news')
    const edit = { featured: false, cover, texts: {}, basedOn }
    for (const bad of [
      { ...edit, cover: { kind: 'scene', scene: 'moonbase', hour: 'calm', house: null } },
      { ...edit, texts: { it: whole('Notte') } },
      { ...edit, texts: { en: { ...whole('Night'), body: [{ kind: 'html', text: '<b>' }] } } },
      { ...edit, texts: { en: { ...whole('Night'), title: 'n'.repeat(121) } } },
    ])
      expect((await send('PUT', '/small-news', bad)).status).toBe(400)
    expect((await send('PUT', '/nowhere', edit)).status).toBe(404)
  })
})
