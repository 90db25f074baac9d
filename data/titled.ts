import { and, desc, sql } from 'drizzle-orm'
import { titleWords, wordsNamed } from '#domain/named-title.ts'
import type { Db } from './db.ts'
import { scopeCondition } from './listing-filters.ts'
import { listings } from './schema.ts'

/** A listing that a text names by its title, and by how many words. */
export type Titled = { id: string; words: number }

const WORDS_LIMIT = 30
const TITLED_LIMIT = 20

/** The listings whose title a text is or contains (domain/named-title), the longest titles first. */
export async function listTitled(db: Db, text: string): Promise<Titled[]> {
  const asked = titleWords(text).slice(0, WORDS_LIMIT)
  if (asked.length === 0) return []
  const said = ` ${asked.join(' ')} `
  const bare = sql`regexp_replace(lower(fold_accents(${listings.title})), '[''’\`]', '', 'g')`
  const plain = sql`replace(' ' || btrim(regexp_replace(${bare}, '[^[:alnum:]]+', ' ', 'g')) || ' ', ' the ', ' ')`
  const query = sql`to_tsquery('english', ${asked.map((word) => `${word}:A`).join(' | ')})`
  const rows = await db
    .select({ id: listings.id, title: listings.title })
    .from(listings)
    .where(
      and(
        scopeCondition(),
        sql`${listings}.words @@ ${query}`,
        sql`position(${plain} in ${said}) > 0`,
      ),
    )
    .orderBy(desc(sql`length(${listings.title})`), listings.id)
    .limit(TITLED_LIMIT)
  return rows.flatMap(({ id, title }) => {
    const words = wordsNamed(asked, title)
    return words > 0 ? [{ id, words }] : []
  })
}
