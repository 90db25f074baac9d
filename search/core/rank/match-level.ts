import { RELEVANCE } from '#domain/listing/ranking.ts'
import { hasConstraints, limitsOnlyTheWay } from '#domain/need/constraints.ts'
import type { Need } from '#domain/need/need.ts'
import { dropDeleted, type Part } from '../parts.ts'
import { createConstraintCheck } from '../query/constraints.ts'
import { allIn, applyScope, type Filters, isScoped } from '../query/filters.ts'
import type { PartMatches } from '../query/find.ts'
import type { Plan } from '../query/plan.ts'
import { type Bits, countBits, countMatching } from './bits.ts'

/**
 * Which of what was found belongs to the list: only what is about something asked for; where that is
 * little, also what touches it; where that is nothing, all that has any word of it; where nothing of this
 * keeps to the musts, whatever does keep to them.
 */
const MATCH_LEVELS = ['about', 'touches', 'any', 'musts'] as const
export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** How far a list reaches, and whether its musts only order because nothing, or too little, keeps to them. */
export type SettledLevel = { reach: MatchLevel; relaxed: boolean }

export function isMatchLevel(value: unknown): value is MatchLevel {
  return MATCH_LEVELS.some((reach) => reach === value)
}

/** What of a part a list of some reach may hold, within the scope of a page: not to be written to. */
export function matchesAtLevel(
  part: Part,
  found: PartMatches | null,
  reach: MatchLevel,
  filters: Filters,
): Bits {
  const all =
    found === null || reach === 'musts'
      ? allIn(part)
      : reach === 'about'
        ? found.about()
        : reach === 'touches'
          ? found.touches()
          : found.any
  if (part.deleted === null && !isScoped(filters)) return all
  const bits = all.slice()
  dropDeleted(part, bits)
  applyScope(part, filters, bits)
  return bits
}

/**
 * The least reach that holds enough, musts kept; these are given up only where nothing found keeps to
 * them, and how it should come where little does.
 *
 * @param found what was found in each part; null where all is asked for
 * @param filters one for each part; only what is within the page's scope counts
 */
export function settle(
  parts: readonly Part[],
  { understood }: Plan,
  found: readonly (PartMatches | null)[],
  filters: readonly Filters[],
): SettledLevel {
  const isNarrow = understood !== null && isNarrowed(understood)
  const count = (reach: Exclude<MatchLevel, 'musts'>, withMusts: boolean, enough: number) => {
    let counted = 0
    for (const [place, part] of parts.entries()) {
      const bits = matchesAtLevel(part, found[place] ?? null, reach, filters[place] as Filters)
      const broken = withMusts && understood ? createConstraintCheck(understood, part) : null
      const left = enough - counted
      counted += broken
        ? countMatching(bits, left, (document) => broken(document) === 0)
        : countBits(bits, left)
      if (counted >= enough) break
    }
    return counted
  }
  const least = (withMusts: boolean): Exclude<MatchLevel, 'musts'> | null => {
    const isFew = withMusts && isNarrow
    if (!isFew && count('about', withMusts, RELEVANCE.few) >= RELEVANCE.few) return 'about'
    if (count('touches', withMusts, 1) > 0) return 'touches'
    return count('any', withMusts, 1) > 0 ? 'any' : null
  }
  if (understood && limitsOnlyTheWay(understood)) {
    const keeping = count('any', true, RELEVANCE.few)
    if (keeping < RELEVANCE.few && count('any', false, keeping + 1) > keeping)
      return { reach: least(false) ?? 'any', relaxed: true }
  }
  const kept = least(true)
  if (kept) return { reach: kept, relaxed: false }
  if (understood && parts.some((part, at) => hasKeeping(part, understood, filters[at] as Filters)))
    return { reach: 'musts', relaxed: false }
  const all = least(false)
  return { reach: all ?? 'any', relaxed: all !== null }
}

/** Whether anything within the page's scope, found or not, keeps to all musts that were stated. */
function hasKeeping(part: Part, understood: Need, filters: Filters): boolean {
  if (!hasConstraints(understood)) return false
  const broken = createConstraintCheck(understood, part)
  if (!broken) return false
  const bits = matchesAtLevel(part, null, 'musts', filters)
  return countMatching(bits, 1, (document) => broken(document) === 0) > 0
}

/** Place, pets and steps leave so few that whatever touches the rest is worth a look. */
function isNarrowed({ place, petFriendly, wheelchair }: Need): boolean {
  return place !== null || petFriendly || wheelchair
}
