import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { FolderInUse, lockFolder } from '../embedded/folder-lock.ts'
import { createMessageReader } from '../embedded/message-reader.ts'
import { migrate } from './migrate.ts'

const database = testDatabase()

test('a second migration does nothing', async () => {
  expect(await migrate(database.pool)).toEqual([])
})

test('after a failed query the connection is usable and in sync', async () => {
  await expect(database.pool.query('select * from nowhere')).rejects.toThrow(/nowhere/)
  await expect(database.pool.query('select 1 / $1::int', [0])).rejects.toThrow(/zero/)
  const { rows } = await database.pool.query('select $1::int + 1 as answer', [41])
  expect(rows).toEqual([{ answer: 42 }])
})

test('a failed transaction is rolled back', async () => {
  const work = database.db.transaction(async (tx) => {
    await tx.execute('create table left_over (id int)')
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  const { rows } = await database.pool.query("select to_regclass('left_over') as found")
  expect(rows).toEqual([{ found: null }])
})

test('concurrent queries get their own results', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      database.pool.query<{ n: number }>('select $1::int as n', [n]),
    ),
  )
  expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(Array.from({ length: 50 }, (_, n) => n))
})

test('a data folder is locked by one process and released when it ends', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seekwell-lock-'))
  const lock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(FolderInUse)
  lock.release()
  const module = new URL('../embedded/folder-lock.ts', import.meta.url).href
  const holdAndDie = `import { lockFolder } from '${module}'; lockFolder('${folder}'); process.kill(process.pid, 'SIGKILL')`
  await promisify(execFile)(process.execPath, [
    '--input-type=module-typescript',
    '-e',
    holdAndDie,
  ]).catch(() => {})
  expect(() => lockFolder(folder).release()).not.toThrow()
  await rm(folder, { recursive: true })
})

test('an unusable data folder is reported with advice', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seekwell-lock-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(() => lockFolder(file)).toThrow(/data folder .*file cannot be used: .* Set DATA_DIR/)
  await rm(folder, { recursive: true })
})

test('wire protocol messages are split correctly for any chunking', () => {
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0])
  const query = Buffer.from([0x51, 0, 0, 0, 6, 0x78, 0])
  const stream = Buffer.concat([startup, query, query])
  for (const size of [1, 3, 8, 9, stream.length]) {
    const read = createMessageReader()
    const messages: Uint8Array[] = []
    for (let at = 0; at < stream.length; at += size)
      messages.push(...read(stream.subarray(at, at + size)))
    expect(messages.map((message) => Buffer.from(message))).toEqual([startup, query, query])
  }
})
