import { and, desc, or, type SQL, sql } from 'drizzle-orm'
import { isKnown } from '#domain/concepts/trade-words.ts'
import { beginningIn, PREFIX_MATCHES_LIMIT, titleWords } from '#domain/text/named-title.ts'
import type { Db } from '../db/db.ts'
import { listings } from '../db/schema.ts'
import { scopeCondition } from './listing-filters.ts'

const WORDS_LIMIT = 30
const NAMED_LIMIT = 60
/** A word that stands alone for a title must be longer. */
const ALONE = 5

/** Ids of listings whose title may be named in a text: those that begin with two of its words, or a rare one. */
export async function listNamed(db: Db, text: string): Promise<string[]> {
  const asked = titleWords(text).slice(0, WORDS_LIMIT)
  const bare = asked.filter((word) => word !== 'and')
  const pairs = [...pairsOf(asked), ...pairsOf(bare)]
  const alone = bare.filter((word) => word.length >= ALONE && !isKnown(word, undefined))
  const begins = [
    ...new Set([...pairs, ...alone.map((word) => [word])].map((words) => words.join(' '))),
  ]
  if (begins.length === 0) return []
  const query = begins.map(
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
        or(...begins.map((words) => sql`starts_with(${plainTitle}, ${` ${words} `})`)),
      ),
    )
    .orderBy(sql`length(${listings.title})`, listings.id)
    .limit(NAMED_LIMIT)
  return rows.map(({ id }) => id)
}

function pairsOf(words: readonly string[]): string[][] {
  return words.slice(1).map((word, at) => [words[at] ?? '', word])
}

/** Ids of the listings whose title begins with a text, best rated first; none where so many do that it names none. */
export async function listByTitlePrefix(db: Db, text: string): Promise<string[]> {
  const asked = titleWords(text)
  const beginning = beginningIn(asked)
  if (beginning === null) return []
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        scopeCondition(),
        // The last word may be unfinished.
        hasInTitle(asked.slice(0, -1)),
        sql`starts_with(${plainTitle}, ${` ${beginning}`})`,
      ),
    )
    .orderBy(desc(listings.score), sql`${listings.id} collate "C"`)
    .limit(PREFIX_MATCHES_LIMIT + 1)
  return rows.length > PREFIX_MATCHES_LIMIT ? [] : rows.map(({ id }) => id)
}

/** Has one of some words in its title, as the index tells; what is no word to it ("being on your") narrows nothing. */
function hasInTitle(words: readonly string[]): SQL {
  const parts = words.map((word) => `${word}:A`).join(' | ')
  const query = sql`to_tsquery('english', ${parts})`
  return sql`(numnode(${query}) = 0 or ${listings}.words @@ ${query})`
}

const bareTitle = sql`regexp_replace(lower(fold_accents(${listings.title})), '[''’\`]', '', 'g')`
/** The words of a title between spaces, as domain/named-title compares them. */
const plainTitle = sql`replace(' ' || btrim(regexp_replace(${bareTitle}, '[^[:alnum:]]+', ' ', 'g')) || ' ', ' the ', ' ')`
