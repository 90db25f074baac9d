import type { ChatCard, ChatPart, PlanItem } from '#domain/chat.ts'
import { nextOccurrences, type Schedule } from '#domain/schedule.ts'

type Calendar = {
  /** The schedules of the named listings that have one. */
  readSchedules: (ids: readonly string[]) => Promise<ReadonlyMap<string, Schedule>>
  now: Date
}

/** The parts of an answer, whoever wrote them, with the next date on every card that has dates. */
export async function* withDates(
  parts: AsyncGenerator<ChatPart>,
  calendar: Calendar,
): AsyncGenerator<ChatPart> {
  for await (const part of parts) yield await dated(part, calendar)
}

async function dated(part: ChatPart, { readSchedules, now }: Calendar): Promise<ChatPart> {
  const cards = cardsOf(part)
  if (cards.length === 0) return part
  const schedules = await readSchedules(cards.map(({ id }) => id))
  const onCard = (card: ChatCard) => ({ ...card, next: nextOf(schedules.get(card.id), now) })
  const onItem = (item: PlanItem) => ({ ...item, card: onCard(item.card) })
  if (part.type === 'cards') return { ...part, cards: part.cards.map(onCard) }
  if (part.type !== 'plan') return part
  const slots = part.slots.map((slot) => ({
    ...slot,
    chosen: onItem(slot.chosen),
    alternatives: slot.alternatives.map(onItem),
  }))
  return { ...part, slots }
}

function cardsOf(part: ChatPart): ChatCard[] {
  if (part.type === 'cards') return part.cards
  if (part.type !== 'plan') return []
  return part.slots.flatMap(({ chosen, alternatives }) =>
    [chosen, ...alternatives].map(({ card }) => card),
  )
}

function nextOf(schedule: Schedule | undefined, now: Date): ChatCard['next'] {
  const [next] = schedule ? nextOccurrences(schedule, now, 1) : []
  return schedule && next ? { start: next.start.toISOString(), timeZone: schedule.timeZone } : null
}
