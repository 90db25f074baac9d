import type { Schedule } from '#domain/availability/schedule.ts'
import { occurrenceOn } from '#domain/listing/event.ts'
import { conditionVerdict } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import { dateOfDay } from '#domain/plan/itinerary.ts'
import { idOf, type Limits, type Line, type Pools, partOf } from './lines.ts'
import { listNearStay } from './near-stay.ts'
import { type Counting, optionsOf } from './options.ts'
import type { Option } from './plan-choice.ts'
import { sitesOf } from './plan-places.ts'
import type { PlanScope } from './plan-search.ts'
import { countedFor, type Trip } from './trip.ts'

/** Everything that the lines of one plan are chosen from. */
export type PlanContext = {
  scope: PlanScope
  trip: Trip
  counting: Counting
  pools: Pools
  limits: Limits
  /** The pools and limits around the stay of some lines, or else the first place in them. */
  around: (lines: readonly Line[]) => Promise<Around>
}

type Around = { pools: Pools; limits: Limits }

/** Options at their prices for the trip. */
export async function planContext(
  found: readonly Fit[],
  shown: readonly Fit[],
  scope: PlanScope,
  trip: Trip,
): Promise<PlanContext> {
  const counting = {
    counted: countedFor(scope.wanted, trip),
    budget: scope.budget ?? Number.POSITIVE_INFINITY,
    sites: await sitesOf([...found, ...shown], scope.wanted, scope.around),
  }
  const experiences = optionsOf(found, 'experience', counting)
  const enhancements = optionsOf(found, 'enhancement', counting)
  const carried = enhancements.filter(({ site }) => site === null)
  const pools = {
    stays: optionsOf(found, 'escape', counting),
    days: [...experiences, ...enhancements.filter(({ site }) => site !== null)],
    bring: [...optionsOf(found, 'essential', counting), ...carried],
  }
  const limits = { days: trip.days, budget: counting.budget, isOn: () => true }
  const context = { scope, trip, counting, pools, limits }
  const cached = new Map<string, Promise<Around>>()
  return {
    ...context,
    around(lines) {
      const stay = lines.find((line) => partOf(line) === 'stay')
      const centre = stay ?? lines.find(({ option }) => option.site !== null)
      const key = centre ? idOf(centre) : ''
      const known = cached.get(key) ?? aroundStay(centre?.option ?? null, shown, context)
      cached.set(key, known)
      return known
    },
  }
}

async function aroundStay(
  centre: Option | null,
  shown: readonly Fit[],
  { scope, trip, counting, pools, limits }: Omit<PlanContext, 'around'>,
): Promise<Around> {
  const kinds = scope.kinds.filter((kind) => kind !== 'essential')
  const point = centre?.site?.point
  const fits = point ? await listNearStay(point, kinds, scope) : []
  const sites = await sitesOf(fits, scope.wanted, scope.around)
  const options = kinds.flatMap((kind) => optionsOf(fits, kind, { ...counting, sites }))
  const isStay = ({ contentType }: Option) => contentType === 'escape'
  const near = options.filter((each) => !isStay(each) && isWithinADay(each))
  const days = near.length > 0 ? near.toSorted(byScore) : pools.days
  const stays = unique([...pools.stays, ...options.filter(isStay)])
  const ids = [...days.map(({ fit }) => fit), ...shown].map(({ candidate }) => candidate.id)
  const schedules = await scope.around.readSchedules([...new Set(ids)])
  const isOn = (option: Option, day: number) =>
    isHeldOn(schedules.get(option.fit.candidate.id), dateOfDay(trip, day), trip, scope)
  return { pools: { ...pools, days, stays }, limits: { ...limits, isOn } }
}

/** Whether there is a date on a day with seats for the party; listings without dates may be. */
function isHeldOn(
  schedule: Schedule | undefined,
  date: string | null,
  { people }: Trip,
  { around: { now } }: PlanScope,
): boolean {
  if (!schedule) return true
  if (schedule.seats < people) return false
  return date === null || occurrenceOn(schedule, date, now) !== null
}

/** Whether it may be over on the day that it begins. */
function isWithinADay({ fit }: Option): boolean {
  return conditionVerdict({ kind: 'days', least: null, most: 1 }, fit.candidate) !== 'broken'
}

function byScore(a: Option, b: Option): number {
  return b.fit.score - a.fit.score || (a.fit.candidate.id < b.fit.candidate.id ? -1 : 1)
}

function unique(options: readonly Option[]): Option[] {
  return [
    ...new Map(options.toReversed().map((each) => [each.fit.candidate.id, each])).values(),
  ].toReversed()
}
