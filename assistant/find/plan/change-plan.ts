import { MET } from '#domain/listing/ranking.ts'
import { offeredBy } from '#domain/need/candidate-reading.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { ItineraryLine } from '#domain/plan/itinerary.ts'
import {
  alternativesTo,
  canStand,
  idOf,
  type Limits,
  type Line,
  madeCheaper,
  optionsFor,
  type Pools,
  partOf,
  withDaysFilled,
} from './lines.ts'
import type { Option } from './plan-choice.ts'
import type { PlanContext } from './plan-context.ts'
import { areTogether } from './plan-places.ts'

/** A change of the plan shown, besides what the need and the trip change. */
export type PlanChange =
  | { kind: 'none' | 'cheaper' }
  | { kind: 'remove'; id: string }
  /** Something to do on a day; without one, on the day with least to do. */
  | { kind: 'add'; day: number | null; topic: Need | null }
  /** `topic` is what should stand there instead. */
  | { kind: 'swap'; id: string; isCheaper: boolean; topic: Need | null }

/** A line shown, and whether its listing meets the need of now. */
export type ReadLine = ItineraryLine & { fit: Fit; isMet: boolean }

type Changing = { context: PlanContext; change: PlanChange; days: number }
type Around = { pools: Pools; limits: Limits }

/**
 * The lines after a change. Of lines that no longer meet the need, or are out of reach of another
 * stay, each is replaced by one of its kind, or left out.
 *
 * @param days length of the plan shown: only later days are new
 */
export async function changedLines(
  old: readonly Line[],
  before: readonly ReadLine[],
  { context, change, days }: Changing,
): Promise<Line[]> {
  const met = new Set(before.filter(({ isMet }) => isMet).map(({ id }) => id))
  const remaining = old.filter(
    (line) => line.isLocked || change.kind !== 'remove' || idOf(line) !== change.id,
  )
  const housed = await withStay(remaining, met, context, change)
  const near = await context.around(
    housed.filter((line) => line.isLocked || partOf(line) === 'stay' || met.has(idOf(line))),
  )
  const kept = withoutVacancies(clamped(housed, context.trip.days), met, near)
  const grown = grownTo(kept, days, near)
  if (change.kind === 'cheaper') return madeCheaper(grown, near.pools, near.limits)
  if (change.kind === 'add') return withActivity(grown, change, near)
  return change.kind === 'swap' ? swappedLine(grown, change, near) : grown
}

function withActivity(
  lines: readonly Line[],
  { day, topic }: Extract<PlanChange, { kind: 'add' }>,
  { pools, limits }: Around,
): Line[] {
  const options = topic ? byTopic(pools.days, topic) : pools.days
  // At home there are no days to plan.
  const isAtHome = lines.every((line) => line.day === null && partOf(line) !== 'stay')
  const days = isAtHome ? [null] : byEmptiness(lines, limits.days)
  for (const on of day === null ? days : [day]) {
    const option = options.find((each) => canStand(each, { day: on, others: lines, limits }))
    if (option) return [...lines, { option, day: on, isLocked: false }]
  }
  return [...lines]
}

/** The days of a trip, those with least to do first. */
function byEmptiness(lines: readonly Line[], days: number): number[] {
  const held = (day: number) => lines.filter((line) => line.day === day).length
  return Array.from({ length: days }, (_, at) => at + 1).toSorted((a, b) => held(a) - held(b))
}

