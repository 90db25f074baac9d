import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { testDatabase } from '#test/database.ts'
import { listUpcoming } from './upcoming.ts'

const database = testDatabase()
const NOON = new Date('2026-06-01T12:00:00Z')

test('dates that have started are replaced by the next ones', async () => {
  const asked = { readCalendar: createCalendarCache(database.db).read, limit: 4 }
  const [next] = await listUpcoming(asked, NOON)
  const start = next?.occurrence.start.getTime() ?? 0
  const [before, after] = [new Date(start - 1), new Date(start + 1)]
  expect((await listUpcoming(asked, before))[0]).toEqual(next)
  const later = await listUpcoming(asked, after)
  expect(later).toHaveLength(4)
  expect(later.every(({ occurrence }) => occurrence.start > after)).toBe(true)
})

test('each category has its own dates', async () => {
  const asked = { readCalendar: createCalendarCache(database.db).read, limit: 4 }
  const yoga = await listUpcoming({ ...asked, category: 'yoga' }, NOON)
  const all = await listUpcoming(asked, NOON)
  expect(yoga.every(({ item }) => item.categories[0] === 'yoga')).toBe(true)
  expect(all).not.toEqual(yoga)
})

test('cached dates have places in the language of each page', async () => {
  const asked = { readCalendar: createCalendarCache(database.db).read, limit: 24 }
  const wordsIn = async (language: 'de' | 'en') => {
    const upcoming = await runWithLocale(language, () => listUpcoming(asked, NOON))
    return upcoming.flatMap(({ item }) => Object.values(item.words ?? {}))
  }
  expect((await wordsIn('de')).length).toBeGreaterThan(0)
  expect(await wordsIn('en')).toEqual([])
})
