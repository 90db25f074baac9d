import { expect, test } from 'vitest'
import { findListing, saveListings } from '#data/catalogue/listings.ts'
import type { BatchEntry, BulkCounts, BulkPreview } from '#domain/console/bulk-change.ts'
import type { AuditPage, EditedListing } from '#domain/console/console-api.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'
import { changeNextListings } from './bulk-jobs.ts'

const database = testDatabase()
const DAY_S = 86_400
const ALL = { q: '', kind: null, state: 'published' }

async function openBulk() {
  const opened = openConsole(database.db)
  const { call, person } = opened
  const editor = await person('editor')
  const post = (path: string, body: object) => call('POST', `/bulk${path}`, editor.token, body)
  const view = async (id: string): Promise<BatchEntry> =>
    (await call('GET', `/bulk/${id}`, editor.token)).json()
  const start = async (selection: object, change: object, changed: number) => {
    const seen = await post('/preview', { selection, change })
    const { digest }: BulkPreview = await seen.json()
    return post('', { selection, change, expected: { changed, digest } })
  }
  /** Changes the listings of all running changes. */
  async function finish() {
    while (await changeNextListings(database.db, opened.deps.now()));
  }
  return {
    ...opened,
    editor,
    post,
    preview: async (selection: object, change: object): Promise<BulkPreview> =>
      (await post('/preview', { selection, change })).json(),
    start,
    finish,
    view,
    /** Shows a change and applies it at once. */
    async apply(selection: object, change: object, changed: number): Promise<BatchEntry> {
      const response = await start(selection, change, changed)
      expect(response.status).toBe(201)
      await finish()
      return view(((await response.json()) as BatchEntry).id)
    },
    startUndo: (id: string) => post(`/${id}/undo`, {}),
    async undo(id: string): Promise<BulkCounts | undefined> {
      expect((await post(`/${id}/undo`, {})).status).toBe(200)
      await finish()
      return (await view(id)).run?.counts
    },
  }
}

const amountOf = async (id: string) => (await findListing(database.db, id))?.amount?.minor
const tagsOf = async (id: string) => (await findListing(database.db, id))?.tags ?? []

test('of all that match some can be left out', async () => {
  const { preview, post } = await openBulk()
  const matching = { ...ALL, kind: 'escape' }
  const change = { kind: 'add', list: 'tags', value: 'left out' }
  const all = await preview({ matching }, change)
  const except = all.examples.map(({ id }) => id)
  expect(except.length).toBeGreaterThan(1)
  const others = await preview({ matching, except }, change)
  expect(others.matched).toBe(all.matched - except.length)
  expect(others.examples.filter(({ id }) => except.includes(id))).toEqual([])
  for (const odd of [
    { ids: ['3'], except },
    { matching, except: [3] },
    { matching, except: '3' },
  ])
    expect((await post('/preview', { selection: odd, change })).status).toBe(400)
})

test('an id that no listing can have is rejected or ignored', async () => {
  const { post } = await openBulk()
  const change = { kind: 'publish' }
  for (const id of ['\0', '\ud800', 'gone'])
    for (const selection of [{ ids: [id] }, { matching: ALL, except: [id] }])
      expect((await post('/preview', { selection, change })).status, id).toBeLessThan(500)
  const selection = { matching: { ...ALL, q: '\ud800' } }
  expect((await post('/preview', { selection, change })).status).toBeLessThan(500)
})

