import type { CurrentPage } from '#domain/assistant.ts'
import { CATEGORIES, type Category, CONTENT_TYPES, type ContentType } from '#domain/category.ts'
import { baseOf, CONCEPTS, type ConceptName } from '#domain/concepts.ts'
import { type Fit, hasMusts, meetsMusts, speaksTo } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'
import type { Place } from '#domain/place.ts'
import { fold } from '#domain/text.ts'
import { relevant } from '../shortlist.ts'
import { isTopical, type Order, TOPICAL } from './act.ts'
import { byPrice, PRICE_STEPS, priceless, withoutQualities } from './give-up.ts'
import { amenityFirst } from './named-amenity.ts'
import { type Away, nearby, nearestTo } from './near.ts'
import { anyOf } from './phrases/saying.ts'
import type { ChatSurroundings } from './surroundings.ts'
import { CHEAPER, type Wishes } from './wishes.ts'

/** What had to be given up to find anything. */
export type GivenUp =
  | { limit: 'price' | 'kind' | 'fresh' }
  /** How far each is from where it was wanted; null where nobody knows that place. */
  | { limit: 'place'; away: Away | null }
  | { limit: 'quality' }
  /** No listing that keeps to the limits says these words: all that keeps to the limits is shown. */
  | { limit: 'words' }
  /** Nothing that was found says that it is for what was named first. */
  | { limit: 'matter'; matter: ConceptName }
  /** Nothing costs less than what was shown; `minor` is the least price that was. */
  | { limit: 'cheaper'; minor: number }
  | { limit: 'page'; page: Category }

/** Whether a limit was given up, so that what is shown is only the nearest. */
export function isNearest(
  gaveUp: GivenUp | null,
): gaveUp is Exclude<GivenUp, { limit: 'page' | 'quality' | 'words' }> {
  return gaveUp !== null && !['page', 'quality', 'words'].includes(gaveUp.limit)
}

export type Found = {
  need: Need
  fits: Fit[]
  gaveUp: GivenUp | null
  /** What they are ordered by, where that is not how well they meet the need. */
  order?: Order
}

const RETRIEVED = 24
/** Of what is ordered by price or distance, the best fits must not push out the nearest. */
const WIDE = 160

/** Listings that no answer of this conversation may show. */
export type Barred = (fit: Fit) => boolean

/**
 * What meets the wishes, best first, every limit kept. A quality of the place ("quiet") is wished for and
 * no limit: it goes before any limit does. Where nothing is left, the nearest: one of page, price, place
 * and kind is given up, which the answer has to say; pets, step-free access, "online" and what is to be
 * avoided never are.
 */
export async function findFor(
  wishes: Wishes,
  page: CurrentPage,
  around: ChatSurroundings,
  isBarred: Barred = () => false,
): Promise<Found> {
  const { need } = wishes
  const asked = allowedKinds(wishes, need.contentTypes)
  const onPage =
    page === 'all' || need.contentTypes.length > 0 ? null : [CATEGORIES[page].contentType]
  const look = lookFor(wishes, around, isBarred)
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
    return (isCheaper && (await noneCheaper(wishes, asked, look))) || all
  }
  const hard = withoutQualities(need)
  if (hard !== need && hasMusts(need)) {
    const fits = await look(hard, onPage ?? asked)
    if (fits.length > 0) return { need, fits, gaveUp: { limit: 'quality' } }
  }
  if (need.said.price === CHEAPER && need.place?.isNear) {
    // Cheaper was asked for now: what is a little farther comes before what was shown.
    const farther = await cheaperFarther(need.place, hard, asked, look, around)
    if (farther) return { need, ...farther }
  }
  if (need.said.price === CHEAPER) {
    const dearer = await noneCheaper(wishes, asked, look)
    if (dearer) return dearer
  }
  return (
    (await byLimitsAlone(need, onPage ?? asked, look)) ??
    nearest({ ...wishes, need: hard }, asked, look, around, need)
  )
}

function inOrder(need: Need, fits: Fit[]): Fit[] {
  return amenityFirst(need, cheapFirst(need, fits))
}

/** Where nothing but something cheap was asked for, what is cheapest by its band comes first. */
function cheapFirst(need: Need, fits: Fit[]): Fit[] {
  const isCheap = need.priceBands.includes('$') && !need.priceBands.includes('$$$')
  if (!isCheap || isTopical(need)) return fits
  const bandOf = ({ candidate: { price } }: Fit) => price?.length ?? Number.POSITIVE_INFINITY
  return fits.toSorted((a, b) => bandOf(a) - bandOf(b))
}

