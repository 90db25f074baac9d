import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import type {
  BatchEntry,
  BulkPreview,
  BulkResult,
  UndoneBatch,
} from '#domain/console/bulk-change.ts'
import type { AuditPage, EditedListing } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'

const database = testDatabase()
const DAY_S = 86_400
const ALL = { q: '', kind: null, state: 'published' }

async function openBulk() {
  const opened = openConsole(database.db)
  const { call, person } = opened
  const editor = await person('editor')
  const post = (path: string, body: object) => call('POST', `/bulk${path}`, editor.token, body)
  return {
    ...opened,
    editor,
    post,
    preview: async (selection: object, change: object): Promise<BulkPreview> =>
      (await post('/preview', { selection, change })).json(),
    /** Shows a change and applies it at once. */
    async apply(selection: object, change: object, changed: number): Promise<Response> {
      const seen = await post('/preview', { selection, change })
      const { digest }: BulkPreview = await seen.json()
      return post('', { selection, change, expected: { changed, digest } })
    },
    undo: (id: string) => post(`/${id}/undo`, {}),
  }
}

const amountOf = async (id: string) => (await findListing(database.db, id))?.amount?.minor
const tagsOf = async (id: string) => (await findListing(database.db, id))?.tags ?? []

test('prices of all that match rise by per cent as the preview says, and fall back as one', async () => {
  const { preview, apply, undo, person, call } = await openBulk()
  const selection = { matching: { ...ALL, kind: 'escape' } }
  const change = { kind: 'price', percent: 5 }
  const seen = await preview(selection, change)
  expect(seen.changed).toBeGreaterThan(50)
  expect(seen.changed + seen.skippedCount).toBe(seen.matched)
  const [example] = seen.examples
  const id = example?.id ?? ''
  const before = (await amountOf(id)) ?? 0
  expect(await amountOf(id), 'a preview writes nothing').toBe(before)

  const response = await apply(selection, change, seen.changed)
  expect(response.status).toBe(201)
  const { batch, changed }: BulkResult = await response.json()
  expect(changed).toBe(seen.changed)
  expect(await amountOf(id)).toBe(Math.round(before * 1.05))
  const admin = await person('admin')
  const audit: AuditPage = await (await call('GET', `/audit?subject=${batch}`, admin.token)).json()
  expect(audit.entries).toMatchObject([
    { action: 'batch.applied', after: { kind: 'price', percent: 5, listings: changed } },
  ])

  const undone: UndoneBatch = await (await undo(batch)).json()
  expect(undone).toEqual({ restored: changed, left: 0, leftExamples: [] })
  expect(await amountOf(id)).toBe(before)
  expect((await undo(batch)).status, 'undone once').toBe(409)
})

test('undoing leaves what was changed since, and says so', async () => {
  const { call, editor, apply, undo } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'by the sea' }
  const { batch }: BulkResult = await (await apply({ ids: ['3', '4'] }, change, 2)).json()
  expect(await tagsOf('3')).toContain('by the sea')
  const read = await call('GET', '/listings/4', editor.token)
  const { updatedAt: basedOn, versions }: EditedListing = await read.json()
  expect(versions[0]).toMatchObject({ kind: 'edited', author: editor.email })
  const edit = { values: { title: 'Edited since' }, basedOn }
  await call('PUT', '/listings/4', editor.token, edit)
  const undone: UndoneBatch = await (await undo(batch)).json()
  expect(undone).toEqual({ restored: 1, left: 1, leftExamples: [expect.any(String)] })
  expect(await tagsOf('3')).not.toContain('by the sea')
  expect(await tagsOf('4')).toContain('by the sea')
})

test('listings are published, withdrawn and given categories', async () => {
  const { apply, preview, undo } = await openBulk()
  const ids = ['5', '6']
  const withdrawn = await apply({ ids }, { kind: 'withdraw' }, 2)
  const { batch }: BulkResult = await withdrawn.json()
  expect((await findListing(database.db, '5'))?.listed).toBe(false)
  const again = await preview({ ids }, { kind: 'withdraw' })
  expect(again).toMatchObject({ changed: 0, skipped: [{ reason: 'unchanged' }, {}] })
  await undo(batch)
  expect((await findListing(database.db, '5'))?.listed).toBe(true)
  const category = { kind: 'add', list: 'categories', value: 'island-retreats' }
  expect((await apply({ ids }, category, 2)).status).toBe(201)
  expect((await findListing(database.db, '6'))?.categories).toContain('island-retreats')
})

