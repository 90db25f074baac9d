import { DOMParser } from '@xmldom/xmldom'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#data/catalogue/catalogue.ts'
import { pruneChanges, readMark } from '#data/catalogue/changes.ts'
import { listFullById, saveListings } from '#data/catalogue/listings.ts'
import { listPublished } from '#data/collections/collections.ts'
import { changeCollection } from '#data/collections/edited-collections.ts'
import type { Db } from '#data/db/db.ts'
import { listings } from '#data/db/schema.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { toPublicListing } from '../api/find-listed.ts'
import { feedRoutes } from './http.ts'

const database = testDatabase()
const ORIGIN = 'https://seekwell.example'

type Line = { op: string; id?: string; since?: string; listing?: { id: string; title: string } }

function feeds(db: Db = database.db) {
  const errors: object[] = []
  const app = feedRoutes({
    catalogue: db,
    search: createSqlSearch(db),
    origin: ORIGIN,
    name: 'Seekwell',
    license: null,
    log: { error: (fields: object) => void errors.push(fields) },
  })
  async function lines(since?: string): Promise<Line[]> {
    const query = since === undefined ? '' : `?since=${since}`
    const response = await app.request(`/listings.jsonl${query}`)
    expect(response.status).toBe(200)
    const text = await response.text()
    return text
      .trimEnd()
      .split('\n')
      .map((line): Line => JSON.parse(line))
  }
  return { app, lines, errors }
}

async function allListings(db: Db): Promise<Listing[]> {
  const all: Listing[] = []
  for await (const batch of readCatalogue(db)) all.push(...batch)
  return all
}

describe('/listings.jsonl', () => {
  test('has every listed listing as the API has it, and ends with a mark', async () => {
    const lines = await feeds().lines()
    const listed = (await allListings(database.db)).filter((each) => each.listed)
    expect(lines.at(-1)).toEqual({
      op: 'mark',
      since: expect.stringMatching(/^[0-9a-f-]{36}\.\d+$/),
    })
    expect(lines.slice(0, -1)).toEqual(
      listed.map((listing) => ({ op: 'save', listing: toPublicListing(listing) })),
    )
  })

  test('is compressed', async () => {
    const headers = { 'accept-encoding': 'gzip' }
    const response = await feeds().app.request('/listings.jsonl', { headers })
    expect(response.headers.get('content-encoding')).toBe('gzip')
    const text = await new Response(
      response.body?.pipeThrough(new DecompressionStream('gzip')),
    ).text()
    expect(text.trimEnd().split('\n').at(-1)).toContain('"mark"')
  })

  test('has only the changes since a mark', async () => {
    await database.undone(async (db) => {
      const { lines } = feeds(db)
      const mark = (await lines()).at(-1)?.since ?? ''
      expect(await lines(mark)).toEqual([{ op: 'mark', since: mark }])
      const [changed, unlisted, deleted] = await allListings(db)
      if (!changed || !unlisted || !deleted) throw new Error('the catalogue is too small')
      await saveListings(db, [{ ...changed, title: 'Changed' }])
      await saveListings(db, [{ ...unlisted, listed: false }])
      await db.delete(listings).where(eq(listings.id, deleted.id))
      const changes = await lines(mark)
      expect(changes.map(({ op, id, listing }) => [op, id ?? listing?.id])).toEqual([
        ['save', changed.id],
        ['delete', unlisted.id],
        ['delete', deleted.id],
        ['mark', undefined],
      ])
      const next = changes.at(-1)?.since ?? ''
      expect(await lines(next)).toEqual([{ op: 'mark', since: next }])
    })
  })

  test('rejects what is no mark, and marks whose changes are gone', async () => {
    const { app } = feeds()
    for (const since of ['', 'x', '1', `${'0'.repeat(36)}.-1`, "'; drop table listings"]) {
      const response = await app.request(`/listings.jsonl?since=${encodeURIComponent(since)}`)
      expect([since, response.status]).toEqual([since, 400])
    }
    await database.undone(async (db) => {
      const { catalogue } = await readMark(db)
      await pruneChanges(db, new Date(Date.now() + 60_000))
      const expired = await feeds(db).app.request(`/listings.jsonl?since=${catalogue}.0`)
      expect(expired.status).toBe(410)
      expect(await expired.json()).toMatchObject({ title: 'Gone' })
    })
  })
})

