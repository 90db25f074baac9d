import type { ChatPartOf, PlanSlot } from '../chat/chat.ts'
import { type Itinerary, LINES_LIMIT, type TripPart, tripPartOf } from './itinerary.ts'

/** The state of a plan, as the next request sends it. */
export function itineraryOf({ days, people, start, slots }: ChatPartOf<'plan'>): Itinerary {
  const lines = slots.map(({ chosen, day, isLocked }) => ({ id: chosen.card.id, day, isLocked }))
  return { days, people, start, lines: lines.slice(0, LINES_LIMIT) }
}

/** A slot with its index in the plan, by which it is changed. */
export type PlacedSlot = { slot: PlanSlot; at: number }

/** The parts of a plan in the order of reading; a day without slots is a day of rest. */
export function tripParts({ slots, days }: Pick<ChatPartOf<'plan'>, 'slots' | 'days'>): {
  stay: PlacedSlot[]
  days: { day: number; slots: PlacedSlot[] }[]
  bring: PlacedSlot[]
} {
  const placed = slots.map((slot, at) => ({ slot, at }))
  const isPart = (part: TripPart) => (each: PlacedSlot) =>
    tripPartOf(each.slot.chosen.card.contentType, each.slot.day) === part
  const daily = placed.filter(isPart('day'))
  const count = Math.max(days, ...daily.map(({ slot }) => slot.day ?? 0), 0)
  const numbers = daily.length > 0 ? Array.from({ length: count }, (_, at) => at + 1) : []
  return {
    stay: placed.filter(isPart('stay')),
    days: numbers.map((day) => ({ day, slots: daily.filter(({ slot }) => slot.day === day) })),
    bring: placed.filter(isPart('bring')),
  }
}