test('prices of all that match rise by per cent as the preview says, and fall back as one', async () => {
  const { preview, apply, undo, startUndo, person, call, view } = await openBulk()
  const selection = { matching: { ...ALL, kind: 'escape' } }
  const change = { kind: 'price', percent: 5 }
  const seen = await preview(selection, change)
  expect(seen.changed).toBeGreaterThan(50)
  expect(seen.changed + seen.skippedCount).toBe(seen.matched)
  const [example] = seen.examples
  const id = example?.id ?? ''
  const before = (await amountOf(id)) ?? 0
  expect(await amountOf(id), 'a preview writes nothing').toBe(before)

  const { id: batch, listings: changed, run } = await apply(selection, change, seen.changed)
  expect(changed).toBe(seen.changed)
  expect(run).toEqual({
    task: 'apply',
    state: 'done',
    rows: changed,
    position: changed,
    counts: { changed, left: 0, leftExamples: [] },
  })
  expect(await amountOf(id)).toBe(Math.round(before * 1.05))
  const admin = await person('admin')
  const audit: AuditPage = await (await call('GET', `/audit?subject=${batch}`, admin.token)).json()
  expect(audit.entries).toMatchObject([
    { action: 'batch.applied', after: { kind: 'price', percent: 5, listings: changed } },
  ])

  expect(await undo(batch)).toEqual({ changed, left: 0, leftExamples: [] })
  expect(await amountOf(id)).toBe(before)
  expect(await view(batch)).toMatchObject({ undoneAt: expect.any(String), undoUntil: null })
  expect((await startUndo(batch)).status, 'undone once').toBe(409)
})

test('undoing leaves what was changed since, and says so', async () => {
  const { call, editor, apply, undo } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'by the sea' }
  const { id: batch } = await apply({ ids: ['3', '4'] }, change, 2)
  expect(await tagsOf('3')).toContain('by the sea')
  const read = await call('GET', '/listings/4', editor.token)
  const { updatedAt: basedOn, versions }: EditedListing = await read.json()
  expect(versions[0]).toMatchObject({ kind: 'edited', author: editor.email })
  const edit = { values: { title: 'Edited since' }, basedOn }
  await call('PUT', '/listings/4', editor.token, edit)
  expect(await undo(batch)).toEqual({ changed: 1, left: 1, leftExamples: ['Edited since'] })
  expect(await tagsOf('3')).not.toContain('by the sea')
  expect(await tagsOf('4')).toContain('by the sea')
})

test('listings are published, withdrawn and given categories', async () => {
  const { apply, preview, undo } = await openBulk()
  const ids = ['5', '6']
  const { id: batch } = await apply({ ids }, { kind: 'withdraw' }, 2)
  expect((await findListing(database.db, '5'))?.listed).toBe(false)
  const again = await preview({ ids }, { kind: 'withdraw' })
  expect(again).toMatchObject({ changed: 0, skipped: [{ reason: 'unchanged' }, {}] })
  await undo(batch)
  expect((await findListing(database.db, '5'))?.listed).toBe(true)
  const category = { kind: 'add', list: 'categories', value: 'island-retreats' }
  await apply({ ids }, category, 2)
  expect((await findListing(database.db, '6'))?.categories).toContain('island-retreats')
})

test('nothing is changed if other listings would be', async () => {
  const { start, finish, editor, call } = await openBulk()
  const before = await tagsOf('7')
  const change = { kind: 'add', list: 'tags', value: 'never' }
  const rejected = await start({ ids: ['7', '8'] }, change, 1)
  expect(await rejected.json()).toMatchObject({ error_code: 'selection_changed' })
  await finish()
  expect(await tagsOf('7')).toEqual(before)
  const list = await call('GET', '/bulk', editor.token)
  const { batches }: { batches: BatchEntry[] } = await list.json()
  expect(batches.filter(({ change: made }) => 'value' in made && made.value === 'never')).toEqual(
    [],
  )
})

const countTagged = async (tag: string) => {
  const { rows } = await database.pool.query(
    'select count(*)::int as n from listings where $1 = any(tags)',
    [tag],
  )
  return rows[0].n
}

