import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import * as threads from '#search/core/threads.ts'
import type { SearchPort } from '#search/port.ts'
import { testDatabase } from '#test/database.ts'
import { startSearch } from './search.ts'

const database = testDatabase()
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
const build = vi.spyOn(threads, 'buildInThread')

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-search-'))
  folders.push(folder)
  return folder
}

async function start(dataDir: string, useCore = true) {
  const onFault = vi.fn()
  const started = await startSearch({ opened: database.opened, dataDir, useCore, onFault })
  return { ...started, onFault }
}

async function anyListing(search: SearchPort): Promise<Listing> {
  const { hits } = await search.search(everything(), { page: 1, perPage: 1 })
  const listing = await findListing(database.db, hits[0]?.id ?? '')
  if (!listing) throw new Error('the sample catalogue is empty')
  return listing
}

async function idsFor(search: SearchPort, q: string): Promise<string[]> {
  const { hits } = await search.search({ ...everything(), q }, { page: 1, perPage: 5 })
  return hits.map(({ id }) => id)
}

/** The prefix of a cursor names the adapter. */
async function isFromCore(search: SearchPort): Promise<boolean> {
  const { nextCursor } = await search.search(everything(), { after: null, limit: 1 })
  return nextCursor?.startsWith('c.') === true
}

test('a restart loads the snapshot and applies later changes', async () => {
  const dataDir = newFolder()
  const before = await start(dataDir)
  await expect.poll(() => isFromCore(before.search)).toBe(true)
  const listing = await anyListing(before.search)
  await before.stop()
  await saveListings(database.db, [{ ...listing, title: 'Quodlibet Pavilion' }])
  build.mockClear()

  const after = await start(dataDir)
  await expect.poll(() => isFromCore(after.search)).toBe(true)
  await expect.poll(() => idsFor(after.search, 'quodlibet')).toEqual([listing.id])
  expect(await isFromCore(after.search)).toBe(true)
  expect(build).not.toHaveBeenCalled()
  await after.stop()

  await saveListings(database.db, [listing])
  const last = await start(dataDir)
  await expect.poll(() => idsFor(last.search, 'quodlibet')).toEqual([])
  await last.stop()
  for (const { onFault } of [before, after, last]) expect(onFault).not.toHaveBeenCalled()
})

test('a damaged snapshot is ignored and rebuilt', async () => {
  const dataDir = newFolder()
  const file = join(dataDir, 'search-core')
  const before = await start(dataDir)
  await expect.poll(() => isFromCore(before.search)).toBe(true)
  const { total } = await before.search.search(everything(), { page: 1, perPage: 1 })
  await before.stop()
  const bytes = readFileSync(file)
  const middle = bytes.length >>> 1
  bytes[middle] = (bytes[middle] ?? 0) ^ 255
  writeFileSync(file, bytes)
  build.mockClear()

  const after = await start(dataDir)
  await expect.poll(() => isFromCore(after.search)).toBe(true)
  expect(build).toHaveBeenCalledOnce()
  expect((await after.search.search(everything(), { page: 1, perPage: 1 })).total).toBe(total)
  await after.stop()
  expect(after.onFault).not.toHaveBeenCalled()
})

test.each([true, false])('dates follow the catalogue, with a core: %j', async (useCore) => {
  const listing = await findListing(database.db, 'exp-1')
  if (!listing?.schedule) throw new Error('exp-1 has a schedule')
  const { search, readCalendar, onFault, stop } = await start(newFolder(), useCore)
  if (useCore) await expect.poll(() => isFromCore(search)).toBe(true)
  const titleInCalendar = async () => {
    const dates = (await readCalendar()).upcoming(new Date(), Number.POSITIVE_INFINITY)
    return dates.find(({ item }) => item.id === listing.id)?.item.title
  }
  expect(await titleInCalendar()).toBe(listing.title)
  await saveListings(database.db, [{ ...listing, title: 'Quodlibet Morning' }])
  await expect.poll(titleInCalendar).toBe('Quodlibet Morning')
  await saveListings(database.db, [{ ...listing, schedule: null }])
  await expect.poll(titleInCalendar).toBe(undefined)
  await saveListings(database.db, [listing])
  await expect.poll(titleInCalendar).toBe(listing.title)
  await stop()
  expect(onFault).not.toHaveBeenCalled()
})
