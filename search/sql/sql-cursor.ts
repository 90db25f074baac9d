import { createHash } from 'node:crypto'
import type { Position, Ranking, Settled } from '#data/catalogue/ranked.ts'

/** Where a list goes on, and the ranking it began with: as the catalogue changes, so does what words are worth. */
export type Continued = { position: Position; ranking: Ranking }

const LONGEST = 8_000

export function writeCursor(ranking: Ranking, { keys, id }: Position): string {
  const worths = ranking.terms.map(({ kind, name, worth }) => [kind, name, worth])
  const { reach, relaxed } = ranking.settled
  const parts = [markOf(ranking), keys, id, worths, reach, relaxed]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Null for what is no cursor of this question: the list then starts at its beginning. */
export function readCursor(cursor: string, ranking: Ranking): Continued | null {
  const [mark, keys, id, worths, reach, relaxed] = partsOf(cursor)
  if (mark !== markOf(ranking) || typeof id !== 'string' || id.includes('\0')) return null
  if (!isNumbers(keys) || !Array.isArray(worths)) return null
  const terms = worths.flatMap((entry: unknown) => {
    const [kind, name, worth] = Array.isArray(entry) ? entry : []
    const term = ranking.terms.find((known) => known.kind === kind && known.name === name)
    return term && typeof worth === 'number' ? [{ ...term, worth }] : []
  })
  if (terms.length !== worths.length) return null
  if (reach !== 'about' && reach !== 'touches' && reach !== 'musts') return null
  const settled: Settled = { reach, relaxed: relaxed === true }
  return { position: { keys, id }, ranking: { ...ranking, terms, settled } }
}

function partsOf(cursor: string): unknown[] {
  if (cursor.length > LONGEST) return []
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
    return Array.isArray(parts) ? parts : []
  } catch {
    return []
  }
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item))
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
