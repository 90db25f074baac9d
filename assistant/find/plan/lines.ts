import { tripPartOf } from '#domain/plan/itinerary.ts'
import type { Option } from './plan-choice.ts'
import { areTogether } from './plan-places.ts'

/** One listing in a plan. */
export type Line = { option: Option; day: number | null; isLocked: boolean }

/** Options for each part of a trip, best first. */
export type Pools = { stays: readonly Option[]; days: readonly Option[]; bring: readonly Option[] }

/** What the lines of a plan are chosen under. */
export type Limits = {
  days: number
  /** In minor units; infinite without one. */
  budget: number
  /** Whether an activity takes place on a day of the trip. */
  isOn: (option: Option, day: number) => boolean
}

/** Activities of a trip; a longer one has days of rest. */
const ACTIVITIES = 7
/** The share of a budget that extra activities may use up; the rest leaves room to swap. */
const SHARE = 0.85

export const idOf = ({ option }: Line) => option.fit.candidate.id
export const partOf = ({ option, day }: Line) => tripPartOf(option.contentType, day)

export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { option }) => sum + option.subtotalMinor, 0)
}

/** The lines by part: the stay, each day, what to bring. */
export function inOrder(lines: readonly Line[]): Line[] {
  const rank = (line: Line) => ({ stay: 0, day: line.day ?? 0, bring: Number.MAX_SAFE_INTEGER })
  return lines.toSorted((a, b) => rank(a)[partOf(a)] - rank(b)[partOf(b)])
}

/** Whether an option can stand in a line beside the other lines. */
export function canStand(
  option: Option,
  { day, others, limits }: { day: number | null; others: readonly Line[]; limits: Limits },
): boolean {
  return (
    totalOf(others) + option.subtotalMinor <= limits.budget &&
    !others.some((line) => idOf(line) === option.fit.candidate.id) &&
    others.every((line) => areTogether(line.option.site, option.site)) &&
    (day === null || limits.isOn(option, day))
  )
}

/** The options for a line, those of its content type first. */
export function optionsFor(line: Line, pools: Pools): Option[] {
  const isSame = ({ contentType }: Option) => contentType === line.option.contentType
  switch (partOf(line)) {
    case 'stay':
      return [...pools.stays]
    case 'day':
      return [...pools.days.filter(isSame), ...pools.days.filter((each) => !isSame(each))]
    case 'bring': {
      const brought = pools.bring.filter(isSame)
      return brought.length > 0 ? brought : pools.days.filter(isSame)
    }
  }
}

/** The lines with an activity on each free day from `first` on that has one, spread over the trip. */
export function withDaysFilled(
  lines: readonly Line[],
  pools: Pools,
  limits: Limits,
  first = 1,
): Line[] {
  const active = new Set(lines.flatMap(({ day }) => day ?? []))
  const free = Array.from({ length: limits.days }, (_, at) => at + 1).filter(
    (day) => day >= first && !active.has(day),
  )
  const count = Math.min(free.length, ACTIVITIES - active.size, pools.days.length)
  let filled = [...lines]
  for (let at = 0; at < count; at += 1) {
    const day = free[Math.floor(((at + 0.5) * free.length) / count)] ?? null
    const option = pools.days.find((each) =>
      canStand(each, {
        day,
        others: filled,
        limits: active.size + at > 0 ? extra(limits) : limits,
      }),
    )
    if (option) filled = [...filled, { option, day, isLocked: false }]
  }
  return filled
}

function extra(limits: Limits): Limits {
  return { ...limits, budget: SHARE * limits.budget }
}

/** Things to bring on a trip. */
const BROUGHT = 2

/** The lines with a second product to bring, if there is one. */
export function withBringFilled(lines: readonly Line[], pools: Pools, limits: Limits): Line[] {
  const brought = lines.filter(({ option }) => option.contentType === 'essential')
  if (brought.length === 0 || brought.length >= BROUGHT) return [...lines]
  const option = pools.bring.find(
    (each) =>
      each.contentType === 'essential' &&
      canStand(each, { day: null, others: lines, limits: extra(limits) }),
  )
  return option ? [...lines, { option, day: null, isLocked: false }] : [...lines]
}

