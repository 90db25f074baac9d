import type { CurrentPage } from '#domain/chat/assistant.ts'
import { CONCEPTS, type ConceptName } from '#domain/concepts/concepts.ts'
import { CATEGORIES, type ContentType } from '#domain/listing/category.ts'
import { MET } from '#domain/listing/ranking.ts'
import { offeredBy } from '#domain/need/candidate-reading.ts'
import { conditionVerdict, hasConstraints } from '#domain/need/constraints.ts'
import { type Fit, isAbout } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { namesAttended } from '#domain/need/sessions.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import type { Barred } from '../guard/guard.ts'
import type { ChatSurroundings } from '../surroundings.ts'
import { isTopical, TOPICAL } from '../understand/need/topical.ts'
import { CHEAPER, type Wishes } from '../understand/need/wishes.ts'
import { allowedKinds, createFinder, type Finder } from './finder.ts'
import type { Found } from './found.ts'
import { amenityFirst } from './named-amenity.ts'
import { findCheaperFarther, findCheapest, findNearest } from './nearest.ts'
import { withoutQualities } from './relax-constraints.ts'

/**
 * Listings that meet the wishes, best first, every constraint met. A quality of the place ("quiet")
 * is a preference: it is relaxed before any constraint. If nothing is left, nearest matches: one of
 * page, price, place and kind is relaxed, which the answer has to state; pets, step-free access,
 * "online" and exclusions never are.
 */
export async function findFor(
  wishes: Wishes,
  page: CurrentPage,
  around: ChatSurroundings,
  isBarred: Barred = () => false,
): Promise<Found> {
  const { need } = wishes
  const asked = allowedKinds(wishes, isTrip(need) ? TRIP_KINDS : need.contentTypes)
  const onPage =
    page === 'all' || need.contentTypes.length > 0 ? null : [CATEGORIES[page].contentType]
  const look = createFinder(wishes, around, isBarred)
  if (onPage && !wishes.withoutKinds.some((kind) => onPage.includes(kind))) {
    const here = await look(need, onPage)
    if (here.length > 0) return forMatter({ need, fits: inOrder(need, here), gaveUp: null })
  }
  const found = await look(need, asked)
  if (found.length > 0) {
    const isElsewhere = onPage !== null && page !== 'all'
    const all = forMatter({
      need,
      fits: inOrder(need, found),
      gaveUp: isElsewhere ? { limit: 'page', page } : null,
    })
    const isCheaper = need.said.price === CHEAPER && all.gaveUp?.limit === 'matter'
    return (isCheaper && (await findCheapest(wishes, asked, look))) || all
  }
  const hard = withoutQualities(need)
  if (hard !== need && hasConstraints(need)) {
    const fits = await look(hard, onPage ?? asked)
    if (fits.length > 0) return { need, fits, gaveUp: { limit: 'quality' } }
  }
  if (need.said.price === CHEAPER && need.place?.isNear) {
    // For "cheaper", listings a little farther away come before those already shown.
    const farther = await findCheaperFarther(need.place, hard, asked, look, around)
    if (farther) return { need, ...farther }
  }
  if (need.said.price === CHEAPER) {
    const dearer = await findCheapest(wishes, asked, look)
    if (dearer) return dearer
  }
  return (
    (await byLimitsAlone(need, onPage ?? asked, look)) ??
    findNearest({ ...wishes, need: hard }, asked, look, around, need)
  )
}

const TRIP_KINDS: readonly ContentType[] = ['escape', 'experience']

/** Whether days in a place are wanted, without a kind: a place to stay, or something to do there. */
function isTrip({ contentTypes, duration, place, thing }: Need): boolean {
  const isOfDays = duration !== null && ['day', 'week', 'month'].includes(duration.value.unit)
  return contentTypes.length === 0 && thing === null && isOfDays && place !== null
}

function inOrder(need: Need, fits: Fit[]): Fit[] {
  return amenityFirst(need, cheapFirst(need, fits))
}

/** Sorts by price band, cheapest first, if the need is for something cheap without a topic. */
function cheapFirst(need: Need, fits: Fit[]): Fit[] {
  const isCheap = need.priceBands.includes('$') && !need.priceBands.includes('$$$')
  if (!isCheap || isTopical(need)) return fits
  const bandOf = ({ candidate: { price } }: Fit) => price?.length ?? Number.POSITIVE_INFINITY
  return fits.toSorted((a, b) => bandOf(a) - bandOf(b))
}

