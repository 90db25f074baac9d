import type { IncomingMessage } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { createSecrets } from '#auth/tokens/secrets.ts'
import { eraseSearchWords, listSearchWords } from '#data/audit/search-words.ts'
import { restoreBackup } from '#data/backup/restore-backup.ts'
import { writeBackup } from '#data/backup/write-backup.ts'
import { saveSiteSetting } from '#data/staff/site-settings.ts'
import { testDatabase } from '#test/database.ts'
import { createSearchWords } from './search-words.ts'

const database = testDatabase()
const TODAY = '2026-05-20'

beforeEach(async () => {
  await saveSiteSetting(database.db, 'searchWords', true)
  await eraseSearchWords(database.db)
})

function storing(rootSecret = 'a secret of the test') {
  const clock = { now: new Date(`${TODAY}T10:00:00Z`) }
  const state = { isOn: true }
  const faults: unknown[] = []
  const words = createSearchWords({
    db: database.db,
    secrets: createSecrets(rootSecret),
    isOn: () => state.isOn,
    trustProxy: 1,
    onFault: (error) => faults.push(error),
    now: () => clock.now,
  })
  function search(q: string, network: string) {
    const url = `/search-results?${new URLSearchParams({ q })}`
    const headers = { 'x-forwarded-for': network }
    words.observe({ method: 'GET', url, headers, socket: {} } as unknown as IncomingMessage)
  }
  return { ...words, search, clock, state, faults }
}

async function* from(lines: readonly string[]) {
  yield* lines
}

const networks = (count: number) => Array.from({ length: count }, (_, n) => `192.0.2.${n + 1}`)
const stored = async () => {
  const { rows } = await database.pool.query('select * from search_words')
  return rows
}
const shown = (day = TODAY) => listSearchWords(database.db, day)

test('words are shown from 20 networks on, in one spelling', async () => {
  const { search, flush } = storing()
  for (const network of networks(19)) search('Café  à Paris', network)
  await flush()
  expect(await shown()).toEqual([])
  search('cafe a PARIS!', '192.0.2.20')
  await flush()
  expect(await shown()).toEqual([{ words: 'cafe a paris', networks: 20 }])
})

test('one network counts once, however often and on however many days it searches', async () => {
  const { search, flush, clock } = storing()
  for (const day of ['18', '19', '20']) {
    clock.now = new Date(`2026-05-${day}T10:00:00Z`)
    for (let n = 0; n < 30; n++) search('forest bath', '192.0.2.1')
    for (let n = 0; n < 30; n++) search('forest bath', `2001:db8:1:${n}::1`)
    await flush()
  }
  expect(await stored()).toHaveLength(6)
  expect(await shown()).toEqual([])
})

test('one network adds at most 100 texts a day', async () => {
  const { search, flush } = storing()
  for (let n = 0; n < 70; n++) search(`text ${n}`, '192.0.2.1')
  await flush()
  for (let n = 70; n < 140; n++) search(`text ${n}`, '192.0.2.1')
  await flush()
  expect(await stored()).toHaveLength(100)
})

test('no address is stored, and no text in which danger is detected or suspected', async () => {
  const { search, flush } = storing()
  for (const q of ['I want to kill myself', 'sauna while pregnant', 'I don’t want to be here'])
    for (const network of networks(25)) search(q, network)
  search('silent retreat', '192.0.2.1')
  await flush()
  const rows = await stored()
  expect(rows.map(({ words }) => words)).toEqual(['silent retreat'])
  expect(rows[0].network.toString('utf8')).not.toContain('192')
})

test('nothing is stored while it is off, not even what was noted before', async () => {
  const { search, flush, state } = storing()
  state.isOn = false
  search('spa', '192.0.2.1')
  state.isOn = true
  search('sauna', '192.0.2.1')
  await saveSiteSetting(database.db, 'searchWords', null)
  await flush()
  expect(await stored()).toEqual([])
})

test('words and keys are gone after 30 days', async () => {
  const { search, flush, clock, deleteOld } = storing()
  for (const network of networks(20)) search('spa', network)
  await flush()
  expect(await shown('2026-06-18')).toHaveLength(1)
  expect(await shown('2026-06-19')).toEqual([])
  clock.now = new Date('2026-06-18T10:00:00Z')
  await deleteOld()
  expect(await stored()).toHaveLength(20)
  clock.now = new Date('2026-06-19T10:00:00Z')
  await deleteOld()
  expect(await stored()).toEqual([])
  expect((await database.pool.query('select from search_word_keys')).rowCount).toBe(0)
})

test('networks of two keys are not added up', async () => {
  const { search, flush, clock, deleteOld } = storing()
  for (const network of networks(15)) search('spa', network)
  await flush()
  clock.now = new Date('2026-06-10T10:00:00Z')
  for (const network of networks(15)) search('spa', network)
  await flush()
  clock.now = new Date('2026-06-19T10:00:00Z')
  await deleteOld()
  for (const network of networks(15)) search('spa', network)
  await flush()
  expect((await database.pool.query('select from search_word_keys')).rowCount).toBe(1)
  expect(await shown('2026-06-19')).toEqual([])
})

test('a key that was sealed with another secret is replaced', async () => {
  const before = storing()
  before.search('spa', '192.0.2.1')
  await before.flush()
  const { search, flush, faults } = storing('another secret')
  for (const q of ['lost with the key', 'stored']) {
    search(q, '192.0.2.1')
    await flush()
  }
  expect(faults).toEqual([])
  expect((await stored()).map(({ words }) => words)).toEqual(['spa', 'stored'])
})

test('a backup has neither words nor keys', async () => {
  const { search, stop } = storing()
  search('a rare text', '192.0.2.1')
  await stop()
  const lines: string[] = []
  for await (const line of writeBackup(database.pool, new Date())) lines.push(line)
  const backup = lines.join('\n')
  expect(backup.includes('a rare text')).toBe(false)
  expect(backup.includes('public.search_word')).toBe(false)
  await restoreBackup(database.pool, from(lines))
  expect(await stored()).toEqual([])
})
