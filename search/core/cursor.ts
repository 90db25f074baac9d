import { type Plan, SHARES, type Term } from './query/plan.ts'
import { isMatchLevel, type SettledLevel } from './rank/match-level.ts'
import type { SortPosition } from './rank/top.ts'

/**
 * Position after a page. It contains the term weights of the first page, so that changes of the catalogue do
 * not reorder what was shown.
 */
export type Cursor = { terms: Term[]; settled: SettledLevel; after: SortPosition }

const LENGTH_LIMIT = 8_000
const TERMS_LIMIT = 30
const WEIGHT_LIMIT = 100_000

export function writeCursor(
  { terms }: Plan,
  { level, relaxed }: SettledLevel,
  after: SortPosition,
): string {
  const listed = terms.map((term) => [
    term.kind === 'word' ? 0 : 1,
    term.key,
    term.weight,
    term.share,
    term.text,
    term.isScoreOnly,
    term.aboutFrom,
    term.touchesFrom,
  ])
  return Buffer.from(JSON.stringify([listed, level, relaxed, after]), 'utf8').toString('base64url')
}

/** Null for an invalid cursor: the list then starts at its beginning. */
export function readCursor(text: string): Cursor | null {
  if (text.length > LENGTH_LIMIT) return null
  try {
    const [listed, level, relaxed, after] = JSON.parse(
      Buffer.from(text, 'base64url').toString('utf8'),
    )
    if (!Array.isArray(listed) || listed.length > TERMS_LIMIT || !isStanding(after)) return null
    if (!isMatchLevel(level)) return null
    const terms = listed.map(toTerm)
    const settled = { level, relaxed: relaxed === true }
    return terms.every((term) => term !== null) ? { terms, settled, after } : null
  } catch {
    return null
  }
}

function toTerm(value: unknown): Term | null {
  if (!Array.isArray(value)) return null
  const [kind, key, weight, share, text, isScoreOnly, aboutFrom, touchesFrom] = value
  const isSound =
    (kind === 0 || kind === 1) &&
    typeof key === 'string' &&
    typeof text === 'string' &&
    Number.isInteger(weight) &&
    weight > 0 &&
    weight <= WEIGHT_LIMIT &&
    Number.isInteger(share) &&
    share >= 0 &&
    share <= SHARES &&
    isThreshold(aboutFrom) &&
    isThreshold(touchesFrom)
  return isSound
    ? {
        kind: kind === 0 ? 'word' : 'concept',
        key,
        weight,
        share,
        text,
        isScoreOnly: isScoreOnly === true,
        aboutFrom,
        touchesFrom,
      }
    : null
}

function isThreshold(value: unknown): value is number {
  return Number.isInteger(value)
}

function isStanding(value: unknown): value is SortPosition {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.slice(0, 3).every((part) => typeof part === 'number') &&
    typeof value[3] === 'string'
  )
}
