import { type SQL, sql } from 'drizzle-orm'
import { offeredWords } from '#domain/concepts/offered-words.ts'
import { type Need, searchedWords } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { listings } from '../../db/schema.ts'

/** A full-text match: condition and rank. */
export type WordMatch = { matches: SQL; rank: SQL }

/** Title and tags have the highest weight, then place, description, body. Order of the array: D, C, B, A. */
const WEIGHTS = sql`'{0.05, 0.25, 0.5, 1}'::real[]`

/**
 * Weighted full-text match of a need: the visitor's words and their synonyms. Null if the need has no
 * searchable word.
 */
export function wordMatch(need: Need): WordMatch | null {
  const own = lexemes(need.words)
  const translated = searchedWords(need).filter((word) => !need.words.includes(word))
  const implied = lexemes([...offeredWords(need), ...translated])
  const all = [...new Set([...own, ...implied])]
  if (all.length === 0) return null
  // The long text affects order only: it mentions too much in passing.
  const any = tsquery(
    all.map((phrase) => phrase.replace(/[\p{L}\p{N}]+/gu, '$&:ABC')),
    ' | ',
  )
  const rankOf = (words: string[], glue: string) =>
    words.length === 0 ? sql`0` : sql`ts_rank(${WEIGHTS}, ${wordsColumn}, ${tsquery(words, glue)})`
  return {
    matches: sql`${wordsColumn} @@ ${any}`,
    rank: sql`(2 * ${rankOf(own, ' | ')} + 4 * ${rankOf(own, ' & ')} + 3 * ${rankOf(implied, ' | ')} + 0.08 * ${listings.score})`,
  }
}

const wordsColumn = sql`${listings}.words`

function tsquery(words: string[], glue: string): SQL {
  return sql`to_tsquery('english', ${words.join(glue)})`
}

/** Converts each phrase to adjacent lexemes of letters and digits. */
function lexemes(phrases: readonly string[]): string[] {
  return phrases
    .map((phrase) => fold(phrase).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((words) => words.length > 0)
    .map((words) => (words.length === 1 ? String(words[0]) : `(${words.join(' <-> ')})`))
    .slice(0, 40)
}