test('all of a batch is stored, or nothing', async () => {
  const { apply, editor, call } = await openBulk()
  const before = await tagsOf('7')
  const change = { kind: 'add', list: 'tags', value: 'never' }
  const changed = await apply({ ids: ['7', '8'] }, change, 1)
  expect(await changed.json()).toMatchObject({ error_code: 'selection_changed' })
  expect(await tagsOf('7')).toEqual(before)
  await database.pool.query(`
    create function break_late() returns trigger language plpgsql as $$
      begin if new.id = '9' then raise exception 'broken'; end if; return new; end $$;
    create trigger break_late before update on listings for each row execute function break_late()`)
  expect((await apply({ matching: ALL }, change, 700)).status).toBe(500)
  await database.pool.query('drop trigger break_late on listings; drop function break_late()')
  expect(await tagsOf('7')).toEqual(before)
  const list = await call('GET', '/bulk', editor.token)
  const { batches }: { batches: BatchEntry[] } = await list.json()
  expect(batches.filter(({ change: made }) => 'value' in made && made.value === 'never')).toEqual(
    [],
  )
})

test('a change is applied once, and only to what was shown', async () => {
  const { post, preview, apply } = await openBulk()
  const selection = { ids: ['12'] }
  const change = { kind: 'price', percent: 10 }
  const before = (await amountOf('12')) ?? 0
  const { changed, digest } = await preview(selection, change)
  const repeat = () => post('', { selection, change, expected: { changed, digest } })
  const statuses = (await Promise.all([repeat(), repeat(), repeat()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409, 409])
  expect(await amountOf('12')).toBe(Math.round(before * 1.1))

  const matching = { matching: { ...ALL, q: '13' } }
  const seen = await preview(matching, { kind: 'withdraw' })
  await apply({ ids: ['13'] }, { kind: 'add', list: 'tags', value: 'meanwhile' }, 1)
  const late = await post('', {
    selection: matching,
    change: { kind: 'withdraw' },
    expected: { changed: seen.changed, digest: seen.digest },
  })
  expect(await late.json()).toMatchObject({ error_code: 'selection_changed' })
})

test('batches are undone one after another, newest first', async () => {
  const { apply, undo } = await openBulk()
  const add = async (value: string): Promise<string> => {
    const done = await apply({ ids: ['14'] }, { kind: 'add', list: 'tags', value }, 1)
    return ((await done.json()) as BulkResult).batch
  }
  const first = await add('one')
  const second = await add('two')
  expect(await (await undo(first)).json()).toMatchObject({ restored: 0, left: 1 })
  expect(await (await undo(second)).json()).toMatchObject({ restored: 1, left: 0 })
  expect(await (await undo(first)).json()).toMatchObject({ restored: 1, left: 0 })
  expect(await tagsOf('14')).not.toContain('one')
})

test('a batch can be undone for 30 days', async () => {
  const { apply, undo, advance, person, call } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'for a month' }
  const { batch }: BulkResult = await (await apply({ ids: ['10'] }, change, 1)).json()
  advance(31 * DAY_S)
  const later = await person('editor')
  const late = await call('POST', `/bulk/${batch}/undo`, later.token, {})
  expect(await late.json()).toMatchObject({ error_code: 'not_undoable' })
  expect((await undo('nonsense')).status).not.toBe(200)
})

test('invalid selections and changes are rejected', async () => {
  const { post, faults } = await openBulk()
  const change = { kind: 'publish' }
  for (const body of [
    {},
    { selection: { ids: [] }, change },
    { selection: { ids: Array.from({ length: 10_001 }, String) }, change },
    { selection: { matching: { ...ALL, state: 'nonsense' } }, change },
    { selection: { matching: {} }, change },
    { selection: { ids: ['3'] }, change: { kind: 'price', percent: 1e9 } },
    { selection: { ids: ['3'] }, change: { kind: 'price', percent: -100 } },
    { selection: { ids: ['3'] }, change: { kind: 'add', list: 'rating', value: '5' } },
    { selection: { ids: ['3'] }, change: { kind: 'add', list: 'tags', value: 'x'.repeat(81) } },
    { selection: { ids: ['3'] }, change: { kind: 'erase' } },
  ])
    expect((await post('/preview', body)).status, JSON.stringify(body).slice(0, 80)).toBe(400)
  const unknown = await post('/preview', { selection: { ids: ['nothing'] }, change })
  expect(await unknown.json()).toMatchObject({ matched: 1, changed: 0 })
  expect(faults).toEqual([])
})
