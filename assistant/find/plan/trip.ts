import { localDay } from '#domain/listing/event.ts'
import type { Need } from '#domain/need/need.ts'
import { nightsOf, peopleIn, USUAL_NIGHTS } from '#domain/need/need-total.ts'
import type { Itinerary } from '#domain/plan/itinerary.ts'
import { TRIP_DAYS_LIMIT, TRIP_PEOPLE_LIMIT } from '#domain/plan/itinerary.ts'
import { fold } from '#domain/text/text.ts'
import { parseWhen } from '../../understand/dates/stated-dates.ts'

/** Length, party and first day of a trip; days count as nights. */
export type Trip = Pick<Itinerary, 'days' | 'people' | 'start'>

type Stated = Pick<Need, 'duration' | 'party' | 'company' | 'time' | 'asked'>

/**
 * The trip after a turn: what the newest turn states, else the state of the plan shown, else what
 * the conversation states.
 */
export function tripOf(
  own: Stated,
  all: Stated,
  previous: Trip | null,
  { text, ...today }: { text: string; now: Date; timeZone: string },
): Trip {
  return {
    days: limited(nightsOf(own.duration) ?? previous?.days ?? daysIn(all), TRIP_DAYS_LIMIT),
    people: limited(peopleAfter(own, text, previous) ?? peopleOf(all), TRIP_PEOPLE_LIMIT),
    start: startIn(own, today) ?? previous?.start ?? startIn(all, today),
  }
}

const daysIn = ({ duration }: Stated) => nightsOf(duration) ?? USUAL_NIGHTS
const limited = (count: number, limit: number) => Math.min(Math.max(1, Math.round(count)), limit)

/** One companion by their relation: "with my sister", "mit meinem Bruder". */
const COMPANION =
  /\b(?:sister|brother|mother|mum|mom|father|dad|friend|husband|wife|partner|boyfriend|girlfriend|daughter|son|hermano|hermana|madre|padre|amigo|amiga|marido|mujer|pareja|novio|novia|hijo|hija|schwester|bruder|mutter|vater|freund|freundin|mann|frau|tochter|sohn|partnerin|soeur|frere|mere|pere|ami|amie|mari|femme|compagnon|compagne|fille|fils)\b/

const TOO =
  /\b(?:too|also|as well|comes?|coming|joins?|along|tambien|viene|se apunta|auch|mitkommt|mitkommen|dabei|aussi|egalement|vient|accompagne)\b/

function peopleAfter(own: Stated, text: string, previous: Trip | null): number | null {
  const plain = fold(text)
  if (previous && COMPANION.test(plain) && TOO.test(plain)) return previous.people + 1
  return peopleStated(own) ?? previous?.people ?? null
}

function peopleStated({ party, company, asked }: Stated): number | null {
  if (party) return party.value
  const isCouple = asked.some(({ name, implied }) => name === 'couples' && !implied)
  if (isCouple || company?.value === 'couple') return 2
  if (company?.value === 'solo') return 1
  return company && COMPANION.test(fold(company.said)) ? 2 : null
}

function peopleOf(all: Stated): number {
  return peopleStated(all) ?? peopleIn(all)
}

/** A month or an open range is no first day. */
const DAYS_OF_DATES = 10

function startIn({ time }: Stated, { now, timeZone }: { now: Date; timeZone: string }) {
  const when = time && parseWhen(fold(time.value))
  const days = when?.daysFrom(localDay(now, timeZone)) ?? []
  return days.length > 0 && days.length <= DAYS_OF_DATES ? (days[0] ?? null) : null
}

/** The need with the length and the party of the trip, so that prices are counted for them. */
export function countedFor(need: Need, { days, people }: Trip): Need {
  return {
    ...need,
    duration: { value: { count: days, unit: 'day' }, said: need.duration?.said ?? '' },
    party: { value: people, said: need.party?.said ?? '' },
  }
}
