import { type SQL, sql } from 'drizzle-orm'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { offeredWords } from '#domain/concepts/offered-words.ts'
import { FIELD_WEIGHTS, REACH, sumFor } from '#domain/listing/ranking.ts'
import type { Need } from '#domain/need/need.ts'
import { coveredWords } from '#domain/text/covered-words.ts'
import { fold } from '#domain/text/text.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'

/** One thing a question looks for in the words of listings: a word as said, or all that a concept offers. */
export type Term = {
  kind: 'word' | 'concept'
  name: string
  query: string
  /** What of it tells that a listing is about it, looked for in titles, tags, types and places; empty when nothing does. */
  telling: string
  /** Whether it was asked for itself, so that two such half-hints are enough. */
  isHint: boolean
}

/** A term with what meeting it is worth: how much it was meant, times how rare it is. */
export type WeighedTerm = Term & {
  worth: number
  /** A word that no listing has is looked for in titles and tags by how it is spelt. */
  resembling: boolean
}

/** Title and tags count most, then place, description, body. Order of the array: D, C, B, A. */
const PLACES = sql`'{0.05, 0.25, 0.5, 1}'::real[]`
const MEANT = { word: 1, concept: 1.5 } as const
/** Counting and ranking many common words costs more than it tells. */
const ALL_TERMS_UP_TO = 20_000
const RAREST = 3
/** Shorter words resemble too much. */
const RESEMBLING_FROM = 5
const ALIKE = 0.5
const TERMS_LIMIT = 24
const PHRASES_LIMIT = 40

/** What a need looks for; empty when it has no word that could be looked for. */
export function termsOf(need: Need): Term[] {
  const covered = coveredWords(need)
  const words = need.words.map((word): Term => {
    const query = queryOf([word])
    const isHint = !covered.has(word)
    return { kind: 'word', name: word, query, telling: isHint ? query : '', isHint }
  })
  const concepts = need.concepts.map((name): Term => {
    const asked = need.asked.find((concept) => concept.name === name && !concept.implied)
    const least = sumFor(REACH.about / (asked?.weight ?? 1)) / FIELD_WEIGHTS.title
    const telling = CONCEPTS[name].offered.filter(({ weight }) => weight >= least)
    return {
      kind: 'concept',
      name,
      query: queryOf(offeredWords({ concepts: [name] })),
      telling: queryOf(telling.map(({ words: phrase }) => phrase.join(' '))),
      isHint: asked !== undefined,
    }
  })
  return [...concepts, ...words].filter(({ query }) => query !== '').slice(0, TERMS_LIMIT)
}

/** Weighs terms by how rare they are among the listed; in a large catalogue only the rarest stay. */
export async function weighTerms(db: Db, terms: readonly Term[]): Promise<WeighedTerm[]> {
  if (terms.length === 0) return []
  const counted = terms.map(
    ({ query }, index) =>
      sql`(select ${index}::int as place, count(*)::int as n from ${listings} where listed and words @@ ${tsquery(query)})`,
  )
  const all = sql`(select -1, count(*)::int from ${listings} where listed)`
  const { rows } = await db.execute<{ place: number; n: number }>(
    sql.join([...counted, all], sql` union all `),
  )
  const found = new Map(rows.map(({ place, n }) => [place, n]))
  const size = found.get(-1) ?? 0
  const weighed = terms.map((term, index) => {
    const n = found.get(index) ?? 0
    const resembling = term.kind === 'word' && n === 0 && term.name.length >= RESEMBLING_FROM
    const rarity = Math.log(1 + (size - n + 0.5) / (n + 0.5))
    return { ...term, n, resembling, worth: MEANT[term.kind] * rarity }
  })
  const kept = size > ALL_TERMS_UP_TO ? rarestOf(weighed) : weighed
  return kept.map(({ n: _, ...term }) => term)
}

