import { describe, expect, test } from 'vitest'
import { listCounts } from '#data/audit/daily-counts.ts'
import { readListingQuery } from '#domain/listing/listing-query.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { countSearches, createCounts } from './counts.ts'

const database = testDatabase()
const WORDS = 'zzqx my private grief'

function counting(isOn = true) {
  const clock = { now: new Date('2026-05-01T10:00:00Z') }
  const faults: unknown[] = []
  const counts = createCounts({
    db: database.db,
    isOn,
    onFault: (error) => faults.push(error),
    now: () => clock.now,
  })
  return { counts, clock, faults }
}
const written = () => listCounts(database.db, '2020-01-01')

describe('createCounts', () => {
  test('adds up by day, across nodes', async () => {
    const [one, two] = [counting(), counting()]
    for (const { counts } of [one, two, one]) counts.count('save', 'account')
    await Promise.all([one.counts.flush(), two.counts.flush()])
    one.clock.now = new Date('2026-05-02T10:00:00Z')
    one.counts.count('save', 'account')
    await one.counts.stop()
    await two.counts.stop()
    expect((await written()).filter(({ kind }) => kind === 'save')).toEqual([
      { day: '2026-05-01', kind: 'save', label: 'account', count: 3 },
      { day: '2026-05-02', kind: 'save', label: 'account', count: 1 },
    ])
  })

  test('counts searches by kind and concern, without their words', async () => {
    const { counts } = counting()
    const search = countSearches(createSqlSearch(database.db), counts)
    const slice = { page: 1, perPage: 5 }
    const query = readListingQuery(new URLSearchParams({ q: WORDS, concern: 'sleep' }))
    await search.search(query, slice, { contentType: 'escape' })
    await search.search(readListingQuery(new URLSearchParams()), slice)
    await counts.stop()
    const found = (await written()).filter(({ kind }) => kind.startsWith('search'))
    expect(found.map(({ label }) => label)).toEqual(Array(found.length).fill('escape for sleep'))
    expect(found.find(({ kind }) => kind === 'search')?.count).toBe(1)
    expect(JSON.stringify(await written())).not.toContain('grief')
  })

  test('a failed write is retried with the next one', async () => {
    const { counts, faults } = counting()
    counts.count('save', 'again')
    await database.pool.query('alter table daily_counts rename to gone')
    await counts.flush()
    expect(faults).toHaveLength(1)
    await database.pool.query('alter table gone rename to daily_counts')
    await counts.stop()
    expect((await written()).find(({ label }) => label === 'again')?.count).toBe(1)
  })

  test('deletes counts after a year and a month, and counts nothing when disabled', async () => {
    const { counts, clock } = counting()
    counts.count('save', 'old')
    await counts.flush()
    clock.now = new Date('2027-07-01T00:00:00Z')
    counts.count('save', 'new')
    await counts.stop()
    const labels = (await written()).map(({ label }) => label)
    expect(labels).toContain('new')
    expect(labels).not.toContain('old')
    const off = counting(false)
    off.counts.count('save', 'off')
    await off.counts.stop()
    expect((await written()).map(({ label }) => label)).not.toContain('off')
  })
})
