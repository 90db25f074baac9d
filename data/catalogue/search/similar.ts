import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import { conceptsOffered } from '#domain/concepts/offered-concepts.ts'
import { SAMPLE_YIELDS, SHARED_NEEDS_SHOWN } from '#domain/listing/ranking.ts'
import { fold } from '#domain/text/text.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { scopeCondition } from '../listing-filters.ts'
import { textArray } from '../listing-rows.ts'

export type Similar = { id: string; score: number; shared: string[]; concepts: string[] }

/** Words of tags and title used for comparison. */
const WORDS_LIMIT = 24
/** Best matches by words, which are then compared by concepts. */
const CANDIDATES = 200
/** Rank constant of the fusion: lower values favour the first ranks. */
const FUSION = 20

const COMPARED_COLUMNS = {
  id: listings.id,
  title: listings.title,
  type: listings.type,
  tags: listings.tags,
  location: listings.location,
  description: listings.description,
  sample: listings.sample,
}

type Compared = { [K in keyof typeof COMPARED_COLUMNS]: (typeof listings.$inferSelect)[K] }

/**
 * Up to `limit` similar listings of the same kind: two orders, by shared tags and words and by cosine
 * similarity of concepts, fused by rank; samples rank below real listings. With `sameType` those of its type
 * ("Lodge") come first; none for an unknown id.
 */
export async function listSimilar(
  db: Db,
  id: string,
  { limit, sameType }: { limit: number; sameType: boolean },
): Promise<Similar[]> {
  const [source] = await db
    .select({ ...COMPARED_COLUMNS, contentType: listings.contentType })
    .from(listings)
    .where(eq(listings.id, id))
  if (!source) return []
  const shared = sql`cardinality(array(select unnest(${listings.tags}) intersect select unnest(${textArray(source.tags)})))`
  const similarity = sql`ts_rank('{0, 0.1, 0.3, 1}'::real[], ${listings}.words, to_tsquery('english', ${anyOf([...source.tags, source.title])}))`
  const sameKind = sql`(case when ${listings.type} = ${source.type} then 0.5 else 0 end)`
  const rows = await db
    .select(COMPARED_COLUMNS)
    .from(listings)
    .where(and(scopeCondition(source.contentType), ne(listings.id, id)))
    .orderBy(
      ...(sameType ? [desc(sql`(${listings.type} = ${source.type})`)] : []),
      desc(sql`(${shared} + 2 * ${similarity} + ${sameKind} + 0.01 * ${listings.score})::float8`),
      asc(listings.id),
    )
    .limit(CANDIDATES)
  return fused(source, rows, sameType).slice(0, limit)
}

function fused(source: Compared, rows: readonly Compared[], sameType: boolean): Similar[] {
  const ownConcepts = conceptsOffered(source)
  const strongest = [...ownConcepts].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  const compared = rows.map((row, byWords) => {
    const concepts = conceptsOffered(row)
    return { row, byWords, concepts, angle: cosine(ownConcepts, concepts) }
  })
  const byNeeds = new Map(
    compared
      .filter(({ angle }) => angle > 0)
      .toSorted((a, b) => b.angle - a.angle)
      .map(({ row }, place) => [row.id, place]),
  )
  return compared
    .map(({ row, byWords, concepts }) => {
      const shared = row.tags.filter((tag) => source.tags.includes(tag))
      // A rank counts only if there is any overlap.
      const ranks = [shared.length > 0 ? byWords : undefined, byNeeds.get(row.id)]
      const score = ranks.reduce<number>(
        (sum, rank) => (rank === undefined ? sum : sum + 1 / (FUSION + rank)),
        0,
      )
      return {
        id: row.id,
        isSameType: row.type === source.type,
        score: row.sample && !source.sample ? score * SAMPLE_YIELDS : score,
        shared,
        concepts: strongest.filter((name) => concepts.has(name)).slice(0, SHARED_NEEDS_SHOWN),
      }
    })
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        (sameType ? Number(b.isSameType) - Number(a.isSameType) : 0) ||
        b.score - a.score ||
        (a.id < b.id ? -1 : 1),
    )
    .map(({ isSameType: _, ...similar }) => similar)
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let dot = 0
  for (const [name, strength] of a) dot += strength * (b.get(name) ?? 0)
  return dot === 0 ? 0 : dot / (lengthOf(a) * lengthOf(b))
}

function lengthOf(strengths: ReadonlyMap<string, number>): number {
  return Math.sqrt([...strengths.values()].reduce((sum, strength) => sum + strength ** 2, 0))
}

function anyOf(texts: readonly string[]): string {
  const words = texts.flatMap((text) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
  return [...new Set(words)].slice(0, WORDS_LIMIT).join(' | ')
}
