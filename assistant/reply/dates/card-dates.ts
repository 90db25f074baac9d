import { nextOccurrences, type Schedule } from '#domain/availability/schedule.ts'
import type { ChatCard, ChatPart, PlanItem } from '#domain/chat/chat.ts'
import { fold } from '#domain/text/text.ts'
import type { ChatSurroundings } from '../../surroundings.ts'
import { parseWhenever, startFor } from '../../understand/dates/stated-dates.ts'
import { clockTime } from './date-text.ts'

/** The schedules, the current time, and the time zone that "tomorrow" refers to. */
type Calendar = Pick<ChatSurroundings, 'readSchedules' | 'now'> & { timeZone: string }

/**
 * The parts of any answer, with the next date on every card with a schedule, and whether it is on
 * the requested days.
 */
export async function* withDates(
  parts: AsyncGenerator<ChatPart>,
  calendar: Calendar,
): AsyncGenerator<ChatPart> {
  for await (const part of parts) yield await dated(part, calendar)
}

async function dated(part: ChatPart, calendar: Calendar): Promise<ChatPart> {
  const cards = cardsOf(part)
  if (cards.length === 0) return part
  const schedules = await calendar.readSchedules(cards.map(({ id }) => id))
  const onCard = (card: ChatCard) => judged(card, schedules.get(card.id), calendar)
  const onItem = (item: PlanItem) => ({ ...item, card: onCard(item.card) })
  if (part.type === 'cards') return inTimeFirst({ ...part, cards: part.cards.map(onCard) })
  if (part.type !== 'plan') return part
  const slots = part.slots.map((slot) => ({
    ...slot,
    chosen: onItem(slot.chosen),
    alternatives: slot.alternatives.map(onItem),
  }))
  return { ...part, slots }
}

/** Cards on other days come last; if all are, none fits. */
function inTimeFirst(part: Extract<ChatPart, { type: 'cards' }>): ChatPart {
  if (part.match !== 'fit') return part
  const isOnTime = ({ unmet }: ChatCard) => !unmet.some(({ field }) => field === 'dates')
  const cards = part.cards.toSorted((a, b) => Number(isOnTime(b)) - Number(isOnTime(a)))
  return { ...part, cards, match: cards.some(isOnTime) ? 'fit' : 'nearest' }
}

function cardsOf(part: ChatPart): ChatCard[] {
  if (part.type === 'cards') return part.cards
  if (part.type !== 'plan') return []
  return part.slots.flatMap(({ chosen, alternatives }) =>
    [chosen, ...alternatives].map(({ card }) => card),
  )
}

/** The card with its next date, which meets or breaks a requested date. */
function judged(card: ChatCard, schedule: Schedule | undefined, calendar: Calendar): ChatCard {
  if (!schedule) return card
  const { now, timeZone } = calendar
  const open = card.unknown.find(({ field }) => field === 'dates')
  const when = open ? parseWhenever(fold(open.need)) : null
  const begins = when && startFor(schedule, when, now, timeZone)
  const start = begins?.start ?? nextOccurrences(schedule, now, 1)[0]?.start
  const next = start ? { start: start.toISOString(), timeZone: schedule.timeZone } : null
  if (!open || !begins || !start) return { ...card, next }
  const judgement = { ...open, fact: clockTime(start, schedule.timeZone) }
  return {
    ...card,
    next,
    met: begins.isWanted ? [...card.met, judgement] : card.met,
    unmet: begins.isWanted ? card.unmet : [...card.unmet, judgement],
    unknown: card.unknown.filter((each) => each !== open),
  }
}
