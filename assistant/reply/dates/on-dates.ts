import type { Schedule } from '#domain/availability/schedule.ts'
import { CONCEPTS } from '#domain/concepts/concepts.ts'
import { localDay } from '#domain/listing/event.ts'
import { m } from '#domain/messages/messages.js'
import { isOfTime } from '#domain/need/conditions/condition.ts'
import { type Fit, fitOf, isAbout } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { isInLimits } from '#domain/place/search-area.ts'
import { fold } from '#domain/text/text.ts'
import { isShowable } from '../../find/showable.ts'
import { cautionsFor } from '../../guard/guard.ts'
import { type Answer, assistantText, SHOWN, type Turn } from '../../turn.ts'
import { isScheduled, scheduledTopics } from '../../understand/dates/scheduled.ts'
import {
  parseWhenever,
  startFor,
  visitorTimeZone,
  type When,
} from '../../understand/dates/stated-dates.ts'
import { KIND_WORD } from '../../understand/need/constraint-words.ts'
import { cardsOf } from '../cards.ts'
import { followUpsFor } from '../follow-ups.ts'
import { needPart } from '../need-part.ts'
import { withoutRepeats } from '../talk.ts'
import { type Dated, scheduleText } from './date-text.ts'

/** Number of listings read at once. */
const READ = 200

/**
 * Listings on the days that the conversation requests, by their schedules, or the next ones if
 * there are none; null without requested days, or if the need has no dates.
 */
export async function answerOnDates(turn: Turn): Promise<Answer | null> {
  const when = daysWanted(turn)
  if (!when) return null
  const { around, wishes } = turn
  const clocks = visitorTimeZone(turn.request, around)
  const dated = (await around.readDated()).flatMap(({ id, schedule }) => {
    const begins = startFor(schedule, when, around.now, clocks)
    return begins ? [{ id, schedule, ...begins }] : []
  })
  const days = when.daysFrom(localDay(around.now, clocks))
  const reachable = await withinReach(turn, dated)
  const onDays = reachable.filter(({ isWanted }) => isWanted)
  const found = await fitting(turn, onDays, onDays.length)
  if (found.length > 0)
    return answerWith(turn, { when, days, isLater: false }, best(wishes.need, found))
  const ahead = reachable.toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const next = await fitting(onAnyDay(turn), ahead, SHOWN)
  return next.length > 0 ? answerWith(turn, { when, days, isLater: true }, next) : null
}

/** The dates around the visitor, if what is near by is asked for; else all. */
async function withinReach<Event extends { id: string }>(
  { wishes: { need }, around }: Turn,
  dated: readonly Event[],
): Promise<readonly Event[]> {
  const near = need.place?.around
  if (!near) return dated
  const points = await around.readCoordinates(dated.map(({ id }) => id))
  return dated.filter(({ id }) => isInLimits(points.get(id) ?? null, { area: null, near }))
}

/** Whether the schedules answer a turn, instead of the model. */
export function isOnDates(turn: Turn): boolean {
  return daysWanted(turn) !== null
}

const LOOKING = ['find', 'refine', 'cheaper', 'closer', 'other']

function daysWanted({ act, wishes, request }: Turn): When | null {
  const { need } = wishes
  const isLooking = LOOKING.includes(act.kind) && isScheduled(need)
  if (!isLooking || need.time === null || wishes.withoutKinds.includes('experience')) return null
  const isElsewhere = request.currentPage !== 'all' && request.currentPage !== 'experiences'
  if (isElsewhere && !need.contentTypes.includes('experience')) return null
  return parseWhenever(fold(need.time.value))
}

/** The turn without conditions on weekday and start, for dates after the named days. */
function onAnyDay(turn: Turn): Turn {
  const { wishes } = turn
  const conditions = wishes.need.conditions.filter((each) => !isOfTime(each))
  return { ...turn, wishes: { ...wishes, need: { ...wishes.need, conditions } } }
}

type Beginning = { id: string; schedule: Schedule; start: Date }

/** Listings that meet every constraint and all named concepts, in order, up to `enough`. */
async function fitting(turn: Turn, dated: readonly Beginning[], enough: number): Promise<Dated[]> {
  const { around, wishes, guard } = turn
  const need = ofMatter(wishes.need)
  const least = await leastScore(need, turn)
  const found: Dated[] = []
  for (let at = 0; at < dated.length && found.length < enough; at += READ) {
    const some = dated.slice(at, at + READ)
    const read = await around.readCandidates(some.map(({ id }) => id))
    around.signal.throwIfAborted()
    const byId = new Map(read.map((candidate) => [candidate.id, candidate]))
    for (const { id, schedule, start } of some) {
      const candidate = byId.get(id)
      const fit = candidate && fitOf(need, candidate)
      if (!fit || fit.score < least || !isMeant(need, fit)) continue
      if (isShowable(fit, wishes, guard.isBarred)) found.push({ fit, schedule, start })
    }
  }
  return found
}

/** Minimum score on the requested days, as a share of the best score on any day. */
const SHARE = 0.4

async function leastScore(need: Need, { around }: Turn): Promise<number> {
  if (scheduledTopics(need).length === 0) return 0
  const [first] = await around.search.retrieve(need, { contentTypes: ['experience'], limit: 1 })
  return first ? SHARE * fitOf(need, first.candidate).score : 0
}

/** The need without content type words: listings contain them, but they are no subject. */
function ofMatter(need: Need): Need {
  return { ...need, words: need.words.filter((word) => !KIND_WORD.test(word)) }
}

function isMeant(need: Need, fit: Fit): boolean {
  const named = need.asked.filter(
    ({ implied, name }) => !implied && CONCEPTS[name].group !== 'place',
  )
  const isSpoken = named.every(({ name }) => isAbout(fit, name))
  return isSpoken && (need.words.length === 0 || fit.score > 0)
}

/** Sorts by score; in catalogue order if the need names nothing. */
function best(need: Need, dated: readonly Dated[]): Dated[] {
  const isOrdered = scheduledTopics(need).length + ofMatter(need).words.length > 0
  return isOrdered ? dated.toSorted((a, b) => b.fit.score - a.fit.score) : [...dated]
}

type Days = { when: When; days: readonly string[]; isLater: boolean }

function answerWith(turn: Turn, { when, days, isLater }: Days, found: readonly Dated[]): Answer {
  const { need, isFresh } = turn.wishes
  const shown = found.slice(0, SHOWN).toSorted((a, b) => a.start.getTime() - b.start.getTime())
  const fits = shown.map(({ fit }) => fit)
  const understood = needPart(need)
  const said = assistantText(turn.request)
  const clocks = m.assistant_dates_clocks()
  const texts = scheduleText(shown, { days, when, isLater, isFresh })
  const text = [withoutRepeats(texts, turn), ...(said.includes(clocks) ? [] : [clocks])].join(' ')
  const rest = found.slice(SHOWN).map(({ fit }) => fit)
  return {
    parts: [
      ...(understood ? [understood] : []),
      ...cautionsFor(turn, fits).map(
        (caution) => ({ type: 'notice', kind: 'caution', text: caution }) as const,
      ),
      { type: 'text', text },
      ...cardsOf(need, fits, isLater ? 'nearest' : 'fit'),
      followUpsFor({ need, shown: fits, rest, said }),
    ],
    outcome: isLater ? 'nearest' : 'found',
  }
}