test('a change goes on behind the last stored listings after a stop and after a crash', async () => {
  const { start, preview, finish, post, view, deps, undo, startUndo } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'step by step' }
  const { changed } = await preview({ matching: ALL }, change)
  const response = await start({ matching: ALL }, change, changed)
  const { id }: BatchEntry = await response.json()
  expect(await view(id)).toMatchObject({ run: { state: 'running', position: 0, rows: changed } })
  expect(await countTagged('step by step'), 'not in the request').toBe(0)
  expect(await changeNextListings(database.db, deps.now())).toBe(true)
  expect(await countTagged('step by step')).toBe(250)
  expect(await (await startUndo(id)).json()).toMatchObject({ error_code: 'batch_running' })

  await post(`/${id}/stop`, {})
  await finish()
  expect(await view(id)).toMatchObject({ run: { state: 'stopped', position: 250 } })
  await post(`/${id}/run`, {})
  const crash = database.db.transaction(async (tx) => {
    await changeNextListings(tx, deps.now())
    throw new Error('killed')
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await countTagged('step by step'), 'all or nothing of a part').toBe(250)
  await finish()
  expect(await countTagged('step by step')).toBe(changed)
  expect(await view(id)).toMatchObject({
    listings: changed,
    run: { state: 'done', counts: { changed, left: 0 } },
  })

  await startUndo(id)
  await changeNextListings(database.db, deps.now())
  await post(`/${id}/stop`, {})
  expect((await startUndo(id)).status, 'an undoing goes on or waits').toBe(409)
  await post(`/${id}/run`, {})
  await finish()
  expect((await view(id)).run?.counts).toMatchObject({ changed, left: 0 })
  expect(await countTagged('step by step')).toBe(0)

  const stopped: BatchEntry = await (await start({ matching: ALL }, change, changed)).json()
  await changeNextListings(database.db, deps.now())
  await post(`/${stopped.id}/stop`, {})
  expect(await undo(stopped.id), 'as far as it came').toMatchObject({ changed: 250, left: 0 })
  expect(await countTagged('step by step')).toBe(0)
})

test('a listing that is changed before its turn, or cannot be stored, is left and named', async () => {
  const { start, finish, view, call, editor } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'in time' }
  const { id }: BatchEntry = await (await start({ ids: ['4', '5', '6'] }, change, 3)).json()
  const { updatedAt: basedOn } = await (await call('GET', '/listings/4', editor.token)).json()
  const edit = { values: { title: 'First come' }, basedOn }
  await call('PUT', '/listings/4', editor.token, edit)
  await database.pool.query(`
    create function reject_late() returns trigger language plpgsql as $$
      begin if new.id = '5' then raise exception using errcode = '23514'; end if; return new; end $$;
    create trigger reject_late before update on listings for each row execute function reject_late()`)
  await finish()
  await database.pool.query('drop trigger reject_late on listings; drop function reject_late()')
  const { run, listings } = await view(id)
  expect(listings).toBe(1)
  expect(run?.counts).toMatchObject({ changed: 1, left: 2 })
  expect(run?.counts.leftExamples).toContain('First come')
  expect(await countTagged('in time')).toBe(1)
})

test('a change is applied once, and only to what was shown', async () => {
  const { post, preview, apply, finish } = await openBulk()
  const selection = { ids: ['12'] }
  const change = { kind: 'price', percent: 10 }
  const before = (await amountOf('12')) ?? 0
  const { changed, digest } = await preview(selection, change)
  const repeat = () => post('', { selection, change, expected: { changed, digest } })
  const statuses = (await Promise.all([repeat(), repeat(), repeat()])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 409, 409])
  await finish()
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
    return (await apply({ ids: ['14'] }, { kind: 'add', list: 'tags', value }, 1)).id
  }
  const first = await add('one')
  const second = await add('two')
  expect(await undo(first)).toMatchObject({ changed: 0, left: 1 })
  expect(await undo(second)).toMatchObject({ changed: 1, left: 0 })
  expect(await undo(first)).toMatchObject({ changed: 1, left: 0 })
  expect(await tagsOf('14')).not.toContain('one')
})

