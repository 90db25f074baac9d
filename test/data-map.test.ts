import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from './database.ts'
import { ROOT } from './imports.ts'

const database = testDatabase()

test('every table of the schema is in the data map, and nothing else', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth')",
  )
  const map = readFileSync(join(ROOT, 'docs/data-map.md'), 'utf8')
  const mapped = [...map.matchAll(/^\| `((?:public|auth)\.\w+)` \|/gm)].map(([, name]) => name)
  expect(mapped.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