/** The lines, each unlocked one replaced by the best option that costs less; their number is kept. */
export function madeCheaper(lines: readonly Line[], pools: Pools, limits: Limits): Line[] {
  return lines.reduce<Line[]>(
    (made, line, at) => {
      if (line.isLocked) return made
      const others = made.filter((_, place) => place !== at)
      const option = optionsFor(line, pools).find(
        (each) =>
          each.subtotalMinor < line.option.subtotalMinor &&
          canStand(each, { day: line.day, others, limits }),
      )
      return option ? made.with(at, { ...line, option }) : made
    },
    [...lines],
  )
}

/**
 * The lines within the budget: the dearest are replaced by cheaper ones; where nothing costs less,
 * the last that are neither locked nor the stay are left out.
 */
export function withinBudget(lines: readonly Line[], pools: Pools, limits: Limits): Line[] {
  const excess = totalOf(lines) - limits.budget
  if (!(excess > 0)) return [...lines]
  const dearest = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => !line.isLocked)
    .toSorted((a, b) => b.line.option.subtotalMinor - a.line.option.subtotalMinor)
  for (const { line, at } of dearest) {
    const others = lines.filter((_, place) => place !== at)
    const isPossible = (each: Option) =>
      each.subtotalMinor < line.option.subtotalMinor &&
      canStand(each, {
        day: line.day,
        others,
        limits: { ...limits, budget: Number.POSITIVE_INFINITY },
      })
    const cheaper = optionsFor(line, pools).filter(isPossible)
    const enough = cheaper.find((each) => each.subtotalMinor <= line.option.subtotalMinor - excess)
    const option = enough ?? cheaper.toSorted((a, b) => a.subtotalMinor - b.subtotalMinor)[0]
    if (option) return withinBudget(lines.with(at, { ...line, option }), pools, limits)
  }
  const last = lines.findLastIndex((line) => !line.isLocked && partOf(line) !== 'stay')
  const dropped = last >= 0 ? last : lines.findLastIndex((line) => !line.isLocked)
  return dropped >= 0 && lines.length > 1
    ? withinBudget(lines.toSpliced(dropped, 1), pools, limits)
    : [...lines]
}

/**
 * Alternatives to each line, in its order: within the budget, none twice, and in one neighbourhood
 * with all lines and alternatives of the others, so that any swaps can follow each other.
 */
export function alternativesTo(
  lines: readonly Line[],
  pools: Pools,
  limits: Limits,
  most: number,
): Option[][] {
  const slots = lines.map(({ option }) => [option])
  const used = new Set(lines.map(idOf))
  // Stays last: activities are chosen around the stay.
  const order = lines.map((_, at) => at).toSorted((a, b) => Number(isStay(a)) - Number(isStay(b)))
  function isStay(at: number): boolean {
    return lines[at]?.option.contentType === 'escape'
  }
  for (const at of order) {
    const line = lines[at]
    if (!line || line.isLocked) continue
    const others = lines.filter((_, place) => place !== at)
    const open = afterCurrent(optionsFor(line, pools), idOf(line)).filter(
      (each) =>
        !used.has(each.fit.candidate.id) &&
        canStand(each, { day: line.day, others, limits }) &&
        slots.every(
          (slot, place) => place === at || slot.every(({ site }) => areTogether(site, each.site)),
        ),
    )
    for (const option of open.slice(0, most)) {
      slots[at]?.push(option)
      used.add(option.fit.candidate.id)
    }
  }
  return slots.map((slot) => slot.slice(1))
}

/** The options after the current one, then those before it, so that repeated swaps reach all. */
function afterCurrent(options: readonly Option[], id: string): Option[] {
  const at = options.findIndex(({ fit }) => fit.candidate.id === id)
  return [...options.slice(at + 1), ...options.slice(0, Math.max(0, at))]
}
