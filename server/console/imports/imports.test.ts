import { expect, test } from 'vitest'
import { findListing } from '#data/catalogue/listings.ts'
import type { AuditPage, EditedListing } from '#domain/console/console-api.ts'
import type { ImportCheck, ImportSettings, ImportView } from '#domain/console/imports.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from '../console.test-kit.ts'
import { changeNextListings } from '../listings/bulk-jobs.ts'
import { importNextRows } from './write-rows.ts'

const database = testDatabase()

async function openImports() {
  const opened = openConsole(database.db)
  const { call, uploadFile, deps } = opened
  const { token } = await opened.person('editor')
  async function read(name: string, file: string | Buffer): Promise<ImportView> {
    const response = await uploadFile(name, token, file)
    expect(response.status).toBe(201)
    return response.json()
  }
  const check = async (id: string, settings: ImportSettings, from = 0): Promise<ImportCheck> =>
    (await call('POST', `/imports/${id}/check`, token, { settings, from })).json()
  const view = async (id: string): Promise<ImportView> =>
    (await call('GET', `/imports/${id}`, token)).json()
  const run = (id: string) => call('POST', `/imports/${id}/run`, token, {})
  /** Stores the rows of all running imports. */
  async function finish() {
    while (await importNextRows(database.db, deps.now()));
  }
  const stateOf = async (id: string) =>
    ((await (await call('GET', `/listings/${id}`, token)).json()) as EditedListing).state
  return { ...opened, token, read, check, view, run, finish, stateOf }
}

const FOREIGN = `Referencia;Nombre;Resumen;Lugar;Etiquetas;Otro
3;Casa de nieve;Tranquila;Hakone, Japan;quiet | snow;x
import-a;Casa A;Nueva;Lisbon, Portugal;;y
;;;;;
import-b;;Sin nombre;;;
import-a;Casa A otra;;;;
`

test('a file with foreign columns is mapped, checked, imported and undone', async () => {
  const { read, check, run, view, finish, call, token, person, stateOf, deps } = await openImports()
  const before = await findListing(database.db, '3')
  const file = await read('casas.csv', FOREIGN)
  expect(file).toMatchObject({ rows: 5, state: 'read', position: 0 })
  expect(file.settings.mapping).toEqual({
    Referencia: 'id',
    Nombre: 'title',
    Resumen: 'description',
    Lugar: 'location',
    Etiquetas: 'tags',
  })
  expect(file.columns[1]).toEqual({
    name: 'Nombre',
    examples: ['Casa de nieve', 'Casa A', 'Casa A otra'],
  })

  const settings: ImportSettings = { ...file.settings, contentType: 'escape', publishes: true }
  const checked = await check(file.id, settings)
  expect(checked.counts).toEqual({ added: 1, changed: 1, unchanged: 1, rejected: 2 })
  expect(checked.rejected).toEqual([
    { line: 4, id: null, faults: [{ field: 'id', reason: 'missing' }] },
    { line: 5, id: 'import-b', faults: [{ field: 'title', reason: 'missing' }] },
  ])
  const [first] = checked.examples
  expect(first).toMatchObject({ id: '3', isNew: false })
  expect(first?.changes.map(({ field }) => field)).toEqual(['title', 'description', 'tags'])
  expect(await findListing(database.db, '3'), 'a check writes nothing').toEqual(before)

  expect((await run(file.id)).status).toBe(200)
  await finish()
  expect(await view(file.id)).toMatchObject({
    state: 'done',
    position: 5,
    counts: { added: 1, changed: 1, unchanged: 1, rejected: 2 },
  })
  const after = await findListing(database.db, '3')
  expect(after).toMatchObject({
    title: 'Casa de nieve',
    tags: ['quiet', 'snow'],
    price: before?.price,
  })
  expect(after?.rating, 'fields of no column stay').toBe(before?.rating)
  expect(await findListing(database.db, 'import-a')).toMatchObject({
    title: 'Casa A otra',
    description: 'Nueva',
    contentType: 'escape',
    listed: true,
  })
  const admin = await person('admin')
  const { entries }: AuditPage = await (
    await call('GET', '/audit?action=batch.applied', admin.token)
  ).json()
  expect(entries).toHaveLength(1)
  expect(entries[0]?.after).toMatchObject({ kind: 'import', name: 'casas.csv', rows: 5 })

  const { batches } = await (await call('GET', '/bulk', token)).json()
  expect(batches[0]).toMatchObject({ change: { kind: 'import', name: 'casas.csv' }, listings: 2 })
  const undone = await call('POST', `/bulk/${batches[0].id}/undo`, token, {})
  expect(undone.status).toBe(200)
  while (await changeNextListings(database.db, deps.now()));
  const batch = await (await call('GET', `/bulk/${batches[0].id}`, token)).json()
  expect(batch.run.counts).toMatchObject({ changed: 2, left: 0 })
  expect(await findListing(database.db, '3')).toMatchObject({
    title: before?.title,
    tags: before?.tags,
  })
  expect(await stateOf('import-a')).toBe('draft')
})

