import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AuditPage } from '#domain/console/console-api.ts'
import { everything } from '#domain/listing/listing-query.ts'
import type { RuleDraft } from '#domain/search-rules/search-rule.ts'
import type { RuleList, RulePreview, RuleView } from '#domain/search-rules/search-rule-api.ts'
import { curateSearch } from '#search/curated.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { createSearchRules } from '../../search-rules.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const DRAFT: RuleDraft = {
  words: 'massage',
  concern: null,
  synonym: '',
  listings: [],
  startsOn: null,
  endsOn: null,
}

async function openRules() {
  const opened = openConsole(database.db)
  const { call, person, deps } = opened
  const { token } = await person('editor')
  const send = (method: string, path: string, body?: object) =>
    call(method, `/rules${path}`, token, body)
  const changed: number[] = []
  /** As another server of the site. */
  const rules = createSearchRules({
    ...{ db: database.db, now: deps.now },
    onChange: () => changed.push(changed.length),
  })
  const search = curateSearch(createSqlSearch(database.db), rules.inForce)
  return {
    ...{ call, person, send, rules, changed, advance: opened.advance },
    create: async (draft: object): Promise<RuleView> => {
      const response = await send('POST', '', { ...DRAFT, ...draft })
      expect(response.status).toBe(201)
      return response.json()
    },
    preview: async (draft: object): Promise<RulePreview> =>
      (await send('POST', '/preview', { ...DRAFT, ...draft })).json(),
    async find(q: string): Promise<string[]> {
      await rules.refresh()
      const query = { ...everything(), q }
      const { hits } = await search.search(query, { page: 1, perPage: 10 }, { facets: false })
      return hits.map(({ id }) => id)
    },
  }
}

test('a rule is previewed, published on every server, and withdrawn', async () => {
  const { preview, create, send, find, call, person, changed } = await openRules()
  const before = await find('massage')
  const [first = '', , , last = ''] = before
  const listings = [
    { id: last, effect: 'pin' },
    { id: first, effect: 'hide' },
  ]
  const seen = await preview({ listings })
  expect(seen.before.map(({ id }) => id)).toEqual(before)
  expect(seen.after[0]).toMatchObject({ id: last, isPicked: true })
  expect(seen.after.map(({ id }) => id)).not.toContain(first)

  const rule = await create({ listings })
  expect(rule).toMatchObject({ published: false, titles: { [last]: expect.any(String) } })
  expect(await find('massage'), 'a draft changes nothing').toEqual(before)
  const published = await send('PUT', `/${rule.id}/state`, { published: true })
  expect(published.status).toBe(200)
  expect((await find('massage'))[0]).toBe(last)
  expect(await find('massage')).not.toContain(first)
  expect(changed.length, 'pages in memory are purged').toBeGreaterThan(0)

  await send('PUT', `/${rule.id}`, { ...DRAFT, listings: [] })
  expect(await find('massage')).toEqual(before)
  expect((await send('DELETE', `/${rule.id}`)).status).toBe(200)
  const { rules }: RuleList = await (await send('GET', '')).json()
  expect(rules).toEqual([])
  const admin = await person('admin')
  const audit: AuditPage = await (
    await call('GET', `/audit?subject=${rule.id}`, admin.token)
  ).json()
  expect(audit.entries.map(({ action }) => action)).toEqual([
    'rule.removed',
    'rule.edited',
    'rule.published',
    'rule.created',
  ])
  expect(audit.entries[2]?.after).toMatchObject({ for: 'massage' })
})

test('a rule counts from its first to its last day', async () => {
  const { create, send, find, advance, rules } = await openRules()
  await find('')
  const before = await find('yoga')
  const listings = [{ id: before[3], effect: 'pin' }]
  const { id } = await create({ words: 'yoga', listings, startsOn: '2000-01-01', endsOn: today(1) })
  await send('PUT', `/${id}/state`, { published: true })
  expect((await find('yoga'))[0]).toBe(before[3])
  advance(3 * 86_400)
  expect(await find('yoga'), 'without a refresh').toEqual(before)
  expect(rules.inForce()).toEqual([])
})

const today = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('rules that make the graded searches worse are not published', {
  timeout: 60_000,
}, async () => {
  const { create, send } = await openRules()
  const worst = readSet()
    .slice(0, 4)
    .map(({ query, grades }) => ({
      words: query,
      listings: Object.keys(grades).map((id) => ({ id, effect: 'hide' })),
    }))
  const statuses: number[] = []
  for (const draft of worst) {
    const { id } = await create(draft)
    statuses.push((await send('PUT', `/${id}/state`, { published: true })).status)
  }
  expect(statuses[0], 'a hundredth of 120 queries').toBe(200)
  expect(statuses.slice(2), 'together they lose more').toEqual([409, 409])

  const harmless = await create({ words: 'shinrin yoku', synonym: 'forest bathing' })
  expect((await send('PUT', `/${harmless.id}/state`, { published: true })).status).toBe(200)
  const edited = await send('PUT', `/${harmless.id}`, { ...DRAFT, ...worst[3] })
  expect(await edited.json()).toMatchObject({ error_code: 'relevance_drop' })
  const { words, published }: RuleView = await (await send('GET', `/${harmless.id}`)).json()
  expect({ words, published }).toEqual({ words: 'shinrin yoku', published: true })
})

const readJson = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'))
const readSet = (): { query: string; grades: object }[] => readJson('data/seed/graded-queries.json')

test('rules that cannot be are rejected', async () => {
  const { send } = await openRules()
  const status = async (more: object) => (await send('POST', '', { ...DRAFT, ...more })).status
  expect(await status({ words: '' })).toBe(400)
  expect(await status({ words: '...' })).toBe(400)
  expect(await status({ concern: 'sleep' })).toBe(400)
  expect(await status({ words: '', concern: 'nonsense' })).toBe(400)
  expect(await status({ words: 'x'.repeat(101) })).toBe(400)
  expect(await status({ words: 'a\0b' })).toBe(400)
  expect(await status({ startsOn: '2026-05-02', endsOn: '2026-05-01' })).toBe(400)
  expect(await status({ listings: [{ id: '3', effect: 'sell' }] })).toBe(400)
  const many = Array.from({ length: 21 }, (_, n) => ({ id: `${n}`, effect: 'pin' }))
  expect(await status({ listings: many })).toBe(400)
  expect((await send('GET', `/${crypto.randomUUID()}`)).status).toBe(404)
})

test('the shipped set is the one that the ranking was tuned with', () => {
  const tuning: { query: string; grades: object }[] = readJson('bench/relevance/tuning.json')
  expect(readSet()).toEqual(tuning.map(({ query, grades }) => ({ query, grades })))
})