function rarestOf<T extends WeighedTerm & { n: number }>(terms: readonly T[]): T[] {
  const rarest = (kind: Term['kind']) =>
    terms
      .filter((term) => term.kind === kind && (term.n > 0 || term.resembling))
      .sort((a, b) => a.n - b.n)
      .slice(0, RAREST)
  const kept = [...rarest('concept'), ...rarest('word')]
  return kept.length > 0 ? kept : terms.slice(0, RAREST)
}

/** Whether any of the terms occurs. The long text does not count: it mentions too many things in passing. */
export function matchesAny(terms: readonly WeighedTerm[]): SQL {
  const queries = terms.filter(({ resembling }) => !resembling).map(({ query }) => query)
  const said =
    queries.length > 0
      ? [sql`${listings}.words @@ ${tsquery(inShortTexts(queries.join(' | ')))}`]
      : []
  const alike = terms.filter(({ resembling }) => resembling).map(isMet)
  return sql`(${sql.join([...said, ...alike], sql` or `)})`
}

/** Whether a listing is about one of the terms, or half-hints at two of them (domain/ranking, REACH). */
export function isAboutAny(terms: readonly WeighedTerm[]): SQL {
  const telling = terms
    .filter((term) => !term.resembling && term.telling !== '')
    .map((term) => term.telling)
  const said =
    telling.length > 0
      ? [sql`${listings}.words @@ ${tsquery(labelled(telling.join(' | '), 'AB'))}`]
      : []
  const alike = terms.filter(({ resembling }) => resembling).map(isMet)
  const hints = terms.filter(({ isHint, resembling }) => isHint && !resembling)
  const many =
    hints.length >= REACH.hints
      ? [
          sql`(${sql.join(
            hints.map((term) => sql`(${isMet(term)})::int`),
            sql` + `,
          )}) >= ${REACH.hints}`,
        ]
      : []
  const any = [...said, ...alike, ...many]
  return any.length > 0 ? sql`(${sql.join(any, sql` or `)})` : sql`false`
}

function isMet({ name, query, resembling }: WeighedTerm): SQL {
  return resembling
    ? sql`${likeness(name)} >= ${ALIKE}::real`
    : sql`${listings}.words @@ ${tsquery(inShortTexts(query))}`
}

function likeness(word: string): SQL {
  return sql`word_similarity(${word}, lower(fold_accents(${listings.title} || ' ' || joined(${listings.tags}))))`
}

/** How well a listing meets the terms: the sum of what each is worth times how well it is met. */
export function rankOf(terms: readonly WeighedTerm[]): SQL {
  return sql`(${sql.join(terms.map(partOf), sql` + `)})`
}

/** The places (in `terms`) of the terms that a listing meets, as an array, worth most first. */
export function metTerms(terms: readonly WeighedTerm[]): SQL<number[]> {
  if (terms.length === 0) return sql`array[]::int[]`
  const parts = terms.map((term, index) => sql`(${index}::int, ${isMet(term)}, ${partOf(term)})`)
  return sql`array(select place from (values ${sql.join(parts, sql`, `)}) as met (place, is_met, part) where is_met order by part desc, place)`
}

function partOf({ name, query, worth, resembling }: WeighedTerm): SQL {
  if (resembling)
    return sql`(case when ${likeness(name)} >= ${ALIKE}::real then ${worth / 10}::float8 * ${likeness(name)} else 0 end)`
  return sql`${worth}::float8 * ts_rank(${PLACES}, ${listings}.words, ${tsquery(query)})`
}

function tsquery(query: string): SQL {
  return sql`to_tsquery('english', ${query})`
}

function inShortTexts(query: string): string {
  return labelled(query, 'ABC')
}

function labelled(query: string, labels: string): string {
  return query.replace(/[\p{L}\p{N}]+/gu, `$&:${labels}`)
}

/** Any of the phrases, each its words side by side; only letters and digits survive. */
function queryOf(phrases: readonly string[]): string {
  return phrases
    .map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .slice(0, PHRASES_LIMIT)
    .map((words) => (words.length === 1 ? String(words[0]) : `(${words.join(' <-> ')})`))
    .join(' | ')
}