test('settings are remembered for the next file with the same columns', async () => {
  const { read, check } = await openImports()
  const table = 'Ref,Wer,Was\nremembered-1,Anna,Massage\n'
  const first = await read('one.csv', table)
  const mapping = { Ref: 'id', Was: 'title', Wer: 'description' }
  await check(first.id, { mapping, contentType: 'enhancement', publishes: true })
  const second = await read('two.csv', table.replace('Anna', 'Ben'))
  expect(second.settings).toEqual({ mapping, contentType: 'enhancement', publishes: true })
  const other = await read('three.csv', table.replace('Wer', 'Wo'))
  expect(other.settings.contentType).toBeNull()
})

test('an import goes on behind the last stored rows after a stop and after a crash', async () => {
  const { read, check, run, view, finish, call, token, deps, stateOf } = await openImports()
  const rows = Array.from({ length: 250 }, (_, n) =>
    JSON.stringify({ title: `Row ${n}`, id: `row-${n}` }),
  )
  const file = await read('rows.jsonl', rows.join('\n'))
  expect(file.rows).toBe(250)
  expect((await run(file.id)).status, 'not checked yet').toBe(409)
  await check(file.id, { ...file.settings, contentType: 'essential', publishes: false })
  await run(file.id)
  expect(await importNextRows(database.db, deps.now())).toBe(true)
  expect(await view(file.id)).toMatchObject({ state: 'running', position: 100 })
  const { batches } = await (await call('GET', '/bulk', token)).json()
  expect((await call('POST', `/bulk/${batches[0].id}/undo`, token, {})).status).toBe(409)

  await call('POST', `/imports/${file.id}/stop`, token, {})
  await finish()
  expect(await view(file.id)).toMatchObject({ state: 'stopped', position: 100 })
  await run(file.id)
  const crash = database.db.transaction(async (tx) => {
    await importNextRows(tx, deps.now())
    throw new Error('killed')
  })
  await expect(crash).rejects.toThrow('killed')
  expect(await view(file.id), 'all or nothing of a part').toMatchObject({
    position: 100,
    counts: { added: 100 },
  })
  expect(await findListing(database.db, 'row-150')).toBeNull()
  await finish()
  expect(await view(file.id)).toMatchObject({ state: 'done', counts: { added: 250, rejected: 0 } })
  expect(await stateOf('row-249')).toBe('draft')
  expect((await run(file.id)).status, 'only once').toBe(409)
})

test('a JSON array keeps its types; titles make missing ids; unreadable rows are named', async () => {
  const { read, check } = await openImports()
  const file = await read(
    'list.json',
    JSON.stringify([
      { name: 'A Quiet Pond', labels: ['water'], cost: 12 },
      ['no', 'record'],
      { name: 'x'.repeat(400) },
    ]),
  )
  expect(file.settings.mapping).toEqual({ name: 'title', labels: 'tags', cost: 'amount' })
  const price = { currency: 'USD', per: 'night' } as const
  const checked = await check(file.id, { ...file.settings, contentType: 'escape', price })
  expect(checked.examples[0]).toMatchObject({ id: 'a-quiet-pond', isNew: true })
  expect(checked.rejected).toMatchObject([
    { id: null, faults: [] },
    { faults: [{ field: 'title', reason: 'too_long', limit: 300 }] },
  ])
})

