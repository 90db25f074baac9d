import type { ChatPart } from '#domain/chat/chat.ts'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { m } from '#domain/messages/messages.js'
import { meetsConstraints } from '#domain/need/constraints.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { isBereft, isLossBySuicide } from '#domain/safety/everyday.ts'
import { fold } from '#domain/text/text.ts'
import { isAnswerable } from '../find/answerable.ts'
import { lacksPlace } from '../find/at-position.ts'
import { findFor } from '../find/find.ts'
import { type Found, isNearest, metNeed } from '../find/found.ts'
import { findFirst } from '../find/ordered.ts'
import { spread } from '../find/shortlist.ts'
import { cautionsFor } from '../guard/guard.ts'
import { type Answer, asStored, assistantText, SHOWN, type Turn } from '../turn.ts'
import type { Act } from '../understand/act.ts'
import { parseWhenever, startFor, visitorTimeZone } from '../understand/dates/stated-dates.ts'
import type { Wishes } from '../understand/need/wishes.ts'
import { topicsIn } from '../understand/references/topics.ts'
import { shownCountNote } from './asked-answers.ts'
import { cardsOf } from './cards.ts'
import { answerOnDates } from './dates/on-dates.ts'
import { followUpsFor } from './follow-ups.ts'
import { isFieldQuestion } from './listing/fields.ts'
import { detailsAnswer } from './listing-answers.ts'
import { needPart } from './need-part.ts'
import {
  earlierPriceNote,
  isStayDateUnknown,
  nightlyPriceNote,
  roomsNote,
  uncheckedNote,
} from './notes.ts'
import { mainConcept } from './prose.ts'
import { clarifyingAnswer, talkAnswer, unknownWordsAnswer } from './talk.ts'
import { foundText } from './texts.ts'

/** Listings for the need of the conversation; a clarifying question if there is none. */
export async function resultsAnswer(turn: Turn): Promise<Answer> {
  const { wishes, act, request, guard, around } = turn
  if (act.kind === 'restart' && isBlank(wishes)) return talkAnswer(turn, m.assistant_restarted())
  const isOpen = act.kind === 'find' || wishes.order !== null
  if (isBlank(wishes) && !isOpen && turn.assessment === null) return clarifyingAnswer(turn)
  if (wishes.order === null && !(await isAnswerable(turn)))
    return isOfShown(turn) ? detailsAnswer(turn, turn.shown) : unknownWordsAnswer(turn)
  const onDays = await answerOnDates(turn)
  if (onDays) return onDays
  const find = wishes.order === null ? findFor : findFirst
  const retrieved = await find(wishes, request.currentPage, around, guard.isBarred)
  const { found, ordered } = await checked(turn, retrieved)
  const isOnlyNear = isNearest(found.gaveUp)
  const shown = ordered.slice(0, SHOWN)
  if (shown.length === 0 && !mainConcept(wishes.need) && !isLimited(wishes))
    return clarifyingAnswer(turn)
  const cautions = cautionsFor(turn, shown)
  const understood = needPart(found.need, found.order, metNeed(found))
  // A first turn has no earlier results to refine.
  const asAct: Act = turn.isFirst && act.kind === 'refine' ? { kind: 'find' } : act
  // A note after the answer, not a safety reply: mourning alone states no danger.
  const isMourning = isLossBySuicide(fold(turn.text)) || isBereft(fold(turn.text))
  const parts: ChatPart[] = [
    ...(understood ? [understood] : []),
    ...cautions.map((text): ChatPart => ({ type: 'notice', kind: 'caution', text })),
    {
      type: 'text',
      text: foundText(found, shown, wishes.about || turn.text, asAct, {
        isCautioned: cautions.length > 0,
        isSame: isAsBefore(turn, shown),
        said: assistantText(request),
      }),
    },
    ...[
      uncheckedNote(turn, found, shown),
      earlierPriceNote(turn),
      roomsNote(turn, shown),
      nightlyPriceNote(turn, shown),
    ].flatMap((text) => (text ? [{ type: 'text', text } as const] : [])),
    ...shownCountNote(turn.text),
    ...(isStayDateUnknown(turn, shown)
      ? [{ type: 'text', text: m.assistant_dates_stay() } as const]
      : []),
    ...(isMourning
      ? [{ type: 'text', text: m.assistant_mourning({ finder: HELPLINE_FINDER }) } as const]
      : []),
    ...cardsOf(found.need, shown, isOnlyNear ? 'nearest' : 'fit'),
    {
      ...followUpsFor({
        need: found.need,
        shown,
        rest: ordered.slice(SHOWN),
        said: assistantText(request),
      }),
      ...(act.kind === 'closer' && lacksPlace(turn) && { asksPlace: true as const }),
    },
  ]
  const outcome = shown.length === 0 ? 'nothing' : isOnlyNear ? 'nearest' : 'found'
  return { parts, outcome }
}

