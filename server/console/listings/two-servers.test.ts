import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { seedSample } from '#data/seed/seed.ts'
import type { EditedListing, NewListing } from '#domain/console/console-api.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { startPostgres } from '../../../scripts/postgres.ts'
import { startSearch } from '../../search.ts'
import { openConsole } from '../console.test-kit.ts'

const SECOND_MS = 1_000
const folder = mkdtempSync(join(tmpdir(), 'seekwell-two-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what one server publishes, edits and withdraws is found by the other within a second', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip()
  await using closing = new AsyncDisposableStack()
  closing.defer(postgres.stop)
  const [one, two] = [await openDatabase(postgres), await openDatabase(postgres)]
  closing.defer(one.close)
  closing.defer(two.close)
  await migrate(one.pool)
  await seedSample(one.db, new Date())
  const { search, stop } = await startSearch({
    ...{ opened: two, dataDir: folder, useCore: true },
    onFault: (error) => expect.unreachable(String(error)),
  })
  closing.defer(stop)
  const idsFor = async (q: string) => {
    const { hits } = await search.search({ ...everything(), q }, { page: 1, perPage: 3 })
    return hits.map(({ id }) => id)
  }
  // The prefix of a cursor names the adapter: the core, not SQL, has to follow.
  const cursorOf = async () =>
    (await search.search(everything(), { after: null, limit: 1 })).nextCursor
  await expect.poll(cursorOf, { timeout: 60_000 }).toMatch(/^c\./)

  const { call, person } = openConsole(one.db)
  const { token } = await person('editor')
  const body = { title: 'Zephyr Quillon House', contentType: 'escape' }
  const { id }: NewListing = await (await call('POST', '/listings', token, body)).json()
  const path = `/listings/${id}`
  const read = async (): Promise<EditedListing> => (await call('GET', path, token)).json()
  expect(await idsFor(body.title)).not.toContain(id)

  const setListed = async (listed: boolean) => {
    const { updatedAt: basedOn } = await read()
    expect((await call('PUT', `${path}/state`, token, { listed, basedOn })).status).toBe(200)
  }
  await setListed(true)
  await expect.poll(() => idsFor(body.title), { timeout: SECOND_MS }).toContain(id)
  const { updatedAt: basedOn } = await read()
  const edit = { values: { title: 'Brindlewick Lantern' }, basedOn }
  expect((await call('PUT', path, token, edit)).status).toBe(200)
  await expect.poll(() => idsFor('Brindlewick'), { timeout: SECOND_MS }).toContain(id)
  await setListed(false)
  await expect.poll(() => idsFor('Brindlewick'), { timeout: SECOND_MS }).not.toContain(id)
}, 180_000)