test('prices that are only numbers get a currency and a unit once, for the column', async () => {
  const { read, check, run, finish } = await openImports()
  const table = 'Nombre;Preis\nBare One;129\nBare Two;1.290,50\nBare Three;99 EUR\n'
  const file = await read('prices.csv', table.replace(';99 EUR', ';99'))
  expect(file.settings.mapping).toEqual({ Nombre: 'title', Preis: 'amount' })
  const settings: ImportSettings = { ...file.settings, contentType: 'escape', publishes: true }
  const { rejected } = await check(file.id, settings)
  const faults = [{ field: 'amount', reason: 'no_currency' }]
  expect(rejected).toMatchObject([{ faults }, { faults }, { faults }])
  const price = { currency: 'EUR', per: 'person' } as const
  const checked = await check(file.id, { ...settings, price })
  expect(checked.counts).toMatchObject({ added: 3, rejected: 0 })
  await run(file.id)
  await finish()
  expect((await findListing(database.db, 'bare-two'))?.amount).toEqual({ minor: 129_050, ...price })
  const next = await read('again.csv', table)
  expect(next.settings.price, 'remembered').toEqual(price)
  const other = await check(next.id, next.settings)
  expect(other.counts).toMatchObject({ unchanged: 2, rejected: 1 })
})

test('files that are no tables, and settings that cannot be, are rejected', async () => {
  const { uploadFile, token, read, call, person } = await openImports()
  const codeOf = async (name: string, file: string | Buffer) =>
    (await (await uploadFile(name, token, file)).json()).error_code
  const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 1, 2, 3, 4])
  expect(await codeOf('sheet.xlsx', zip)).toBe('import_unreadable')
  expect(await codeOf('empty.csv', '')).toBe('import_unreadable')
  expect(await codeOf('heads.csv', 'a,b\n')).toBe('import_unreadable')
  expect(await codeOf('text.json', 'hello')).toBe('import_unreadable')
  expect(await codeOf('', 'a,b\n1,2\n')).toBe('validation_failed')
  expect(await codeOf('long.csv', `title\n${'a\n'.repeat(20_001)}`)).toBe('import_too_long')
  const odd = await read('odd.csv', 'title,title,\0,<script>\na,b,c,d\n')
  expect(odd.columns.map(({ name }) => name)).toEqual(['title', 'title #2', '#3', '<script>'])

  const bad = async (settings: object) =>
    (await call('POST', `/imports/${odd.id}/check`, token, { settings, from: 0 })).status
  const usual = { contentType: null, publishes: false }
  expect(await bad({ ...usual, mapping: { title: 'rating' } }), 'trust is not imported').toBe(400)
  expect(await bad({ ...usual, mapping: { title: 'title', 'title #2': 'title' } })).toBe(400)
  expect(await bad({ ...usual, mapping: { __proto__x: 'title' } })).toBe(200)
  const { token: moderator } = await person('moderator')
  expect((await call('GET', `/imports/${odd.id}`, moderator)).status).toBe(403)
  expect((await call('GET', `/imports/${crypto.randomUUID()}`, token)).status).toBe(404)
})

test('a view of the table is exported as CSV and as JSON lines, recorded, without formulas', async () => {
  const { call, person } = await openImports()
  const { token } = await person('admin')
  const { updatedAt } = await (await call('GET', '/listings/7', token)).json()
  const values = { title: '=1+1 in Lisbon' }
  await call('PUT', '/listings/7', token, { values, basedOn: updatedAt })
  const csv = await (await call('GET', '/listings/export?q=1%2B1&format=csv', token)).text()
  expect(csv.split('\r\n')).toHaveLength(3)
  expect(csv).toContain("'=1+1 in Lisbon")
  const lines = await (await call('GET', '/listings/export?kind=escape&format=jsonl', token)).text()
  const items = lines
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { contentType: string })
  expect(items.length).toBeGreaterThan(10)
  expect(items.every(({ contentType }) => contentType === 'escape')).toBe(true)
  const { entries }: AuditPage = await (
    await call('GET', '/audit?action=listings.exported', token)
  ).json()
  expect(entries[0]?.after).toMatchObject({
    format: 'jsonl',
    kind: 'escape',
    listings: items.length,
  })
})