/**
 * Listings that meet the constraints, if only unmatched words excluded them; null if there are
 * none.
 */
async function byLimitsAlone(
  need: Need,
  kinds: readonly ContentType[] | null,
  look: Finder,
): Promise<Found | null> {
  const isOfWords = need.words.length > 0 && need.concepts.length === 0
  if (!isOfWords || !(hasConstraints(need) || need.contentTypes.length > 0)) return null
  const fits = await look({ ...need, words: [] }, kinds)
  return fits.length > 0 ? { need, fits, gaveUp: { limit: 'words' } } : null
}

/**
 * Filters for the first topical concept named, or else the first practice; if no listing is about it, returns all as nearest
 * matches.
 */
export function forMatter(found: Found): Found {
  const named = found.need.asked.filter(({ implied }) => !implied)
  const matter =
    named.find(({ name }) => TOPICAL.has(CONCEPTS[name].group)) ??
    // "Cold plunge near Oslo" is met by no class near Oslo for the cold season.
    named.find(({ name }) => CONCEPTS[name].group === 'practice')
  if (!matter)
    return {
      ...found,
      fits: decisiveFirst({ ...found, fits: sessionsFirst(found.need, found.fits) }),
    }
  const isPractice = CONCEPTS[matter.name].group === 'practice'
  const fits = found.fits.filter(
    (fit) =>
      (isPractice
        ? (offeredBy(fit.candidate).get(matter.name) ?? 0) >= MET
        : isAbout(fit, matter.name)) || isConfirmed(fit, matter.said, found.need),
  )
  const onPoint = sessionsFirst(found.need, isPractice ? fits : ownFirst(matter.name, fits))
  return fits.length > 0
    ? { ...found, fits: decisiveFirst({ ...found, fits: onPoint }) }
    : { ...found, gaveUp: { limit: 'matter', matter: matter.name } }
}

/** Help with loneliness also serves grief, but not where there is enough for grief itself. */
function ownFirst(name: ConceptName, fits: Fit[]): Fit[] {
  const isOwn = ({ candidate }: Fit) => (offeredBy(candidate).get(name) ?? 0) >= MET
  const own = fits.filter(isOwn)
  return own.length >= ENOUGH ? own : [...own, ...fits.filter((fit) => !isOwn(fit))]
}

const ENOUGH = 3

/** Where a practice is named and no kind, its classes are the answer, before what else offers or needs it. */
function sessionsFirst(need: Need, fits: Fit[]): Fit[] {
  const { asked, contentTypes, thing, place } = need
  const isByDistance = place?.isNear === true || place?.around !== undefined
  if (contentTypes.length > 0 || thing !== null || isByDistance || !namesAttended(asked))
    return fits
  if (fits[0] && isTitled(need, fits[0])) return fits
  const of = (kind: ContentType) => fits.filter(({ candidate }) => candidate.contentType === kind)
  const attended = [...of('experience'), ...of('enhancement'), ...of('escape')]
  return attended.length > 0 ? attended : fits
}

const TITLE_WORDS = 3

/** Whether the words of a need are those of a title. */
function isTitled({ words }: Need, { candidate: { title } }: Fit): boolean {
  const named = new Set(wordsOf(fold(title)))
  return words.length >= TITLE_WORDS && words.every((word) => named.has(word))
}

/** Whether a stay confirms the amenity that words name as well: "with a sauna". */
function isConfirmed({ candidate }: Fit, words: string, { conditions }: Need): boolean {
  return conditions.some(
    (each) => each.said.includes(words) && conditionVerdict(each, candidate) === 'met',
  )
}

/** Listings made for the people who are named, such as pregnant women, come first. */
function decisiveFirst({ need, fits }: Pick<Found, 'need' | 'fits'>): Fit[] {
  const decisive = need.asked.filter(({ name, implied }) => !implied && CONCEPTS[name].decisive)
  const count = (fit: Fit) => decisive.filter(({ name }) => isAbout(fit, name)).length
  return decisive.length === 0 ? fits : fits.toSorted((a, b) => count(b) - count(a))
}
