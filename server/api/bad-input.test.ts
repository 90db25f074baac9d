import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#data/catalogue/catalogue.ts'
import { listCardsById } from '#data/catalogue/listings.ts'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import { createSearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { conceptsOf, language } from '#search/language.ts'
import type { SearchPort } from '#search/port.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { createStatsCache } from '../cache/stats-cache.ts'
import { apiRoutes } from './http.ts'
import { searchAnswer, suggestAnswer } from './schemas.ts'

const database = testDatabase()

/** Every search adapter over the sample catalogue. */
const ADAPTERS: Record<string, () => Promise<SearchPort>> = {
  core: async () => {
    const builder = createBulkBuilder(conceptsOf)
    for await (const listings of readCatalogue(database.db)) builder.add(listings)
    const readCandidates = (ids: readonly string[]) => listCandidates(database.db, ids)
    return createSearchCore({
      language,
      readCandidates,
      built: { data: builder.finish(), seq: 0 },
    })
  },
  SQL: async () => createSqlSearch(database.db),
}

const ODD = {
  nothing: '',
  blanks: '   ',
  'one letter': 'a',
  'small words only': 'and the of',
  'control characters': '\u0001\u0002\u007f\u202e',
  NUL: 'sleep\0',
  SQL: "'; drop table listings; --",
  'query syntax': '(((" & | ! <-> :* sleep',
  patterns: '%_\\ .* [a-z]+',
  'half a character': '\ud83d',
  'mixed scripts': 'Йога 冥想 يوغا sleep',
  'a face': '😴',
  'as long as allowed': 'sleep '.repeat(500).slice(0, 200),
}

describe.each(Object.keys(ADAPTERS))('%s', (adapter) => {
  let opened: Promise<SearchPort> | null = null
  const faults: object[] = []

  async function ask(path: string): Promise<Response> {
    opened ??= (ADAPTERS[adapter] as () => Promise<SearchPort>)()
    const silent = () => {}
    const routes = apiRoutes({
      opened: database.opened,
      once: createStatsCache().once,
      search: await opened,
      readCards: (ids) => listCardsById(database.db, ids),
      readCalendar: createCalendarCache(database.db).read,
      origin: 'https://seekwell.example',
      serviceKey: 'sb_secret_test',
      log: {
        debug: silent,
        info: silent,
        warn: silent,
        error: (at: object) => void faults.push(at),
      },
    })
    return routes.request(path)
  }

  test.each(Object.entries(ODD))('%s is answered', async (_, q) => {
    const asked = new URLSearchParams({ q: q.toWellFormed(), limit: '5' })
    const response = await ask(`/search?${asked}`)
    expect(response.status).toBe(200)
    const answer = searchAnswer.parse(await response.json())
    expect(answer.total).toBeGreaterThanOrEqual(answer.items.length)
    expect(Object.values(answer.totals).reduce((sum, n) => sum + n, 0)).toBe(answer.total)
    const typed = await ask(`/suggestions?${asked}`)
    expect([200, 400]).toContain(typed.status)
    if (typed.status === 200) suggestAnswer.parse(await typed.json())
    expect(faults).toEqual([])
  })

  test('ten thousand characters are rejected, naming the parameter', async () => {
    const response = await ask(`/search?q=${'x'.repeat(10_000)}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'q' }] })
  })
})
