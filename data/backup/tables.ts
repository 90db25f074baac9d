import type { PoolClient } from 'pg'

/** Metadata of a table for backups. */
export type Table = {
  /** Quoted, with its schema: `public.listings`. */
  name: string
  /** Stored columns in order, without generated ones. */
  columns: string[]
  /** Primary key columns as order expressions; every table has one. */
  key: string[]
  /** Referenced tables. */
  parents: string[]
  /** Serial columns with their sequences. */
  sequences: { column: string; sequence: string }[]
}

type Row = {
  name: string
  columns: string[]
  key: string[] | null
  parents: string[] | null
  sequences: Table['sequences'] | null
}

/** Words of searches and the keys of their networks, which must be gone after 30 days: in no backup. */
export const LEFT_OUT = ['public.search_words', 'public.search_word_keys']

// Names are quoted because a column may be a keyword. Text is ordered by bytes, since servers may have
// different collations.
const TABLES = `
  select s.nspname || '.' || quote_ident(c.relname) as name,
    (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select json_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
        order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary) as key,
    (select json_agg(distinct p.relnamespace::regnamespace::text || '.' || quote_ident(p.relname))
      from pg_constraint f join pg_class p on p.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as parents,
    (select json_agg(json_build_object('column', quote_ident(a.attname),
        'sequence', pg_get_serial_sequence(s.nspname || '.' || quote_ident(c.relname), a.attname)))
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(s.nspname || '.' || quote_ident(c.relname), a.attname) is not null) as sequences
  from pg_class c join pg_namespace s on s.oid = c.relnamespace
  where c.relkind = 'r' and s.nspname in ('public', 'auth')
    and s.nspname || '.' || c.relname <> all($1)
  order by s.nspname, c.relname collate "C"`

/**
 * The tables of the database that backups have, each after those it references.
 *
 * @throws Error when a table has no primary key or references are circular
 */
export async function listTables(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Row>(TABLES, [LEFT_OUT])
  const tables = rows.map(({ name, columns, key, parents, sequences }): Table => {
    if (!key)
      throw new Error(`table ${name} has no primary key, so it cannot be backed up in order`)
    return { name, columns, key, parents: parents ?? [], sequences: sequences ?? [] }
  })
  return parentsFirst(tables)
}

function parentsFirst(tables: readonly Table[]): Table[] {
  const sorted: Table[] = []
  const left = new Set(tables)
  while (left.size > 0) {
    const ready = [...left].filter(({ parents }) =>
      parents.every((parent) => sorted.some(({ name }) => name === parent)),
    )
    if (ready.length === 0)
      throw new Error(
        `tables point at each other in a circle: ${[...left].map(({ name }) => name)}`,
      )
    for (const table of ready) {
      sorted.push(table)
      left.delete(table)
    }
  }
  return sorted
}
