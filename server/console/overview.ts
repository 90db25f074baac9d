import { type DailyCount, listCounts } from '#data/audit/daily-counts.ts'
import { countRequestsByDay, countWaitingRequests } from '#data/booking/request-queue.ts'
import { countFeedback } from '#data/members/chat-feedback.ts'
import { countDoubtfulImports, countReportedListings } from '#data/staff/listing-reports.ts'
import { OUTCOMES } from '#domain/chat/chat.ts'
import { OVERVIEW_WEEKS, type Overview } from '#domain/console/console-api.ts'
import { countWeeks, type DayCount, weekStarts } from '#domain/console/weeks.ts'
import { can } from '#domain/permissions/permissions.ts'
import type { ConsoleCall, Endpoint } from './endpoint.ts'

const RATED_DAYS = 7
const DAY_MS = 86_400_000

export const OVERVIEW_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/overview', action: 'overview.read', run: showOverview },
]

/** Names of the counted events (server/counts.ts) in the overview. */
const KINDS: Record<string, DayCount['kind']> = {
  search: 'searches',
  'search without results': 'withoutResults',
  save: 'saves',
  answer: 'answers',
}

async function showOverview({ c, deps, actor, now }: ConsoleCall): Promise<Response> {
  const { db } = deps.auth
  const starts = weekStarts(now, OVERVIEW_WEEKS)
  const first = starts[0] ?? ''
  const [counts, requests, ratings] = await Promise.all([
    listCounts(db, first),
    countRequestsByDay(db, new Date(`${first}T00:00Z`)),
    countFeedback(db, new Date(now.getTime() - RATED_DAYS * DAY_MS)),
  ])
  const days = [
    ...counts.flatMap(toDayCount),
    ...requests.map(({ day, count }) => ({ day, count, kind: 'requests' as const })),
  ]
  const overview: Overview = {
    waiting: can(actor, 'requests.read') === null ? await waitingRequests(db, now) : null,
    reported: can(actor, 'queue.read') === null ? await countReportedListings(db) : null,
    imports: can(actor, 'listings.import') === null ? await countDoubtfulImports(db) : null,
    ratings,
    weeks: countWeeks(starts, days),
    outcomes: countOutcomes(counts),
  }
  return c.json(overview)
}

async function waitingRequests(db: ConsoleCall['deps']['auth']['db'], now: Date) {
  const { requests, oldestAt } = await countWaitingRequests(db, now)
  return { requests, oldestAt: oldestAt?.toISOString() ?? null }
}

function countOutcomes(counts: readonly DailyCount[]): Overview['outcomes'] {
  const answers = counts.filter(({ kind }) => kind === 'answer')
  return OUTCOMES.map((outcome) => {
    const days = answers.filter(({ label }) => label === outcome)
    return { outcome, count: days.reduce((sum, { count }) => sum + count, 0) }
  })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

function toDayCount({ day, kind, count }: DailyCount): DayCount[] {
  const name = KINDS[kind]
  return name ? [{ day, kind: name, count }] : []
}
