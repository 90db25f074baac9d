import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { connectEmbedded, type OpenDatabase, openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { startEmbeddedPostgres } from '#data/embedded/embedded-postgres.ts'
import { seedSample } from '#data/seed/seed.ts'
import { ROOT } from './imports.ts'

const FOLDER = join(ROOT, '.cache', 'dumps')

/** A hash of everything that determines the migrated and seeded database. */
function recipe(): string {
  const hash = createHash('sha256')
  for (const folder of ['data', 'domain']) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (
        !entry.isFile() ||
        entry.name.endsWith('.test.ts') ||
        entry.parentPath.startsWith(join(ROOT, 'domain', 'messages'))
      )
        continue
      hash.update(readFileSync(join(entry.parentPath, entry.name)))
    }
  }
  return hash.digest('hex').slice(0, 16)
}

/** The initial database of every test file: a template database on a server, or a dump of an embedded one. */
export type SeededDatabase = { url: string; template: string } | { dump: string }

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: a declaration of vitest is merged with
  interface ProvidedContext {
    seededDatabase: SeededDatabase
  }
}

/** Runs before all tests: creates one migrated and seeded database, cached by its recipe. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const url = process.env['TEST_DATABASE_URL']
  provide('seededDatabase', url ? await makeTemplate(url) : await makeDump())
}

async function makeDump(): Promise<SeededDatabase> {
  const file = join(FOLDER, `${recipe()}.tar`)
  if (existsSync(file)) return { dump: file }
  mkdirSync(FOLDER, { recursive: true })
  const embedded = await startEmbeddedPostgres({ folder: null, dump: null })
  const opened = connectEmbedded(embedded)
  await fill(opened)
  await opened.pool.end()
  // Concurrent runs may create it at once; each writes its own file, and the last rename wins.
  const part = `${file}.${process.pid}`
  writeFileSync(part, await embedded.dump())
  renameSync(part, file)
  await embedded.close()
  return { dump: file }
}

async function makeTemplate(url: string): Promise<SeededDatabase> {
  const name = `seekwell_test_${recipe()}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return { url, template: name }
    await admin.query(`drop database if exists ${name}_part`)
    await admin.query(`create database ${name}_part`)
    const opened = await openDatabase({ url: withDatabase(url, `${name}_part`) })
    await fill(opened)
    await opened.close()
    await admin.query(`alter database ${name}_part rename to ${name}`)
    return { url, template: name }
  } finally {
    await admin.end()
  }
}

async function fill(opened: OpenDatabase): Promise<void> {
  await migrate(opened.pool)
  await seedSample(opened.db, new Date())
}

export function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
