import { type Plan, SHARES, type Term } from './query/plan.ts'
import { isMatchLevel, type SettledLevel } from './rank/match-level.ts'
import type { Standing } from './rank/top.ts'

/**
 * Where a list goes on. The weights of its first page travel along, so that what the catalogue
 * gained or lost in between moves nothing that was shown.
 */
export type Cursor = { terms: Term[]; settled: SettledLevel; after: Standing }

const LONGEST = 8_000
const TERMS_LIMIT = 30
const WEIGHT_LIMIT = 100_000

export function writeCursor(
  { terms }: Plan,
  { reach, relaxed }: SettledLevel,
  after: Standing,
): string {
  const listed = terms.map((term) => [
    term.kind === 'word' ? 0 : 1,
    term.key,
    term.weight,
    term.share,
    term.said,
    term.onlyAdds,
    term.aboutFrom,
    term.touchesFrom,
  ])
  return Buffer.from(JSON.stringify([listed, reach, relaxed, after]), 'utf8').toString('base64url')
}

/** Null for what is no cursor: a list then starts at its beginning. */
export function readCursor(text: string): Cursor | null {
  if (text.length > LONGEST) return null
  try {
    const [listed, reach, relaxed, after] = JSON.parse(
      Buffer.from(text, 'base64url').toString('utf8'),
    )
    if (!Array.isArray(listed) || listed.length > TERMS_LIMIT || !isStanding(after)) return null
    if (!isMatchLevel(reach)) return null
    const terms = listed.map(toTerm)
    const settled = { reach, relaxed: relaxed === true }
    return terms.every((term) => term !== null) ? { terms, settled, after } : null
  } catch {
    return null
  }
}

function toTerm(value: unknown): Term | null {
  if (!Array.isArray(value)) return null
  const [kind, key, weight, share, said, onlyAdds, aboutFrom, touchesFrom] = value
  const isSound =
    (kind === 0 || kind === 1) &&
    typeof key === 'string' &&
    typeof said === 'string' &&
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
        said,
        onlyAdds: onlyAdds === true,
        aboutFrom,
        touchesFrom,
      }
    : null
}

function isThreshold(value: unknown): value is number {
  return Number.isInteger(value)
}

function isStanding(value: unknown): value is Standing {
  return (
    Array.isArray(value) &&
    value.length === 4 &&
    value.slice(0, 3).every((part) => typeof part === 'number') &&
    typeof value[3] === 'string'
  )
}
