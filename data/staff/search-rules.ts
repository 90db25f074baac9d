import { asc, eq } from 'drizzle-orm'
import type { RuleDraft, SearchRule } from '#domain/search-rules/search-rule.ts'
import type { Db } from '../db/db.ts'
import { searchRules } from '../db/staff-schema.ts'

const { createdAt, ...columns } = {
  id: searchRules.id,
  words: searchRules.words,
  concern: searchRules.concern,
  synonym: searchRules.synonym,
  listings: searchRules.listings,
  startsOn: searchRules.startsOn,
  endsOn: searchRules.endsOn,
  published: searchRules.published,
  createdAt: searchRules.createdAt,
}

/** All rules, oldest first, in the order in which they count. */
export async function listSearchRules(db: Db): Promise<SearchRule[]> {
  return db.select(columns).from(searchRules).orderBy(asc(createdAt), asc(columns.id))
}

export async function findSearchRule(db: Db, id: string): Promise<SearchRule | null> {
  const [row] = await db.select(columns).from(searchRules).where(eq(columns.id, id))
  return row ?? null
}

export async function insertSearchRule(tx: Db, rule: SearchRule, now: Date): Promise<void> {
  await tx.insert(searchRules).values({ ...rule, createdAt: now })
}

export async function changeSearchRule(
  tx: Db,
  id: string,
  change: RuleDraft | { published: boolean },
): Promise<void> {
  await tx.update(searchRules).set(change).where(eq(columns.id, id))
}

export async function deleteSearchRule(tx: Db, id: string): Promise<void> {
  await tx.delete(searchRules).where(eq(columns.id, id))
}
