import { createHash } from 'node:crypto'
import type { Matching, Position } from '#data/catalogue/search/fallback-search.ts'

const LENGTH_LIMIT = 8_000

export function writeCursor(mark: string, { keys, id }: Position): string {
  return Buffer.from(JSON.stringify([mark, keys, id])).toString('base64url')
}

/** Null for an invalid cursor or one of another list, which then starts at its beginning. */
export function readCursor(cursor: string, ofList: string): Position | null {
  const [mark, keys, id] = partsOf(cursor)
  if (mark !== ofList || typeof id !== 'string' || id.includes('\0')) return null
  return isNumbers(keys) ? { keys, id } : null
}

function partsOf(cursor: string): unknown[] {
  if (cursor.length > LENGTH_LIMIT) return []
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

/** Identifies a list: everything that determines its listings and their order. */
export function markOf({ query, way }: Matching, scope: unknown): string {
  const { view: _, page: __, not: ___, ...asking } = query
  const asked = JSON.stringify([scope, way, asking])
  return createHash('sha256').update(asked).digest('base64url').slice(0, 12)
}
