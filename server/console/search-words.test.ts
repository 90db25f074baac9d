import { expect, test } from 'vitest'
import { addSearchWords } from '#data/audit/search-words.ts'
import type { ShownSearches } from '#domain/console/search-words.ts'
import { testDatabase } from '#test/database.ts'
import { openConsole } from './console.test-kit.ts'

const database = testDatabase()

test('an admin turns it on, staff see frequent words, and turning it off erases them', async () => {
  const { call, person, deps } = openConsole(database.db)
  const { token } = await person('admin')
  const moderator = await person('moderator')
  const searches = async (): Promise<ShownSearches> =>
    (await call('GET', '/searches', moderator.token)).json()
  expect(await searches()).toEqual({ isOn: false, searches: [] })
  expect((await call('PUT', '/site', moderator.token, { searchWords: true })).status).toBe(403)

  const on = await call('PUT', '/site', token, { searchWords: true })
  expect(await on.json()).toMatchObject({ searchWords: true })
  expect(await searches()).toEqual({ isOn: true, searches: [] })
  await addSearchWords(database.db, {
    day: deps.now().toISOString().slice(0, 10),
    makeKey: () => 'sealed',
    toRows: () =>
      Array.from({ length: 20 }, (_, n) => n.toString(16).padStart(2, '0')).flatMap((network) =>
        // A text that only a later classifier detects.
        ['yoga', 'zzqxw', 'i want to kill myself'].map((words) => ({ network, words })),
      ),
  })
  expect(await searches()).toEqual({
    isOn: true,
    searches: [
      { words: 'yoga', networks: 20, hasResults: true },
      { words: 'zzqxw', networks: 20, hasResults: false },
    ],
  })

  const off = await call('PUT', '/site', token, { searchWords: null })
  expect(await off.json()).toMatchObject({ searchWords: false })
  const { rowCount } = await database.pool.query(
    'select from search_words union all select from search_word_keys',
  )
  expect(rowCount).toBe(0)
  const { rows } = await database.pool.query(
    "select before, after from staff_audit_log where subject_id = 'searchWords' order by id",
  )
  expect(rows).toEqual([
    { before: { searchWords: null }, after: { searchWords: 'on' } },
    { before: { searchWords: 'on' }, after: { searchWords: null } },
  ])
})