test('a batch can be undone for 30 days', async () => {
  const { apply, startUndo, advance, person, call } = await openBulk()
  const change = { kind: 'add', list: 'tags', value: 'for a month' }
  const { id: batch } = await apply({ ids: ['10'] }, change, 1)
  advance(31 * DAY_S)
  const later = await person('editor')
  const late = await call('POST', `/bulk/${batch}/undo`, later.token, {})
  expect(await late.json()).toMatchObject({ error_code: 'not_undoable' })
  expect((await startUndo('nonsense')).status).not.toBe(200)
})

test('invalid selections and changes are rejected', async () => {
  const { post, preview, faults } = await openBulk()
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
    { selection: { ids: ['3'] }, change: { kind: 'nonsense' } },
  ])
    expect((await post('/preview', body)).status, JSON.stringify(body).slice(0, 80)).toBe(400)
  const erase = { kind: 'erase' }
  const { changed, digest } = await preview({ ids: ['3'] }, erase)
  const withoutProof = { selection: { ids: ['3'] }, change: erase, expected: { changed, digest } }
  expect((await post('', withoutProof)).status, 'by the call of other changes').toBe(400)
  const unknown = await post('/preview', { selection: { ids: ['nothing'] }, change })
  expect(await unknown.json()).toMatchObject({ matched: 1, changed: 0 })
  expect(faults).toEqual([])
})

test('a field gets one value, checked like an edit, and is undone as one', async () => {
  const { preview, apply, undo, post } = await openBulk()
  const fieldsOf = async (id: string) => (await findListing(database.db, id))?.duration
  const before = [await fieldsOf('3'), await fieldsOf('4')]
  const selection = { ids: ['3', '4'] }
  const change = { kind: 'set', field: 'duration', value: 'Two <b>nights</b>' }
  const batch = await apply(selection, change, 2)
  expect([await fieldsOf('3'), await fieldsOf('4')]).toEqual([change.value, change.value])
  expect(await preview(selection, change)).toMatchObject({ changed: 0, skippedCount: 2 })
  expect(await undo(batch.id)).toMatchObject({ changed: 2, left: 0 })
  expect([await fieldsOf('3'), await fieldsOf('4')]).toEqual(before)

  const wrong = { kind: 'set', field: 'country', value: 'Spain' }
  expect((await preview(selection, wrong)).skipped).toMatchObject([
    { reason: 'invalid' },
    { reason: 'invalid' },
  ])
  for (const field of ['slug', 'title', 'rating', 'verified'])
    expect((await post('/preview', { selection, change: { ...change, field } })).status).toBe(400)
})

test('listings are erased and come back as they were, but those that came back meanwhile', async () => {
  const { preview, post, finish, undo, view } = await openBulk()
  const selection = { ids: ['6', '7', '8'] }
  const before = await Promise.all(selection.ids.map((id) => findListing(database.db, id)))
  const { changed, digest } = await preview(selection, { kind: 'erase' })
  expect(changed).toBe(3)
  const started = await post('/erase', { selection, expected: { changed, digest } })
  const { id }: BatchEntry = await started.json()
  await finish()
  expect((await view(id)).run?.counts).toMatchObject({ changed: 3, left: 0 })
  const after = () => Promise.all(selection.ids.map((each) => findListing(database.db, each)))
  expect(await after()).toEqual([null, null, null])

  const [first] = before
  if (!first) throw new Error('no listing 6')
  await saveListings(database.db, [{ ...first, title: 'Imported again' }])
  expect(await undo(id)).toMatchObject({ changed: 2, left: 1 })
  const back = await after()
  expect(back[0]?.title).toBe('Imported again')
  const content = (listing: unknown) => ({
    ...(listing as object),
    updatedAt: null,
    createdAt: null,
  })
  expect(back.slice(1).map(content)).toEqual(before.slice(1).map(content))
})