/** Whether a turn whose words nothing on the list has is a question about the listings shown. */
function isOfShown({ text, shown }: Turn): boolean {
  const plain = fold(text)
  return isFieldQuestion(text) || (shown.length > 0 && topicsIn(plain).length > 0)
}

/** Fits read in whole, of which the first that hold are shown. */
const CHECKED = 24

/**
 * The fits with their whole records, without those that break a limit; nearest matches if all do. Search knows only
 * some facts: a date of an event, lists of a page and beds of a room are in the records alone.
 */
async function checked(turn: Turn, found: Found): Promise<{ found: Found; ordered: Fit[] }> {
  const { order, need, gaveUp, fits } = found
  // Results ordered by a figure or by distance keep their order.
  const isOrdered = isNearest(gaveUp) || order || need.place?.isNear
  const stored = await asStored((isOrdered ? fits : spread(fits)).slice(0, CHECKED), turn)
  const met = withoutNearness(metNeed(found))
  const holding = stored.filter(({ candidate }) => meetsConstraints(met, candidate))
  if (holding.length === 0)
    return stored.length === 0 || isNearest(gaveUp)
      ? { found, ordered: stored }
      : { found: { ...found, gaveUp: { limit: 'fact' } }, ordered: stored }
  const { ordered, isAnyOnTime } = await onTimeFirst(turn, need, holding)
  return isAnyOnTime || isNearest(gaveUp)
    ? { found, ordered }
    : { found: { ...found, gaveUp: { limit: 'fact' } }, ordered }
}

/** The fits with those last that have dates, but none on the days asked for. */
async function onTimeFirst(
  { around, request }: Turn,
  { time }: Need,
  fits: readonly Fit[],
): Promise<{ ordered: Fit[]; isAnyOnTime: boolean }> {
  const when = time && parseWhenever(fold(time.value))
  if (!when) return { ordered: [...fits], isAnyOnTime: true }
  const schedules = await around.readSchedules(fits.map(({ candidate }) => candidate.id))
  const zone = visitorTimeZone(request, around)
  const isOff = ({ candidate: { id } }: Fit) => {
    const schedule = schedules.get(id)
    const begins = schedule && startFor(schedule, when, around.now, zone)
    return begins ? !begins.isWanted : false
  }
  return {
    ordered: fits.toSorted((a, b) => Number(isOff(a)) - Number(isOff(b))),
    isAnyOnTime: fits.some((fit) => !isOff(fit)),
  }
}

/** Distances were checked when the listings were found. */
function withoutNearness(need: Need): Need {
  return need.place?.isNear ? { ...need, place: null } : need
}

/** Whether the same listings are shown as before, in the same order. */
function isAsBefore({ shown: before }: Turn, shown: readonly Fit[]): boolean {
  return before.map(({ id }) => id).join() === shown.map(({ candidate }) => candidate.id).join()
}

function isBlank({ need, about }: Wishes): boolean {
  return !about || (need.words.length === 0 && needPart(need) === null)
}

function isLimited({ need }: Wishes): boolean {
  return needPart(need) !== null
}
