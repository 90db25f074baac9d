import { createRequire } from 'node:module'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { listFullById, saveListings } from '#data/catalogue/listings.ts'
import type { Db } from '#data/db/db.ts'
import { listings } from '#data/db/schema.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { testDatabase } from '#test/database.ts'
import { openActiveRoutes } from './http.ts'

type Finding = { severity: string; type: string; path: string; message: string }
type Validator = { validate: (data: object, options?: object) => Promise<Finding[]> }
// The official validator has no types.
const { validate } = createRequire(import.meta.url)('@openactive/data-model-validator') as Validator

const database = testDatabase()
const LICENSE = 'https://creativecommons.org/licenses/by/4.0/'

const page = z.object({
  next: z.url(),
  license: z.literal(LICENSE),
  items: z.array(
    z.object({
      state: z.enum(['updated', 'deleted']),
      kind: z.literal('SessionSeries'),
      id: z.string(),
      modified: z.number().int(),
      data: z.record(z.string(), z.unknown()).optional(),
    }),
  ),
})
type Item = z.infer<typeof page>['items'][number]

function routes(db: Db = database.db, license: string | null = LICENSE) {
  return openActiveRoutes({
    catalogue: db,
    search: createSqlSearch(db),
    origin: 'https://seekwell.example',
    name: 'Seekwell',
    license,
    log: { error: () => {} },
  })
}

/** All items from a page on, until one is empty, and the address of that last page. */
async function readFeed(db: Db = database.db, from = '/opportunities') {
  const items: Item[] = []
  for (let path = from; ; ) {
    const response = await routes(db).request(path)
    expect(response.status).toBe(200)
    const read = page.parse(await response.json())
    items.push(...read.items)
    const next = read.next.replace('https://seekwell.example/feeds/openactive', '')
    if (read.items.length === 0) {
      expect(next).toBe(path)
      return { items, last: next }
    }
    path = next
  }
}

test('the feed has every listing with dates once, in the order of its marks', async () => {
  const { items } = await readFeed()
  const marks = items.map(({ modified, id }) => `${String(modified).padStart(15, '0')} ${id}`)
  expect(marks).toEqual(marks.toSorted())
  const dated = await database.db.select().from(listings)
  const expected = dated.filter(({ listed, schedule }) => listed && schedule).map(({ id }) => id)
  const updated = items.filter(({ state }) => state === 'updated').map(({ id }) => id)
  expect(updated.toSorted()).toEqual(expected.toSorted())
  expect(updated.length).toBeGreaterThan(50)
})

/** Findings that do not apply, with the reason. */
const NOT_APPLICABLE: Record<string, string> = {
  file_not_found: 'the lists of activities are on the web, which tests do not use',
  activity_not_in_activity_list: 'as above',
  use_official_activity_list: 'the official list has sports only, not cooking or sound healing',
}

test('items pass the validator of OpenActive', async () => {
  const { items } = await readFeed()
  const failures = new Set<string>()
  for (const { data } of items) {
    if (!data) continue
    const findings = await validate(data, { validationMode: 'RPDEFeed' })
    for (const { severity, type, path, message } of findings)
      if (severity === 'failure' && !(type in NOT_APPLICABLE))
        failures.add(`${type} ${path}: ${message}`)
  }
  expect([...failures]).toEqual([])
})

test('the dataset site passes it too, and leads to the feed', async () => {
  const response = await routes().request('/')
  const dataset = await response.json()
  const failures = (await validate(dataset)).filter(({ severity }) => severity === 'failure')
  expect(failures).toEqual([])
  expect(dataset.distribution[0].contentUrl).toBe(
    'https://seekwell.example/feeds/openactive/opportunities',
  )
})

test('a reader of the last page gets what changed, was withdrawn, lost its dates or was deleted', async () => {
  await database.undone(async (db) => {
    const { items, last } = await readFeed(db)
    const ids = items.filter(({ state }) => state === 'updated').map(({ id }) => id)
    const [changed, withdrawn, undated, deleted] = await listFullById(db, ids)
    if (!changed || !withdrawn || !undated || !deleted) throw new Error('too few dates')
    const updatedAt = new Date(Math.max(...items.map(({ modified }) => modified)) + 1_000)
    await saveListings(db, [
      { ...changed, title: 'Changed', updatedAt },
      { ...withdrawn, listed: false, updatedAt },
      { ...undated, contentType: 'experience', schedule: null, updatedAt },
    ])
    await db.delete(listings).where(eq(listings.id, deleted.id))
    await db.execute(
      "update listing_changes set at = at - interval '3 seconds' where op = 'delete'",
    )
    const next = (await readFeed(db, last)).items
    expect(new Map(next.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [changed.id, 'updated'],
        [withdrawn.id, 'deleted'],
        [undated.id, 'deleted'],
        [deleted.id, 'deleted'],
      ]),
    )
    expect(next.find(({ id }) => id === changed.id)?.data).toMatchObject({ name: 'Changed' })
  })
})

test.each([
  'afterTimestamp=1',
  'afterId=a',
  'afterTimestamp=-1&afterId=a',
  'afterTimestamp=x&afterId=a',
  'afterTimestamp=1&afterId=%00',
  'page=2',
])('rejects %s', async (query) => {
  expect((await routes().request(`/opportunities?${query}`)).status).toBe(400)
})

test('without a licence there is nothing', async () => {
  for (const path of ['/', '/opportunities'])
    expect((await routes(database.db, null).request(path)).status).toBe(404)
})
