import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import { isKnown } from '#domain/concepts/trade-words.ts'
import { beginningIn, PREFIX_MATCHES_LIMIT, titleWords } from '#domain/text/named-title.ts'
import type { Db } from '../../db/db.ts'
import { listings } from '../../db/schema.ts'
import { scopeCondition } from '../listing-filters.ts'

const WORDS_LIMIT = 30
const NAMED_LIMIT = 60
/** Minimum length of a single word that identifies a title. */
const SINGLE_MIN_LENGTH = 5

/**
 * Ids of listings whose title may occur in a text: titles that start with two consecutive words of it, or a
 * rare one.
 */
export async function listNamed(db: Db, text: string): Promise<string[]> {
  const words = titleWords(text).slice(0, WORDS_LIMIT)
  const bare = words.filter((word) => word !== 'and')
  const pairs = [...pairsOf(words), ...pairsOf(bare)]
  const rareWords = bare.filter(
    (word) => word.length >= SINGLE_MIN_LENGTH && !isKnown(word, undefined),
  )
  const prefixes = [
    ...new Set([...pairs, ...rareWords.map((word) => [word])].map((words) => words.join(' '))),
  ]
  if (prefixes.length === 0) return []
  const query = prefixes.map(
    (words) =>
      `(${words
        .split(' ')
        .map((word) => `${word}:A`)
        .join(' & ')})`,
  )
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        scopeCondition(),
        sql`${listings}.words @@ to_tsquery('english', ${query.join(' | ')})`,
        or(...prefixes.map((words) => sql`starts_with(${plainTitle}, ${` ${words} `})`)),
      ),
    )
    .orderBy(sql`length(${listings.title})`, listings.id)
    .limit(NAMED_LIMIT)
  return rows.map(({ id }) => id)
}

function pairsOf(words: readonly string[]): string[][] {
  return words.slice(1).map((word, at) => [words[at] ?? '', word])
}

/** Ids of listings whose title starts with a text, best rated first; none if too many do. */
export async function listByTitlePrefix(db: Db, text: string): Promise<string[]> {
  const words = titleWords(text)
  const prefix = beginningIn(words)
  if (prefix === null) return []
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        scopeCondition(),
        // The last word may be incomplete.
        hasInTitle(words.slice(0, -1)),
        sql`starts_with(${plainTitle}, ${` ${prefix}`})`,
      ),
    )
    .orderBy(desc(listings.score), sql`${listings.id} collate "C"`)
    .limit(PREFIX_MATCHES_LIMIT + 1)
  return rows.length > PREFIX_MATCHES_LIMIT ? [] : rows.map(({ id }) => id)
}

/** Whether the title contains one of some words, by the index; stop words ("being on your") do not restrict. */
function hasInTitle(words: readonly string[]): SQL {
  const parts = words.map((word) => `${word}:A`).join(' | ')
  const query = sql`to_tsquery('english', ${parts})`
  return sql`(numnode(${query}) = 0 or ${listings}.words @@ ${query})`
}

const bareTitle = sql`regexp_replace(lower(fold_accents(${listings.title})), '[''’\`]', '', 'g')`
/** Normalised title, as in domain/named-title. */
const plainTitle = sql`replace(' ' || btrim(regexp_replace(${bareTitle}, '[^[:alnum:]]+', ' ', 'g')) || ' ', ' the ', ' ')`
