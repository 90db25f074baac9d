import { sql } from 'drizzle-orm'
import {
  SEARCH_WORDS_DAYS,
  SEARCH_WORDS_NETWORKS,
  SEARCH_WORDS_PER_NETWORK,
  SEARCH_WORDS_SHOWN,
} from '#domain/console/search-words.ts'
import type { Db } from '../db/db.ts'

/** `network` in hexadecimal digits. */
export type SearchWordsRow = { network: string; words: string }

type SearchWordsParts = {
  /** Today, as 2026-05-01. */
  day: string
  /** A new key, sealed. */
  makeKey: () => string
  /** The rows to add, hashed with the key that is in use; null if that was sealed with another secret. */
  toRows: (sealedKey: string) => SearchWordsRow[] | null
}

/** Adds rows that are not stored yet, or nothing while the setting is off. */
export async function addSearchWords(
  db: Db,
  { day, makeKey, toRows }: SearchWordsParts,
): Promise<void> {
  await db.transaction(async (tx) => {
    // The lock delays an erasure until these rows can be seen by it.
    const { rows: setting } = await tx.execute(
      sql`select from site_settings where name = 'searchWords' for share`,
    )
    if (setting.length === 0) return
    const key = await findKey(tx, day, makeKey)
    const added = toRows(key.sealed)
    if (added === null) {
      await tx.execute(sql`delete from search_word_keys`)
      return
    }
    const rows = await withinLimit(tx, day, added)
    if (rows.length === 0) return
    // A fixed order prevents deadlocks between servers that insert the same rows.
    await tx.execute(sql`
      insert into search_words (day, network, words, key_from)
      select ${day}::date, decode(r.network, 'hex'), r.words, ${key.starts_on}::date
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (network text, words text)
      order by r.network, r.words
      on conflict do nothing`)
  })
}

/** The newest key, or a new one if that is too old. */
async function findKey(tx: Db, day: string, makeKey: () => string) {
  await tx.execute(sql`
    insert into search_word_keys (starts_on, sealed)
    select ${day}::date, ${makeKey()} where not exists (
      select from search_word_keys where starts_on > ${day}::date - ${SEARCH_WORDS_DAYS}::int)
    on conflict do nothing`)
  const { rows } = await tx.execute<{ starts_on: string; sealed: string }>(
    sql`select starts_on::text, sealed from search_word_keys order by search_word_keys.starts_on desc limit 1`,
  )
  const [key] = rows
  if (!key) throw new Error('there is no key for the networks of searches')
  return key
}

/** Without the rows of networks that have added enough today. */
async function withinLimit(
  tx: Db,
  day: string,
  rows: readonly SearchWordsRow[],
): Promise<SearchWordsRow[]> {
  const networks = [...new Set(rows.map(({ network }) => network))]
  const { rows: stored } = await tx.execute<{ network: string; count: number }>(sql`
    select encode(network, 'hex') as network, count(*)::int as count from search_words
    where day = ${day}::date and network in (
      select decode(value, 'hex') from jsonb_array_elements_text(${JSON.stringify(networks)}::jsonb))
    group by network`)
  const counts = new Map(stored.map(({ network, count }) => [network, count]))
  return rows.filter(({ network }) => {
    const count = counts.get(network) ?? 0
    counts.set(network, count + 1)
    return count < SEARCH_WORDS_PER_NETWORK
  })
}

/**
 * Texts that enough networks searched for within 30 days, those of most networks first. Networks are counted for each
 * key alone, since one network has another hash with the next key: a count may be too low, never too high.
 *
 * @param day today, as 2026-05-01
 */
export async function listSearchWords(
  db: Db,
  day: string,
): Promise<{ words: string; networks: number }[]> {
  const { rows } = await db.execute<{ words: string; networks: number }>(sql`
    select words, max(networks)::int as networks from (
      select words, count(distinct network) as networks from search_words
      where day > ${day}::date - ${SEARCH_WORDS_DAYS}::int group by words, key_from) as counted
    group by words having max(networks) >= ${SEARCH_WORDS_NETWORKS}
    order by networks desc, words collate "C" limit ${SEARCH_WORDS_SHOWN}`)
  return rows
}

/** Deletes words and keys that are 30 days old. */
export async function deleteOldSearchWords(db: Db, day: string): Promise<void> {
  const oldest = sql`${day}::date - ${SEARCH_WORDS_DAYS}::int`
  await db.execute(sql`delete from search_words where day <= ${oldest}`)
  await db.execute(sql`delete from search_word_keys where starts_on <= ${oldest}`)
}

/** Deletes all of it, keys included. */
export async function eraseSearchWords(db: Db): Promise<void> {
  await db.execute(sql`delete from search_words`)
  await db.execute(sql`delete from search_word_keys`)
}
