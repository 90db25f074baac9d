import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { BackupError, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const source = testDatabase()
const target = testDatabase()
const NOW = new Date('2026-11-21T12:00:00Z')

async function taken(): Promise<string[]> {
  const lines: string[] = []
  for await (const line of writeBackup(source.pool, NOW)) lines.push(line)
  return lines
}

async function* from(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}

async function tableText(pool: typeof source.pool): Promise<string> {
  const { rows } = await pool.query(
    'select * from listings order by id collate "C" limit 40 offset 100',
  )
  return JSON.stringify(rows)
}

test('a restore replaces everything and is exact to the digit', async () => {
  const lines = await taken()
  expect(lines.length).toBeGreaterThan(700)
  await target.pool.query("delete from listings where content_type = 'escape'")
  await target.pool.query("update listings set title = 'changed', rating = 1.1")
  const sums = await restoreBackup(target.pool, from(lines))
  expect(sums.find(({ table }) => table === 'public.listings')?.rows).toBeGreaterThan(700)
  expect(await tableText(target.pool)).toBe(await tableText(source.pool))
  const { rows } = await target.pool.query(
    "select count(*)::int as found from listings where words @@ to_tsquery('english', 'sleep')",
  )
  expect(rows[0].found).toBeGreaterThan(10)
})

test('a backup of a restored database is the same backup', async () => {
  const lines = await taken()
  await restoreBackup(target.pool, from(lines))
  const again: string[] = []
  for await (const line of writeBackup(target.pool, NOW)) again.push(line)
  expect(again).toEqual(lines)
})

test.each([
  ['is empty', () => [], /empty/],
  ['is something else', () => ['{"hello":1}'], /no backup/],
  ['breaks off', (lines: string[]) => lines.slice(0, 300), /breaks off/],
  [
    'misses a row',
    (lines: string[]) =>
      lines.toSpliced(
        lines.findIndex((line) => line.includes('"slug"')),
        1,
      ),
    /does not come out the same/,
  ],
  [
    'misses the beginning of a table',
    (lines: string[]) => lines.toSpliced(lines.findIndex((line) => line.includes('"slug"')) - 1, 1),
    /does not fit its table/,
  ],
  [
    'is of another version',
    (lines: string[]) => [String(lines[0]).replace('0001_', '0000_'), ...lines.slice(1)],
    /another version/,
  ],
  [
    'was changed',
    (lines: string[]) => lines.map((line) => line.replace('"rating": 4.', '"rating": 3.')),
    /does not come out the same/,
  ],
])('a file that %s is rejected and nothing is changed', async (_what, spoil, reason) => {
  const before = await tableText(target.pool)
  const spoilt = spoil(await taken())
  const refusal: unknown = await restoreBackup(target.pool, from(spoilt)).catch((error) => error)
  expect(refusal).toBeInstanceOf(BackupError)
  expect(String(refusal)).toMatch(reason)
  expect(await tableText(target.pool)).toBe(before)
})