describe('/listings.atom', () => {
  const parsed = async (path: string, db?: Db) => {
    const response = await feeds(db).app.request(path)
    expect(response.status).toBe(200)
    const errorHandler = (_level: string, message: string) => {
      throw new Error(message)
    }
    const parser = new DOMParser({ errorHandler })
    const document = parser.parseFromString(await response.text(), 'application/xml')
    const textsOf = (name: string) =>
      Array.from(document.getElementsByTagName(name), (each) => each.textContent ?? '')
    return { document, textsOf }
  }

  test('has the newest listings first, with what the standard requires', async () => {
    const { document, textsOf } = await parsed('/listings.atom')
    expect(document.getElementsByTagName('entry').length).toBe(50)
    const published = textsOf('published')
    expect(published).toEqual(published.toSorted().reverse())
    expect(textsOf('updated').length).toBe(51)
    expect(new Set(textsOf('id')).size).toBe(51)
  })

  test.each(['', '?q=sauna&country=NO'])('links itself: %s', async (query) => {
    const { document } = await parsed(`/listings.atom${query}`)
    const [self] = Array.from(document.getElementsByTagName('link'), (each) =>
      each.getAttribute('href'),
    )
    expect(self).toBe(`${ORIGIN}/feeds/listings.atom${query}`)
  })

  test('of a search has only its listings', async () => {
    const { textsOf } = await parsed('/listings.atom?q=sauna&contentType=escape&country=NO')
    const links = textsOf('title').slice(1)
    expect(links.length).toBeGreaterThan(0)
    const escapes = (await allListings(database.db)).filter(
      ({ contentType }) => contentType === 'escape',
    )
    expect(escapes.map(({ title }) => title)).toEqual(expect.arrayContaining(links))
  })

  test('escapes text of listings', async () => {
    await database.undone(async (db) => {
      const [first] = await allListings(db)
      if (!first) throw new Error('the catalogue is empty')
      const title = '</title><script>alert(1)</script> & "one"'
      const newest = { ...first, id: 'new', slug: 'new', createdAt: new Date('2030-01-01') }
      await saveListings(db, [{ ...newest, title, description: 'a\u0001b' }])
      const { textsOf } = await parsed('/listings.atom', db)
      expect(textsOf('title')[1]).toBe(title)
      expect(textsOf('summary')[0]).toBe('ab')
    })
  })

  test.each(['sort=rating', 'page=2', 'country=xyz', 'unknown=1'])('rejects %s', async (query) => {
    expect((await feeds().app.request(`/listings.atom?${query}`)).status).toBe(400)
  })
})

async function eventsAt(path: string, db?: Db) {
  const response = await feeds(db).app.request(path)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const events = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent')
  return events.map((event) => ({
    uid: String(event.getFirstPropertyValue('uid')),
    title: String(event.getFirstPropertyValue('summary')),
    start: String(event.getFirstPropertyValue('dtstart')),
  }))
}

test('/dates has the next dates of a class, with the UID of its own page', async () => {
  const dated = (await allListings(database.db)).find(
    ({ schedule }) => schedule?.repeat.every === 'week',
  )
  const uids = (await eventsAt(`/dates/${dated?.slug}.ics`)).map(({ uid }) => uid)
  expect(uids).toHaveLength(26)
  expect(new Set(uids).size).toBe(26)
  expect(uids[0]).toMatch(new RegExp(`^${dated?.id}-\\d{4}-\\d\\d-\\d\\d@seekwell\\.example$`))
})

test('/hosts has the dates of every listing of the same host, soonest first', async () => {
  await database.undone(async (db) => {
    const [one, other] = (await allListings(db)).filter((each) => each.schedule && each.host)
    if (!one || !other) throw new Error('the catalogue has too few classes')
    await saveListings(db, [{ ...other, host: one.host }])
    const events = await eventsAt(`/hosts/${one.slug}.ics`, db)
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set([one.title, other.title]))
    const starts = events.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted())
  })
})

test('/collections has the dates of the listings in a collection, as they are now', async () => {
  await database.undone(async (db) => {
    const [one, other] = (await allListings(db)).filter((each) => each.listed && each.schedule)
    if (!one || !other) throw new Error('the catalogue has too few classes')
    const [collection] = await listPublished(db)
    if (!collection) throw new Error('the sample has collections')
    const body = [one, other].map(({ slug }) => ({ kind: 'listing' as const, slug }))
    const text = { title: 'By the lake', lead: 'Two.', voice: null, body }
    const updatedAt = new Date()
    await changeCollection(db, collection.slug, { texts: { en: text }, updatedAt })
    const path = `/collections/${collection.slug}.ics`
    const events = await eventsAt(path, db)
    expect(new Set(events.map(({ title }) => title))).toEqual(new Set([one.title, other.title]))
    const starts = events.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted())
    await saveListings(
      db,
      [one, other].map((each) => ({ ...each, listed: false })),
    )
    expect(await eventsAt(path, db)).toEqual([])
    await changeCollection(db, collection.slug, { state: 'draft', updatedAt })
    expect((await feeds(db).app.request(path)).status).toBe(404)
  })
})

test('/dates.ics has the dates of a search', async () => {
  const events = await eventsAt('/dates.ics?contentType=experience&category=yoga')
  const yoga = (await allListings(database.db)).filter(({ categories }) =>
    categories.includes('yoga'),
  )
  expect(events.length).toBeGreaterThan(26)
  expect(yoga.map(({ title }) => title)).toEqual(
    expect.arrayContaining([...new Set(events.map(({ title }) => title))]),
  )
  expect(await eventsAt('/dates.ics?contentType=essential')).toEqual([])
  expect((await feeds().app.request('/dates.ics?sort=rating')).status).toBe(400)
})

test.each([
  '/dates/nothing.ics',
  '/dates/.ics',
  '/hosts/nothing.ics',
  '/collections/nothing.ics',
  '/collections/a%00b.ics',
  '/nothing',
])('%s is missing', async (path) => {
  expect((await feeds().app.request(path)).status).toBe(404)
})

test('a listing without dates has no calendar', async () => {
  const [undated] = (await allListings(database.db)).filter(({ schedule }) => !schedule)
  const [full] = await listFullById(database.db, [undated?.id ?? ''])
  expect(full?.schedule).toBeNull()
  expect((await feeds().app.request(`/dates/${full?.slug}.ics`)).status).toBe(404)
})
