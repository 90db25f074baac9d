import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import * as directory from '#data/catalogue/directory.ts'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import { listings } from '#data/db/schema.ts'
import type { Calendar, DatedListing } from '#domain/availability/calendar.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { testDatabase } from '#test/database.ts'
import { createCalendarCache } from './calendar-cache.ts'

const database = testDatabase()
const NOON = new Date('2026-06-01T12:00:00Z')

/** An experience with dates and its own title. */
async function dated(id: string): Promise<Listing> {
  const sample = await findListing(database.db, 'exp-1')
  if (!sample?.schedule) throw new Error('exp-1 has a schedule')
  const experience = { ...sample, id, slug: id }
  await saveListings(database.db, [experience])
  return experience
}

function titleIn(calendar: Calendar<DatedListing>, id: string): string | undefined {
  const all = calendar.upcoming(NOON, Number.POSITIVE_INFINITY)
  return all.find(({ item }) => item.id === id)?.item.title
}

test('after a change only the changed listing is read', async () => {
  const { read, invalidate } = createCalendarCache(database.db)
  const [experience, other] = [await dated('kept-dates'), await dated('kept-other')]
  expect(titleIn(await read(), experience.id)).toBe(experience.title)
  const renamed = [
    { ...experience, title: 'Renamed' },
    { ...other, title: 'Renamed unheard' },
  ]
  await saveListings(database.db, renamed)
  expect(titleIn(await read(), experience.id)).toBe(experience.title)
  invalidate([experience.id])
  expect(titleIn(await read(), experience.id)).toBe('Renamed')
  expect(titleIn(await read(), other.id)).toBe(other.title)
  invalidate()
  expect(titleIn(await read(), other.id)).toBe('Renamed unheard')
})

test('unlisted, undated and deleted listings are removed, new ones added', async () => {
  const { read, invalidate } = createCalendarCache(database.db)
  const [hidden, undated, gone] = [
    await dated('kept-hidden'),
    await dated('kept-undated'),
    await dated('kept-gone'),
  ]
  const before = await read()
  const ids = [hidden.id, undated.id, gone.id]
  expect(ids.every((id) => titleIn(before, id) !== undefined)).toBe(true)
  await saveListings(database.db, [
    { ...hidden, listed: false },
    { ...undated, schedule: null },
  ])
  await database.db.delete(listings).where(eq(listings.id, gone.id))
  const late = await dated('kept-late')
  invalidate([...ids, late.id])
  const after = await read()
  expect([...ids, late.id].map((id) => titleIn(after, id))).toEqual([
    undefined,
    undefined,
    undefined,
    late.title,
  ])
})

test('a listing that changes during the first read is read again', async () => {
  const { read, invalidate } = createCalendarCache(database.db)
  const experience = await dated('kept-meanwhile')
  const first = read()
  await saveListings(database.db, [{ ...experience, title: 'Renamed meanwhile' }])
  invalidate([experience.id])
  await first
  expect(titleIn(await read(), experience.id)).toBe('Renamed meanwhile')
})

test('a failed read is retried', async () => {
  const { read, invalidate } = createCalendarCache(database.db)
  const experience = await dated('kept-failed')
  await read()
  await saveListings(database.db, [{ ...experience, title: 'Renamed' }])
  invalidate([experience.id])
  const fail = vi.spyOn(directory, 'listDatedById').mockRejectedValueOnce(new Error('away'))
  await expect(read()).rejects.toThrow('away')
  fail.mockRestore()
  expect(titleIn(await read(), experience.id)).toBe('Renamed')
})
