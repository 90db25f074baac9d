import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

/*
 * Nodes are replaced one after the other, so every migration runs while the version before it still answers:
 * it may add, and only a later release, which no old node uses any more, takes away. That one says so:
 * "-- contract: " and since which migration nobody needs what it removes.
 */

const FOLDER = join(import.meta.dirname, '../migrations')
/** Ran before the site was in service anywhere. */
const BEFORE_SERVICE = new Set(['0050_saved_lists.sql'])
const CONTRACT = /^-- contract: \S+/m

/** What an older version cannot live with, done to a table that was there before. */
const HAZARDS: [what: string, sign: RegExp][] = [
  ['takes away', /\bdrop\s+(?:table|column|constraint|schema|type|view)/],
  ['renames', /\brename\b/],
  ['changes a type', /\balter\s+(?:column\s+)?\S+\s+(?:set\s+data\s+)?type\b/],
  ['demands a value', /\bset\s+not\s+null\b/],
  [
    'adds a column that old rows and old writers have no value for',
    /\badd\s+(?:column\s+)?(?!constraint)(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/,
  ],
  [
    'adds a rule that old writers do not keep',
    /\badd\s+(?:constraint|check|unique|foreign|primary)\b/,
  ],
  ['adds a rule that old writers do not keep', /^create\s+unique\s+index\b/],
  ['empties', /^truncate\b/],
]

/** What a migration does that the version before it may not survive. */
function hazardsOf(sql: string): string[] {
  const statements = sql
    .replace(/--.*$/gm, '')
    .toLowerCase()
    .split(';')
    .map((one) => one.replace(/\s+/g, ' ').trim())
  const created = new Set(
    statements.map((one) => /^create table (?:if not exists )?(\S+)/.exec(one)?.[1]),
  )
  return statements.flatMap((statement) => {
    const table = /^(?:alter table (?:only |if exists )*|create unique index .*? on )(\S+)/.exec(
      statement,
    )?.[1]
    if (table !== undefined && created.has(table)) return []
    return HAZARDS.filter(
      ([, sign]) =>
        /^(?:alter|drop|create unique|truncate)\b/.test(statement) && sign.test(statement),
    ).map(([what]) => `${what}: ${statement}`)
  })
}

describe('a migration', () => {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.sql'))

  test.each(names)('%s leaves the version before it working', (name) => {
    if (BEFORE_SERVICE.has(name)) return
    const sql = readFileSync(join(FOLDER, name), 'utf8')
    if (!CONTRACT.test(sql)) expect(hazardsOf(sql)).toEqual([])
  })
})

describe('what an older version cannot live with', () => {
  test.each([
    'drop table saved_lists',
    'alter table saved_shares drop column token',
    'alter table saved_shares drop constraint saved_shares_pkey',
    'alter table listings rename column title to name',
    'alter table listings rename to places',
    'alter table listings alter column price type numeric',
    'alter table listings alter title set not null',
    'alter table listings add column place text not null',
    'alter table listings add check (price > 0)',
    'create unique index one_title on listings (title)',
    'truncate listings',
  ])('%s', (sql) => expect(hazardsOf(`-- a step\n${sql};`)).toHaveLength(1))

  test.each([
    "alter table saved_shares add column list_id text not null default ''",
    'alter table saved_listings add column kept jsonb',
    'create table things (id text primary key, name text not null);\nalter table things add unique (name)',
    'create table things (id text not null);\ncreate unique index thing on things (id)',
    'create index folded on listings (lower(id))',
    "update listings set title = 'drop table listings'",
  ])('but with %s', (sql) => expect(hazardsOf(`${sql};`)).toEqual([]))
})
