import type { Candidate } from '#domain/need/candidate.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { ItineraryLine } from '#domain/plan/itinerary.ts'
import { isShowable } from '../showable.ts'
import { changedLines, type PlanChange, type ReadLine } from './change-plan.ts'
import {
  alternativesTo,
  idOf,
  inOrder,
  type Line,
  partOf,
  totalOf,
  withBringFilled,
  withDaysFilled,
  withinBudget,
} from './lines.ts'
import { shortlisted, toOption } from './options.ts'
import { bestTogether, type Option } from './plan-choice.ts'
import { type PlanContext, planContext } from './plan-context.ts'
import { fitsOf, needFor, type PlanScope } from './plan-search.ts'
import type { Trip } from './trip.ts'

const ALTERNATIVES = 2

/** The plan shown: its lines, and its length if it states one. */
export type Shown = { lines: readonly ItineraryLine[]; days: number | null }

/** A plan with the alternatives to each line. */
export type Made = { lines: Line[]; alternatives: Option[][]; trip: Trip; budget: number | null }

/**
 * The plan shown with a change, or a new one; the same input gives the same plan. Lines that meet
 * the need stay, and locked ones always do. Null if no listing qualifies.
 */
export async function makePlan(
  scope: PlanScope,
  trip: Trip,
  shown: Shown | null,
  change: PlanChange = { kind: 'none' },
): Promise<Made | null> {
  const perKind = await Promise.all(scope.kinds.map((kind) => fitsOf(kind, scope)))
  const before = shown ? await readLines(shown.lines, scope) : []
  const shownFits = before.map(({ fit }) => fit)
  const context = await planContext(perKind.flat(), shownFits, scope, trip)
  const old = linesOf(before, context)
  const made = shown
    ? await changedLines(old, before, { context, change, days: shown.days ?? trip.days })
    : await newLines(context)
  const { pools, limits } = await context.around(made)
  const lines = inOrder(withinBudget(made, pools, limits))
  if (lines.length === 0) return null
  if (change.kind === 'cheaper' && totalOf(lines) >= totalOf(old)) {
    const stay = lines.find((line) => partOf(line) === 'stay' && !line.isLocked)
    // Nothing costs less nearby, so the whole trip moves.
    if (stay)
      return makePlan(scope, trip, shown, {
        kind: 'swap',
        id: idOf(stay),
        isCheaper: true,
        topic: null,
      })
  }
  const alternatives = alternativesTo(lines, pools, limits, ALTERNATIVES)
  return { lines, alternatives, trip, budget: scope.budget }
}

/** A new plan: one listing of each kind, and for a trip something to do on each day. */
async function newLines({ pools, limits, scope, around }: PlanContext): Promise<Line[]> {
  const options = [...new Set([...pools.stays, ...pools.bring, ...pools.days])]
  const perKind = scope.kinds.map((kind) =>
    shortlisted(
      options.filter(({ contentType }) => contentType === kind),
      kind,
    ),
  )
  const core = bestTogether(perKind, limits.budget, scope.wanted.place !== null)
  const lines = core.map((option) => ({ option, day: null, isLocked: false }))
  // At home there are no days to plan: one of each kind is enough.
  const isTrip = lines.some((line) => partOf(line) === 'stay') || scope.wanted.place !== null
  if (!isTrip) return lines
  const near = await around(lines)
  // What is done at a place is chosen around the stay; products and apps come along.
  const carried = lines.filter(
    ({ option: { contentType, site } }) =>
      contentType === 'escape' ||
      contentType === 'essential' ||
      (contentType === 'enhancement' && site === null),
  )
  const daily = withDaysFilled(carried, near.pools, near.limits)
  const isNeeded = scope.wanted.concepts.length > 0
  const filled = (each: readonly Line[]) =>
    isNeeded ? withBringFilled(each, near.pools, near.limits) : [...each]
  if (daily.length > carried.length) return filled(daily)
  const online = lines
    .filter(({ option }) => option.contentType === 'experience')
    .map((line) => ({ ...line, day: 1 }))
  return filled([...carried, ...online])
}

/** The lines of a plan with their listings as stored now; deleted listings are left out. */
async function readLines(lines: readonly ItineraryLine[], scope: PlanScope): Promise<ReadLine[]> {
  const { wishes, wanted, around, kinds } = scope
  const stored = await around.readCandidates(lines.map(({ id }) => id))
  const byId = new Map(stored.map((candidate) => [candidate.id, candidate]))
  const meets = (candidate: Candidate, need: Need, fit = fitOf(need, candidate)) =>
    kinds.includes(candidate.contentType) &&
    isShowable(fit, { ...wishes, need, isFresh: false }, scope.isOut)
  const hasStay = lines.some(({ id, isLocked }) => {
    const stay = byId.get(id)
    return stay?.contentType === 'escape' && (isLocked || meets(stay, needFor('escape', wanted)))
  })
  return lines.flatMap((line) => {
    const candidate = byId.get(line.id)
    if (!candidate) return []
    const applying = needFor(candidate.contentType, wanted)
    // The place of the need applies to a stay that is kept, and activities are near it.
    const isFree = hasStay && candidate.contentType !== 'escape'
    const need = isFree ? { ...applying, place: null } : applying
    const fit: Fit = fitOf(need, candidate)
    return [{ ...line, fit, isMet: meets(candidate, need, fit) }]
  })
}

/** The lines at the prices of now; those without a price are left out. */
function linesOf(before: readonly ReadLine[], { counting, pools }: PlanContext): Line[] {
  return before.flatMap(({ fit, day, isLocked }) => {
    // Where no stay is affordable for all nights, all are counted for a part of them.
    const pooled = pools.stays.find((each) => each.fit.candidate.id === fit.candidate.id)
    const option = pooled ?? toOption(fit, counting)
    return option ? [{ option, day, isLocked }] : []
  })
}
