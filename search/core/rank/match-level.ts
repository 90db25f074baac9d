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
 * Which matches belong to the list: only those about a term; if few, also those that touch one; if none, all
 * with any word; if none of these meets the constraints, everything that meets them.
 */
const MATCH_LEVELS = ['about', 'touches', 'any', 'musts'] as const
export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** The level of a list, and whether its constraints only affect order because no or too few matches meet them. */
export type SettledLevel = { level: MatchLevel; relaxed: boolean }

export function isMatchLevel(value: unknown): value is MatchLevel {
  return MATCH_LEVELS.some((level) => level === value)
}

/** The candidates of a level in one part, within the scope of a page; must not be modified. */
export function matchesAtLevel(
  part: Part,
  found: PartMatches | null,
  level: MatchLevel,
  filters: Filters,
): Bits {
  const all =
    found === null || level === 'musts'
      ? allIn(part)
      : level === 'about'
        ? found.about()
        : level === 'touches'
          ? found.touches()
          : found.any
  if (part.deleted === null && !isScoped(filters)) return all
  const bits = all.slice()
  dropDeleted(part, bits)
  applyScope(part, filters, bits)
  return bits
}

/**
 * The strictest level with enough matches that meet the constraints. Constraints are relaxed only if no match
 * meets them, or for delivery preferences if few do.
 *
 * @param found matches in each part; null if everything matches
 * @param filters one per part; only documents within the page's scope count
 */
export function settle(
  parts: readonly Part[],
  { need }: Plan,
  found: readonly (PartMatches | null)[],
  filters: readonly Filters[],
): SettledLevel {
  const isNarrow = need !== null && isNarrowed(need)
  const count = (level: Exclude<MatchLevel, 'musts'>, withConstraints: boolean, enough: number) => {
    let counted = 0
    for (const [place, part] of parts.entries()) {
      const bits = matchesAtLevel(part, found[place] ?? null, level, filters[place] as Filters)
      const broken = withConstraints && need ? createConstraintCheck(need, part) : null
      const left = enough - counted
      counted += broken
        ? countMatching(bits, left, (document) => broken(document) === 0)
        : countBits(bits, left)
      if (counted >= enough) break
    }
    return counted
  }
  const least = (withConstraints: boolean): Exclude<MatchLevel, 'musts'> | null => {
    const isFew = withConstraints && isNarrow
    if (!isFew && count('about', withConstraints, RELEVANCE.few) >= RELEVANCE.few) return 'about'
    if (count('touches', withConstraints, 1) > 0) return 'touches'
    return count('any', withConstraints, 1) > 0 ? 'any' : null
  }
  if (need && limitsOnlyTheWay(need)) {
    const meeting = count('any', true, RELEVANCE.few)
    if (meeting < RELEVANCE.few && count('any', false, meeting + 1) > meeting)
      return { level: least(false) ?? 'any', relaxed: true }
  }
  const strictLevel = least(true)
  if (strictLevel) return { level: strictLevel, relaxed: false }
  if (need && parts.some((part, at) => hasMatching(part, need, filters[at] as Filters)))
    return { level: 'musts', relaxed: false }
  const all = least(false)
  return { level: all ?? 'any', relaxed: all !== null }
}

/** Whether anything within the page's scope, matched or not, meets all constraints. */
function hasMatching(part: Part, need: Need, filters: Filters): boolean {
  if (!hasConstraints(need)) return false
  const broken = createConstraintCheck(need, part)
  if (!broken) return false
  const bits = matchesAtLevel(part, null, 'musts', filters)
  return countMatching(bits, 1, (document) => broken(document) === 0) > 0
}

/** Place, pets, step-free access and stated conditions leave so few listings that weaker matches are worth showing. */
function isNarrowed({ place, petFriendly, wheelchair, conditions }: Need): boolean {
  return place !== null || petFriendly || wheelchair || conditions.length > 0
}
