import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SITE_TABLES } from '#domain/member/site-data.ts'
import { STORED_DATA } from '#domain/member/stored-data.ts'
import { dataMapPage } from './data-map.ts'
import { testDatabase } from './database.ts'
import { ROOT } from './imports.ts'

const database = testDatabase()

test('every table of the schema is listed once, and no other', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    "select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'auth')",
  )
  const listed = [
    ...STORED_DATA.flatMap(({ tables }) => tables),
    ...SITE_TABLES.map(({ name }) => name),
  ]
  expect(listed.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('docs/data-map.md is generated from the list of the privacy page', () => {
  expect(readFileSync(join(ROOT, 'docs/data-map.md'), 'utf8')).toBe(dataMapPage())
})
