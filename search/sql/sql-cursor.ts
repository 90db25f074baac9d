import { createHash } from 'node:crypto'
import type { Position, Ranking } from '#data/ranked.ts'
import { InvalidCursor } from '../cursor.ts'

/** Tells whose cursor it is: one search can begin in the core and must not go on here. */
export const SQL_CURSOR = 's.'

/** Where a list goes on, and what its terms were worth: as the catalogue changes, so would their rarity. */
export type Continued = { position: Position; worths: number[] }

export function writeCursor(ranking: Ranking, position: Position): string {
  const parts = [
    markOf(ranking),
    position.keys,
    position.id,
    ranking.terms.map(({ kind, name, worth }) => [kind, name, worth]),
  ]
  return SQL_CURSOR + Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/**
 * The position a cursor stands for, and the ranking as it was.
 *
 * @throws InvalidCursor for anything but a cursor of the same question
 */
export function readCursor(
  cursor: string,
  ranking: Ranking,
): { position: Position; ranking: Ranking } {
  const parts = partsOf(cursor)
  const [mark, keys, id, worths] = parts
  if (mark !== markOf(ranking) || !isNumbers(keys) || typeof id !== 'string')
    throw new InvalidCursor()
  if (!Array.isArray(worths)) throw new InvalidCursor()
  const terms = worths.map((entry: unknown) => {
    const [kind, name, worth] = Array.isArray(entry) ? entry : []
    const term = ranking.terms.find((known) => known.kind === kind && known.name === name)
    if (!term || typeof worth !== 'number') throw new InvalidCursor()
    return { ...term, worth }
  })
  return { position: { keys, id }, ranking: { ...ranking, terms } }
}

function partsOf(cursor: string): unknown[] {
  try {
    if (!cursor.startsWith(SQL_CURSOR)) throw new InvalidCursor()
    const text = Buffer.from(cursor.slice(SQL_CURSOR.length), 'base64url').toString('utf8')
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) ? parts : []
  } catch {
    throw new InvalidCursor()
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number')
}

/** Whatever decides which listings are asked for, and in which order. */
function markOf({ query, contentType, match }: Ranking): string {
  const { q, concern, facets, minRating, verifiedOnly, sort } = query
  const asked = JSON.stringify([q, concern, facets, minRating, verifiedOnly, sort])
  return createHash('sha256')
    .update(`${contentType} ${match} ${asked}`)
    .digest('base64url')
    .slice(0, 12)
}
