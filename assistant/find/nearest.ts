import type { ContentType } from '#domain/listing/category.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import type { Place } from '#domain/place/place.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import type { Wishes } from '../understand/need/wishes.ts'
import { listNearestTo } from './distances.ts'
import { allowedKinds, type Finder } from './finder.ts'
import type { Found } from './found.ts'
import {
  conditionSteps,
  PRICE_STEPS,
  sortByPrice,
  withoutQualities,
  withPriceStep,
} from './relax-constraints.ts'

/** Maximum distance to travel for a lower price, or for what the place itself does not have. */
const A_DAY_KM = 400
/** With this many near a price, no wider step is searched. */
const ENOUGH = 4

/**
 * Lowest-priced listings, shown before or not, under the stated constraints; null if there are
 * none.
 */
export async function findCheapest(
  wishes: Wishes,
  asked: readonly ContentType[] | null,
  look: Finder,
): Promise<Found | null> {
  const { stated, need } = wishes
  const hard = withoutQualities(need)
  const open = { ...hard, ...stated, minMinor: null }
  const below = sortByPrice(hard, await look(hard, asked, false, true))
  const fits = below.length > 0 ? below : sortByPrice(open, await look(open, asked, false, true))
  const minor = fits[0]?.candidate.amount?.minor
  if (minor === undefined) return null
  return { need: { ...need, ...stated }, fits, gaveUp: { limit: 'cheaper', minor } }
}

/** Listings nearest to a price, searched in ever wider steps around it. */
async function nearestByPrice(
  need: Need,
  asked: readonly ContentType[] | null,
  look: Finder,
): Promise<Fit[]> {
  let fits: Fit[] = []
  for (const step of PRICE_STEPS) {
    fits = sortByPrice(need, await look(withPriceStep(need, step), asked, undefined, true))
    if (fits.length >= ENOUGH) break
  }
  return fits
}

/**
 * Nearest matches, if no listing meets every constraint: one of price, place, conditions, kind, "not shown
 * before", the thing named and the topic is relaxed, in that order, until something is found.
 */
export async function findNearest(
  wishes: Wishes,
  asked: readonly ContentType[] | null,
  look: Finder,
  around: ChatSurroundings,
  said: Need,
): Promise<Found> {
  const { need } = wishes
  const { place } = need
  const isPriced = need.maxMinor !== null || need.minMinor !== null
  const plain = (limit: 'price' | 'kind' | 'fresh', find: () => Promise<Fit[]>): Try => {
    return async () => ({ fits: await find(), gaveUp: { limit } })
  }
  const tries: Try[] = [
    ...(isPriced ? [plain('price', () => nearestByPrice(need, asked, look))] : []),
    ...(need.priceBands.length > 0
      ? [plain('price', () => look({ ...need, priceBands: [] }, asked))]
      : []),
    ...(place ? [() => nearestOrOther(place, need, asked, look, around)] : []),
    ...conditionSteps(need).map(
      (kept): Try =>
        async () => ({
          fits: await look({ ...need, conditions: kept }, asked),
          gaveUp: { limit: 'condition', kept },
        }),
    ),
    ...(need.contentTypes.length > 0
      ? [plain('kind', () => look({ ...need, contentTypes: [] }, allowedKinds(wishes, [])))]
      : []),
    ...(wishes.isFresh ? [plain('fresh', () => look(need, asked, false))] : []),
    ...(need.thing ? [() => withoutThing(wishes, asked, look, around, said)] : []),
    () => otherThere(need, asked, look),
  ]
  for (const attempt of tries) {
    const { fits, gaveUp } = await attempt()
    if (fits.length > 0) return { need: said, fits, gaveUp }
  }
  return { need: said, fits: [], gaveUp: null }
}

/** What serves the rest of the need, or comes nearest to it, if nothing is the thing named. */
async function withoutThing(
  ...[wishes, asked, look, around, said]: Parameters<typeof findNearest>
): ReturnType<Try> {
  const need = { ...wishes.need, thing: null }
  const fits = await look(need, asked)
  const found =
    fits.length > 0
      ? fits
      : (await findNearest({ ...wishes, need }, asked, look, around, said)).fits
  return { fits: found, gaveUp: { limit: 'thing' } }
}

type Try = () => Promise<Pick<Found, 'fits' | 'gaveUp'>>

/** The nearest within a day's journey; else what the place itself has, before the same on another continent. */
async function nearestOrOther(...asked: Parameters<typeof nearestByPlace>): ReturnType<Try> {
  const [place, need, kinds, look] = asked
  const nearest = await nearestByPlace(...asked)
  if (place.isNear || isWithinReach(nearest)) return nearest
  const other = await otherThere(need, kinds, look)
  if (other.fits.length > 0) return other
  // "And where could we sleep near there?": a bed nearby, before the topic of before far away.
  const close = await nearestByPlace(place, withoutTopic(need), kinds, look, asked[4])
  return nearestKm(close) < nearestKm(nearest) / MUCH_NEARER ? close : nearest
}

/** A listing without the topic is shown where it is that many times nearer. */
const MUCH_NEARER = 2

function nearestKm({ fits, gaveUp }: Awaited<ReturnType<Try>>): number {
  const kmOf = gaveUp?.limit === 'place' ? gaveUp.away?.kmOf : undefined
  return Math.min(...fits.map(({ candidate }) => kmOf?.get(candidate.id) ?? Infinity), Infinity)
}

function withoutTopic(need: Need): Need {
  return { ...need, words: [], asked: [], concepts: [] }
}

function isWithinReach(found: Awaited<ReturnType<Try>>): boolean {
  return nearestKm(found) <= A_DAY_KM
}

/** What the place has of the kind within the limits, if nothing there is about the topic. */
async function otherThere(
  need: Need,
  asked: readonly ContentType[] | null,
  look: Finder,
): ReturnType<Try> {
  const matter = need.asked.find(({ implied }) => !implied)?.name
  if (!matter) return { fits: [], gaveUp: null }
  const fits = await look(withoutTopic(need), asked)
  return { fits, gaveUp: { limit: 'matter', matter } }
}

async function nearestByPlace(
  place: Place,
  need: Need,
  asked: readonly ContentType[] | null,
  look: Finder,
  around: ChatSurroundings,
): ReturnType<Try> {
  const many = (wanted: Need) => look(wanted, asked, undefined, true)
  const { fits, away } = await listNearestTo(place, need, many, around)
  return { fits, gaveUp: { limit: 'place', away } }
}

/**
 * Cheaper listings a little farther from the town that they should be near; null if there are none.
 */
export async function findCheaperFarther(...asked: Parameters<typeof nearestByPlace>) {
  const { fits, gaveUp } = await nearestByPlace(...asked)
  const kmOf = gaveUp?.limit === 'place' ? gaveUp.away?.kmOf : undefined
  const within = fits.filter(({ candidate }) => (kmOf?.get(candidate.id) ?? Infinity) <= A_DAY_KM)
  return within.length > 0 ? { fits: within, gaveUp } : null
}
