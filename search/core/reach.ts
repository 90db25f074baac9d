import { REACH } from '#domain/listing/ranking.ts'
import { hasMusts, limitsOnlyTheWay } from '#domain/need/musts.ts'
import type { Need } from '#domain/need/need.ts'
import { type Bits, countBits, countKept } from './bits.ts'
import { allIn, type Filters, isScoped, keepScope } from './filters.ts'
import type { Found } from './find.ts'
import { createMustCheck } from './musts.ts'
import { dropDeleted, type Part } from './parts.ts'
import type { Plan } from './plan.ts'

/**
 * Which of what was found belongs to the list: only what is about something asked for; where that is
 * little, also what touches it; where that is nothing, all that has any word of it; where nothing of this
 * keeps to the musts, whatever does keep to them.
 */
const REACHES = ['about', 'touches', 'any', 'musts'] as const
export type Reach = (typeof REACHES)[number]

/** How far a list reaches, and whether its musts only order because nothing, or too little, keeps to them. */
export type Settled = { reach: Reach; relaxed: boolean }

export function isReach(value: unknown): value is Reach {
  return REACHES.some((reach) => reach === value)
}

/** What of a part a list of some reach may hold, within the scope of a page: not to be written to. */
export function withinReach(part: Part, found: Found | null, reach: Reach, filters: Filters): Bits {
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
  keepScope(part, filters, bits)
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
  found: readonly (Found | null)[],
  filters: readonly Filters[],
): Settled {
  const isNarrow = understood !== null && isNarrowed(understood)
  const count = (reach: Exclude<Reach, 'musts'>, withMusts: boolean, enough: number) => {
    let counted = 0
    for (const [place, part] of parts.entries()) {
      const bits = withinReach(part, found[place] ?? null, reach, filters[place] as Filters)
      const broken = withMusts && understood ? createMustCheck(understood, part) : null
      const left = enough - counted
      counted += broken
        ? countKept(bits, left, (document) => broken(document) === 0)
        : countBits(bits, left)
      if (counted >= enough) break
    }
    return counted
  }
  const least = (withMusts: boolean): Exclude<Reach, 'musts'> | null => {
    const isFew = withMusts && isNarrow
    if (!isFew && count('about', withMusts, REACH.few) >= REACH.few) return 'about'
    if (count('touches', withMusts, 1) > 0) return 'touches'
    return count('any', withMusts, 1) > 0 ? 'any' : null
  }
  if (understood && limitsOnlyTheWay(understood)) {
    const keeping = count('any', true, REACH.few)
    if (keeping < REACH.few && count('any', false, keeping + 1) > keeping)
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
  if (!hasMusts(understood)) return false
  const broken = createMustCheck(understood, part)
  if (!broken) return false
  const bits = withinReach(part, null, 'musts', filters)
  return countKept(bits, 1, (document) => broken(document) === 0) > 0
}

/** Place, pets and steps leave so few that whatever touches the rest is worth a look. */
function isNarrowed({ place, petFriendly, wheelchair }: Need): boolean {
  return place !== null || petFriendly || wheelchair
}