/** The lines with another stay, if a swap wants one or the present one does not meet the need. */
async function withStay(
  lines: readonly Line[],
  met: ReadonlySet<string>,
  context: PlanContext,
  change: PlanChange,
): Promise<Line[]> {
  const at = lines.findIndex((line) => partOf(line) === 'stay')
  const line = lines[at]
  if (!line || line.isLocked) return [...lines]
  const isSwapped = change.kind === 'swap' && change.id === idOf(line)
  if (!isSwapped && met.has(idOf(line))) return [...lines]
  const { pools, limits } = await context.around(lines)
  const isCheaper = isSwapped && change.isCheaper
  const isWanted = (each: Option) =>
    each.fit.candidate.id !== idOf(line) &&
    (!isCheaper || each.subtotalMinor < line.option.subtotalMinor)
  const [next] = isSwapped
    ? (alternativesTo(lines, pools, limits, 2)[at] ?? []).filter(isWanted)
    : []
  const locked = lines.filter((each, place) => place !== at && each.isLocked)
  // The other lines follow the stay.
  const elsewhere = context.pools.stays.find(
    (each) => isWanted(each) && locked.every(({ option }) => areTogether(option.site, each.site)),
  )
  const option = next ?? elsewhere
  if (option) return lines.with(at, { ...line, option })
  return isSwapped && met.has(idOf(line)) ? [...lines] : lines.toSpliced(at, 1)
}

/** Lines after the last day are left out, unless they are locked: those move to the last day. */
function clamped(lines: readonly Line[], days: number): Line[] {
  return lines.flatMap((line) => {
    if (line.day === null || line.day <= days) return [line]
    return line.isLocked ? [{ ...line, day: days }] : []
  })
}

function withoutVacancies(
  lines: readonly Line[],
  met: ReadonlySet<string>,
  { pools, limits }: Around,
): Line[] {
  const stay = lines.find((line) => partOf(line) === 'stay')?.option
  const isKept = (line: Line) =>
    line.isLocked ||
    line.option === stay ||
    (met.has(idOf(line)) &&
      areTogether(line.option.site, stay?.site ?? null) &&
      (line.day === null || limits.isOn(line.option, line.day)))
  const free = { ...limits, budget: Number.POSITIVE_INFINITY }
  const made = lines.filter(isKept)
  for (const line of lines.filter((each) => !isKept(each))) {
    const option = optionsFor(line, pools).find(
      (each) =>
        each.fit.candidate.id !== idOf(line) &&
        canStand(each, { day: line.day, others: made, limits: free }),
    )
    if (option) made.push({ ...line, option })
  }
  return made
}

/** The lines with something to do on the days that a longer trip adds. */
function grownTo(lines: readonly Line[], days: number, { pools, limits }: Around): Line[] {
  const isTrip = lines.some((line) => partOf(line) === 'stay')
  return isTrip && days < limits.days ? withDaysFilled(lines, pools, limits, days + 1) : [...lines]
}

function swappedLine(
  lines: readonly Line[],
  { id, isCheaper, topic }: Extract<PlanChange, { kind: 'swap' }>,
  { pools, limits }: Around,
): Line[] {
  const at = lines.findIndex((line) => idOf(line) === id)
  const line = lines[at]
  // A stay is swapped before the days around it.
  if (!line || line.isLocked || partOf(line) === 'stay') return [...lines]
  const others = lines.filter((_, place) => place !== at)
  const isWanted = (each: Option) =>
    each.fit.candidate.id !== id &&
    (!isCheaper || each.subtotalMinor < line.option.subtotalMinor) &&
    canStand(each, { day: line.day, others, limits })
  const next = topic
    ? byTopic(optionsFor(line, pools), topic).find(isWanted)
    : (alternativesTo(lines, pools, limits, 2)[at]?.find(isWanted) ??
      optionsFor(line, pools).find(isWanted))
  return next ? lines.with(at, { ...line, option: next }) : [...lines]
}

/** The options that serve a topic, best first. */
function byTopic(options: readonly Option[], topic: Need): Option[] {
  return options
    .map((option) => ({ option, score: fitOf(topic, option.fit.candidate).score }))
    .filter(({ option, score }) => score > 0 && isOfTopic(option, topic))
    .toSorted((a, b) => b.score - a.score)
    .map(({ option }) => option)
}

/** Whether a listing offers one of the concepts named, and not only something related. */
function isOfTopic({ fit: { candidate } }: Option, { asked }: Need): boolean {
  const named = asked.filter(({ implied }) => !implied)
  const offered = offeredBy(candidate)
  return named.length === 0 || named.some(({ name }) => (offered.get(name) ?? 0) >= MET)
}
