import type { Price } from '../listing/listing.ts'
import { unitsOf } from '../need/need-total.ts'
import type { Itinerary } from './itinerary.ts'

type Priced = { id: string; amount: Price | null }

/** A listing of a trip with its units and their subtotal; null without a price in dollars. */
export type TripLine<Card> = {
  card: Card
  day: number | null
  count: number
  subtotalMinor: number | null
}

export type PricedTrip<Card> = {
  lines: TripLine<Card>[]
  totalMinor: number
  /** Listings without a price, left out of the total. */
  unpriced: number
  /** Listings that are no longer in the catalogue. */
  gone: number
}

export const TRIP_CURRENCY = 'USD'

/** A trip at the prices of now, for its whole length and party. */
export function priceTrip<Card extends Priced>(
  trip: Itinerary,
  cards: readonly Card[],
): PricedTrip<Card> {
  const byId = new Map(cards.map((card) => [card.id, card]))
  const lines = trip.lines.flatMap(({ id, day }) => {
    const card = byId.get(id)
    return card ? [{ card, day, ...costOf(card, trip) }] : []
  })
  return {
    lines,
    totalMinor: lines.reduce((sum, { subtotalMinor }) => sum + (subtotalMinor ?? 0), 0),
    unpriced: lines.filter(({ subtotalMinor }) => subtotalMinor === null).length,
    gone: trip.lines.length - lines.length,
  }
}

function costOf({ amount }: Priced, { days, people }: Itinerary) {
  if (amount?.currency !== TRIP_CURRENCY) return { count: 1, subtotalMinor: null }
  const stated = { totalMinor: null, maxMinor: null, maxPer: null, company: null, place: null }
  const count = unitsOf(amount, {
    ...stated,
    duration: { value: { count: days, unit: 'day' }, said: '' },
    party: { value: people, said: '' },
  })
  return { count, subtotalMinor: count * amount.minor }
}