/** The need that what was found keeps to: without what had to be given up. */
export function asFound({ need, gaveUp }: Found): Need {
  switch (gaveUp?.limit) {
    case 'price':
      return { ...priceless(need, null), priceBands: [] }
    case 'place':
      return { ...need, place: null }
    case 'kind':
      return { ...need, contentTypes: [] }
    case 'words':
      return { ...need, words: [] }
    case 'quality':
      return withoutQualities(need)
    default:
      return need
  }
}

/** What keeps to the limits, where only words that none of it says stood in its way; null where nothing does. */
async function byLimitsAlone(
  need: Need,
  kinds: readonly ContentType[] | null,
  look: Look,
): Promise<Found | null> {
  const isOfWords = need.words.length > 0 && need.concepts.length === 0
  if (!isOfWords || !(hasMusts(need) || need.contentTypes.length > 0)) return null
  const fits = await look({ ...need, words: [] }, kinds)
  return fits.length > 0 ? { need, fits, gaveUp: { limit: 'words' } } : null
}

/** Looks under the wishes; what should be near a town is looked for around it. */
export function lookFor(wishes: Wishes, around: ChatSurroundings, isBarred: Barred): Look {
  return (wanted, kinds, isFresh = wishes.isFresh, isWide = false) => {
    const found = (each: Need, wide: boolean) =>
      retrieve(each, kinds, { ...wishes, isFresh }, around, { isBarred, isWide: wide })
    return wanted.place?.isNear
      ? nearby(wanted.place, wanted, (each) => found(each, true), around)
      : found(wanted, isWide)
  }
}

/** What does not say that it is for what was named first is no fit: it is left out, or told to come near only. */
export function forMatter(found: Found): Found {
  const matter = found.need.asked.find(
    ({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group),
  )?.name
  if (!matter) return found
  const fits = found.fits.filter((fit) => speaksTo(fit, matter))
  return fits.length > 0 ? { ...found, fits } : { ...found, gaveUp: { limit: 'matter', matter } }
}

type Look = (
  need: Need,
  kinds: readonly ContentType[] | null,
  isFresh?: boolean,
  isWide?: boolean,
) => Promise<Fit[]>

/** The lowest prices there are, shown before or not, under the limits that were stated; null without any. */
async function noneCheaper(
  wishes: Wishes,
  asked: readonly ContentType[] | null,
  look: Look,
): Promise<Found | null> {
  const { stated, need } = wishes
  const hard = withoutQualities(need)
  const open = { ...hard, ...stated, minMinor: null }
  const below = byPrice(hard, await look(hard, asked, false, true))
  const fits = below.length > 0 ? below : byPrice(open, await look(open, asked, false, true))
  const minor = fits[0]?.candidate.amount?.minor
  if (minor === undefined) return null
  return { need: { ...need, ...stated }, fits, gaveUp: { limit: 'cheaper', minor } }
}

/** The nearest to a price, looked for in ever wider steps around it. */
async function nearestByPrice(
  need: Need,
  asked: readonly ContentType[] | null,
  look: Look,
): Promise<Fit[]> {
  let fits: Fit[] = []
  for (const step of PRICE_STEPS) {
    fits = byPrice(need, await look(priceless(need, step), asked, undefined, true))
    if (fits.length >= ENOUGH) break
  }
  return fits
}

async function nearest(
  wishes: Wishes,
  asked: readonly ContentType[] | null,
  look: Look,
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
    ...(place ? [() => nearestByPlace(place, need, asked, look, around)] : []),
    ...(need.contentTypes.length > 0
      ? [plain('kind', () => look({ ...need, contentTypes: [] }, allowedKinds(wishes, [])))]
      : []),
    ...(wishes.isFresh ? [plain('fresh', () => look(need, asked, false))] : []),
  ]
  for (const attempt of tries) {
    const { fits, gaveUp } = await attempt()
    if (fits.length > 0) return { need: said, fits, gaveUp }
  }
  return { need: said, fits: [], gaveUp: null }
}

type Try = () => Promise<Pick<Found, 'fits' | 'gaveUp'>>

async function nearestByPlace(
  place: Place,
  need: Need,
  asked: readonly ContentType[] | null,
  look: Look,
  around: ChatSurroundings,
): ReturnType<Try> {
  const many = (wanted: Need) => look(wanted, asked, undefined, true)
  const { fits, away } = await nearestTo(place, need, many, around)
  return { fits, gaveUp: { limit: 'place', away } }
}

/** Farther than this, nobody takes a way for a lower price. */
const A_DAY_KM = 400

