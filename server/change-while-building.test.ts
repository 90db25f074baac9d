import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import * as threads from '#search/core/threads.ts'
import { testDatabase } from '#test/database.ts'
import { apiRoutes } from './api/http.ts'
import { PageCache } from './cache/page-cache.ts'
import { createStatsCache } from './cache/stats-cache.ts'
import { startSearch } from './search.ts'

const database = testDatabase()
const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function* inBatches(read: readonly (readonly Listing[])[]) {
  yield* read
}

/** Builds of the core read the catalogue, then wait until they are resumed. */
function holdBuilds() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const original = threads.buildInThread
  const build = vi.spyOn(threads, 'buildInThread')
  ends.push(() => build.mockRestore())
  const hasRead = vi.fn()
  build.mockImplementation(async (listings, language) => {
    const read: (readonly Listing[])[] = []
    for await (const batch of listings) read.push(batch)
    hasRead()
    await promise
    return original(inBatches(read), language)
  })
  return { hasRead, resume: resolve }
}

/** The API on a real socket, with all caches of a site: pages, statistics, dates. */
async function openSite() {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-change-'))
  ends.push(() => rmSync(dataDir, { recursive: true, force: true }))
  const { opened } = database
  const figures = createStatsCache()
  const pages = new PageCache({
    render: (request) => api.fetch(request),
    origin: 'https://seekwell.example',
    limitBytes: 10_000_000,
    keyOf: (target) => target,
    types: /^application\/json/,
    // Fixed: no entry is refreshed because of its age.
    now: () => 0,
  })
  const onFault = vi.fn()
  const onChange = () => {
    figures.clear()
    pages.purge()
  }
  const searchServices = await startSearch({ opened, dataDir, useCore: true, onFault, onChange })
  const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
  const origin = 'https://seekwell.example'
  const api = apiRoutes({
    opened,
    once: figures.once,
    ...searchServices,
    origin,
    serviceKey: 'a-key-for-the-tests-of-what-is-told',
    log,
  })
  const server = createServer((request, answer) => {
    if (!pages.answer(request, answer)) answer.writeHead(418).end()
  })
  ends.push(searchServices.stop, () => server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const get = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`)
    expect(answer.status, path).toBe(200)
    return answer.json()
  }
  return { get, search: searchServices.search, onFault }
}

type Site = Awaited<ReturnType<typeof openSite>>

/** A listing's page, upcoming dates and a figure over the whole catalogue. */
async function shownBy({ get }: Site, id: string) {
  const { title }: { title: string } = await get(`/listings/${id}`)
  const dates: unknown = await get('/events?limit=50')
  const { items }: { items: { contentType: string; total: number }[] } = await get('/categories')
  const experiences = items.find(({ contentType }) => contentType === 'experience')
  return { title, dates: JSON.stringify(dates), figure: experiences?.total ?? 0 }
}

/** The listing with the first date, so that a copy of it is within any limit. */
async function firstDated({ get }: Site): Promise<Listing> {
  const { items }: { items: { listing: { id: string } }[] } = await get('/events?limit=1')
  const listing = await findListing(database.db, items[0]?.listing.id ?? '')
  if (!listing) throw new Error('the sample catalogue has dates')
  return listing
}

test('a change is visible at once while the search core is built, and in the core afterwards', async () => {
  const { hasRead, resume } = holdBuilds()
  const site = await openSite()
  // Runs first: a site stops only after its build.
  ends.push(resume)
  await expect.poll(() => hasRead.mock.calls.length).toBe(1)
  const listing = await firstDated(site)
  const edit = async (title: string, added: string) => {
    const before = await shownBy(site, listing.id)
    expect(before.title).not.toBe(title)
    const copy = { ...listing, id: added, slug: added }
    await saveListings(database.db, [{ ...listing, title }, copy])
    await expect
      .poll(() => shownBy(site, listing.id))
      .toEqual({ title, dates: expect.stringContaining(added), figure: before.figure + 1 })
  }
  await edit('Quodlibet Morning', 'told-one')
  expect(site.onFault).not.toHaveBeenCalled()
  await database.breakListeners()
  await edit('Zephyrous Evening', 'told-two')

  // The prefix of a cursor names the adapter.
  const first = (q: string) => site.search.search({ ...everything(), q }, { after: null, limit: 1 })
  expect((await first('')).nextCursor).toMatch(/^s\./)
  resume()
  await expect.poll(async () => (await first('')).nextCursor).toMatch(/^c\./)
  expect((await first('zephyrous')).hits.map(({ id }) => id)).toEqual([listing.id])
  expect((await first('quodlibet')).hits).toEqual([])
  await edit('Tenebrous Night', 'told-three')
})
