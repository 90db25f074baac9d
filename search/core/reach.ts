import { hasMusts } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'
import { REACH } from '#domain/ranking.ts'
import { ABOUT, bitsIn, TOUCHES } from './accumulate.ts'
import { type Filters, isInScope } from './filters.ts'
import { createMustCheck } from './musts.ts'
import { isDeleted, type Part } from './parts.ts'
import { NEVER, type Plan, type Term } from './plan.ts'

/**
 * Which of what was found belongs to the list: only what is about something asked for; where that is
 * little, also what touches it; where that is nothing, all that has any word of it; where nothing of this
 * keeps to the musts, whatever does keep to them.
 */
const REACHES = ['about', 'touches', 'any', 'musts'] as const
export type Reach = (typeof REACHES)[number]

/** How far a list reaches, and whether its musts only order because nothing keeps to all of them. */
export type Settled = { reach: Reach; relaxed: boolean }

export function isReach(value: unknown): value is Reach {
  return REACHES.some((reach) => reach === value)
}

const isWhole = (reach: Reach) => reach === 'any' || reach === 'musts'

type Test = (mask: number) => boolean

/** Whether a document with a mask lies within a reach. */
function withinOf({ terms, literal }: Plan, reach: Reach): Test {
  if (isWhole(reach) || literal !== null || terms.length === 0) return () => true
  if (reach === 'touches') return (mask) => (mask & TOUCHES) !== 0
  const asked = hintsOf(terms)
  return (mask) => (mask & ABOUT) !== 0 || bitsIn(mask & asked) >= REACH.hints
}

/** The bits of the terms that were asked for themselves. */
function hintsOf(terms: readonly Term[]): number {
  return terms.reduce((bits, { kind, share, aboutFrom }, at) => {
    const isAsked = kind === 'word' ? aboutFrom < NEVER : share > 0
    return isAsked ? bits | (1 << at) : bits
  }, 0)
}

/**
 * The least reach that holds enough, musts kept; these are given up only where nothing found keeps to
 * them. Reads the masks that finding left.
 *
 * @param filters one for each part; only what is within the page's scope counts
 */
export function settle(parts: readonly Part[], plan: Plan, filters: readonly Filters[]): Settled {
  const counts = countReaches(parts, plan, filters)
  const isNarrow = plan.understood !== null && isNarrowed(plan.understood)
  const kept = leastReach(isNarrow ? { ...counts.kept, about: 0 } : counts.kept)
  if (kept) return { reach: kept, relaxed: false }
  if (parts.some((part, place) => hasKeeping(part, plan, filters[place] as Filters)))
    return { reach: 'musts', relaxed: false }
  return { reach: leastReach(counts.all) ?? 'any', relaxed: counts.all.any > 0 }
}

/** Whether anything within the page's scope, found or not, keeps to all musts that were stated. */
function hasKeeping(part: Part, { understood }: Plan, filters: Filters): boolean {
  if (!understood || !hasMusts(understood)) return false
  const { segment } = part
  const broken = createMustCheck(understood, part)
  if (!broken) return false
  for (let document = 0; document < segment.size; document++)
    if (
      !isDeleted(part, document) &&
      isInScope(filters, segment, document) &&
      broken(document) === 0
    )
      return true
  return false
}

/** Place, pets and steps leave so few that whatever touches the rest is worth a look. */
function isNarrowed({ place, petFriendly, wheelchair }: Need): boolean {
  return place !== null || petFriendly || wheelchair
}

type Counts = Record<Exclude<Reach, 'musts'>, number>

function leastReach({ about, touches, any }: Counts): keyof Counts | null {
  if (about >= REACH.few) return 'about'
  if (touches > 0) return 'touches'
  return any > 0 ? 'any' : null
}

function countReaches(
  parts: readonly Part[],
  plan: Plan,
  filters: readonly Filters[],
): { kept: Counts; all: Counts } {
  const kept: Counts = { about: 0, touches: 0, any: 0 }
  const all: Counts = { about: 0, touches: 0, any: 0 }
  const isAbout = withinOf(plan, 'about')
  const isTouching = withinOf(plan, 'touches')
  const count = (counts: Counts, mask: number) => {
    counts.any += 1
    if (isAbout(mask)) counts.about += 1
    if (isTouching(mask)) counts.touches += 1
  }
  const isAll = plan.terms.length === 0 && plan.literal === null
  for (const [place, part] of parts.entries()) {
    const { segment, scratch } = part
    const broken = plan.understood && createMustCheck(plan.understood, part)
    const size = isAll ? segment.size : scratch.found
    for (let at = 0; at < size && (kept.about < REACH.few || kept.touches === 0); at++) {
      const document = isAll ? at : (scratch.touched[at] as number)
      if (isDeleted(part, document) || !isInScope(filters[place] as Filters, segment, document))
        continue
      const mask = scratch.masks[document] as number
      count(all, mask)
      if (!broken || broken(document) === 0) count(kept, mask)
    }
  }
  return { kept, all }
}

/** Takes what lies beyond a reach out of what was found in a part. */
export function keepWithin({ scratch }: Part, plan: Plan, reach: Reach): void {
  if (isWhole(reach) || plan.literal !== null) return
  const isWithin = withinOf(plan, reach)
  const { touched, masks, sums, meant, shares, found } = scratch
  let kept = 0
  for (let place = 0; place < found; place++) {
    const document = touched[place] as number
    if (isWithin(masks[document] as number)) touched[kept++] = document
    else {
      masks[document] = 0
      sums[document] = 0
      meant[document] = 0
      shares[document] = 0
    }
  }
  scratch.found = kept
}