/** What costs less a little farther from the town that it should be near; null where nothing does. */
async function cheaperFarther(...asked: Parameters<typeof nearestByPlace>) {
  const { fits, gaveUp } = await nearestByPlace(...asked)
  const kmOf = gaveUp?.limit === 'place' ? gaveUp.away?.kmOf : undefined
  const within = fits.filter(({ candidate }) => (kmOf?.get(candidate.id) ?? Infinity) <= A_DAY_KM)
  return within.length > 0 ? { fits: within, gaveUp } : null
}

async function retrieve(
  need: Need,
  kinds: readonly ContentType[] | null,
  wishes: Wishes,
  { search, signal }: ChatSurroundings,
  { isBarred, isWide }: { isBarred: Barred; isWide: boolean },
): Promise<Fit[]> {
  const { seen, isFresh } = wishes
  signal.throwIfAborted()
  const limit = (isWide ? WIDE : RETRIEVED) + (isFresh ? seen.size : 0)
  const fits = await search.retrieve(need, { limit, ...(kinds && { contentTypes: kinds }) })
  signal.throwIfAborted()
  return relevant(
    withoutLimitWords(need),
    fits.filter(
      (fit) => isWithinBands(need, fit) && isShowable(fit, { ...wishes, need }, isBarred),
    ),
  )
}

/** Whether a listing keeps to everything that was stated as a limit. */
export function isShowable(fit: Fit, wishes: Wishes, isBarred: Barred): boolean {
  const { need, withoutKinds, withoutApps, seen, isFresh } = wishes
  const { candidate } = fit
  return (
    meetsMusts(need, candidate) &&
    !withoutKinds.includes(candidate.contentType) &&
    !(withoutApps && candidate.offering?.kind === 'app') &&
    !(need.inPerson && candidate.offering?.delivery.join() === 'online') &&
    !(isFresh && seen.has(candidate.id)) &&
    (speaksOfLoss(need) || !isForMourners(candidate)) &&
    !isBarred(fit)
  )
}

const MOURNING =
  /\b(?:grief|griev\w+|bereave\w*|mourn\w*|widow\w*|(?<!(?:weight|hair|hearing) )loss)\b/i

/** What is there for those who mourn would hurt or startle whoever spoke of no loss. */
function isForMourners({ title, type, tags }: Fit['candidate']): boolean {
  return MOURNING.test([title, type, tags[0]].join(' . '))
}

function speaksOfLoss({ asked, words }: Need): boolean {
  return (
    asked.some(({ name }) => LOSSES.has(baseOf(name)) || LOSSES.has(name)) ||
    words.some((word) => MOURNING.test(word))
  )
}

const LOSSES: ReadonlySet<ConceptName> = new Set([
  'grief',
  'petLoss',
  'miscarriage',
  'heartbreak',
  'loneliness',
  'mood',
])

/** What names no price band may have any. */
function isWithinBands({ priceBands }: Need, { candidate: { price } }: Fit): boolean {
  return priceBands.length === 0 || price === null || priceBands.includes(price)
}

const ENOUGH = 4

/** Where only kinds and limits were named, what keeps to them is what was asked for: nothing is left to look for. */
export function withoutLimitWords(need: Need): Need {
  const isMatter =
    need.concepts.length > 0 ||
    need.words.some((word) => !KIND_WORD.test(word) && !isLimitWord(word, need))
  return isMatter ? need : { ...need, words: [] }
}

/** What only names a kind, and no matter. */
export const KIND_WORD = new RegExp(
  `^(?:escapes?|places?|things?|experiences?|essentials?|enhancements?|lugar(?:es)?|sitios?|orte?|lieux?|endroits?|experiencias?|erlebnisse?|auszeit(?:en)?|retreats?|retiros?|retraites?|resorts?|lodges?|cabins?|cabanas?|hutten?|cabanes?|supplements?|suplementos?|events?|courses?|cours|sessions?|massages?|masajes?|massagen|something|algo|etwas|quelque|getaways?|${(['escapes', 'essentials', 'experiences', 'enhancements', 'apps'] as const).map(anyOf).join('|')})$`,
)
const PET_WORD = new RegExp(`^${anyOf('pets')}$`)

/** "Hund" beside "with a dog", and the name of the place, say no more than the limit does. */
function isLimitWord(word: string, { petFriendly, place }: Need): boolean {
  return (petFriendly && PET_WORD.test(word)) || (place !== null && fold(place.said).includes(word))
}

/** The kinds asked for without those refused; null when every kind is fine. */
export function allowedKinds(
  { withoutKinds }: Wishes,
  named: readonly ContentType[],
): ContentType[] | null {
  if (named.length === 0 && withoutKinds.length === 0) return null
  return (named.length > 0 ? [...named] : CONTENT_TYPES).filter(
    (kind) => !withoutKinds.includes(kind),
  )
}
