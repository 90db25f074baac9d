import { readdir, readFile } from 'node:fs/promises'
import type { Pool } from 'pg'

const FOLDER = new URL('../migrations/', import.meta.url)
/** Advisory lock key (arbitrary): prevents concurrent migrations. */
const LOCK = 7_326_001

/** Brings the schema up to date. Each numbered file runs once, in order, in its own transaction. */
export async function migrate(pool: Pool): Promise<string[]> {
  const names = (await readdir(FOLDER)).filter((name) => /^\d{4}_.*\.sql$/.test(name)).sort()
  const client = await pool.connect()
  const applied: string[] = []
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const done = await client.query<{ name: string }>('select name from migrations')
    const known = new Set(done.rows.map((row) => row.name))
    for (const name of names.filter((file) => !known.has(file))) {
      const sql = await readFile(new URL(name, FOLDER), 'utf8')
      await client.query('begin')
      try {
        await client.query(sql)
        await client.query('insert into migrations (name) values ($1)', [name])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name} failed`, { cause: error })
      }
      applied.push(name)
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {})
    client.release()
  }
  return applied
}
