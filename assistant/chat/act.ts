import type { Candidate } from '#domain/candidate.ts'
import { CONCEPTS, type ConceptName } from '#domain/concepts.ts'
import { hasMusts } from '#domain/fit.ts'
import type { Need } from '#domain/need.ts'
import { asksCheaper, asksSwap, namesSlot } from '#domain/plan-swap.ts'
import { fold } from '#domain/text.ts'
import type { SiteAsk } from './asked/site-ask.ts'
import type { Talk } from './phrases/phrases.ts'
import { anyOf, saying, wholeTurn } from './phrases/saying.ts'
import { talkIn } from './small-talk.ts'
import { withoutDays } from './when.ts'

/** What a turn does in the conversation. */
export type Act =
  | { kind: 'find' | 'refine' | 'cheaper' | 'closer' | 'other' | 'plan' | 'assess' | 'restart' }
  /** A plan with nothing of what was said before. */
  | { kind: 'plan'; isAfresh: true }
  /** Something else in one place of the plan on show. */
  | { kind: 'swap' }
  /** Asks about listings that were shown. */
  | { kind: 'tell' | 'why'; about: Candidate[] }
  | { kind: 'compare'; by: Measure | null; about: Candidate[] }
  /** Asks for what is first of the whole catalogue, under the limits that stand. */
  | { kind: 'top'; by: Order }
  /** Asks about a listing by a name that was not shown, or about the one being looked at. */
  | { kind: 'tellNamed'; name: string | null }
  /** Points beyond what is on show, or at one of several without saying which. */
  | { kind: 'onlyShown'; about: Candidate[] }
  | { kind: 'site'; ask: SiteAsk }
  | { kind: Talk | 'quit' | 'unclear' }

export type ActKind = Act['kind']

/** What listings are compared by; "dearest" is the price from above. */
export type Measure = 'price' | 'dearest' | 'rating'

/** What the whole catalogue is ordered by; bookings are not counted, so "popular" goes by ratings and says so. */
export type Order = Measure | 'popular'

type Context = {
  shown: readonly Candidate[]
  isAssessed: boolean
  /** The last answer of more than one, where the newest is a choice from it; else as `shown`. */
  list?: readonly Candidate[]
  /** Whether what was shown last is a plan. */
  isPlanned?: boolean
}

const ASSESS = saying('assess')
export const RESTART = saying('restart')
const QUIT = wholeTurn('quit')
const BOOK = new RegExp(
  `\\b${anyOf('book')}(?: now| please| then| for me| ahora| por favor| bitte| jetzt| sil vous plait)*[?!. ]*$`,
)
const FIRST_TWO = saying('firstTwo')
const RECOMMEND = saying('recommend')
const CHEAPER = saying('cheaper')
const CLOSER = saying('closer')
const OTHER = new RegExp(`\\b${anyOf('other')}\\b|^${anyOf('otherAlone')}[.! ]*(?:please)?$`)
const PLAN = saying('plan')
const WHY = new RegExp(`(?:^|\\b)${anyOf('why')}\\b`)
const TELL = saying('tell')
const MORE_ABOUT = new RegExp(`\\b${anyOf('moreAbout')}\\s+(.{3,80})$`)
const POINTING = saying('pointing')
const QUESTION = new RegExp(`\\?|^${anyOf('question')}\\b`)
const COMPARE = saying('compare')
const CHEAPEST = saying('cheapest')
const DEAREST = saying('dearest')
const BEST_RATED = saying('bestRated')
const ORDERS: readonly (readonly [RegExp, Order])[] = [
  [saying('topPrice'), 'price'],
  [DEAREST, 'dearest'],
  [saying('topRated'), 'rating'],
  [saying('topPopular'), 'popular'],
]
const OF_ALL = saying('ofAll')
const OF_THESE =
  /\b(?:of|between|from|among) (?:these|those|them|the two|both)\b|\bde (?:est[oa]s|es[oa]s|ell[oa]s|l[oa]s dos)\b|\bdavon\b|\bvon (?:denen|diesen|beiden)\b|\b(?:parmi|dentre) (?:ceux|celles|eux|elles|les deux)\b|\bde c(?:eux|elles)\b/

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [saying('first'), 0],
  [saying('second'), 1],
  [saying('third'), 2],
  [saying('fourth'), 3],
  [saying('last'), -1],
]

/** What a turn does; the first rule that applies decides. Total. */
export function readAct(
  text: string,
  need: Need,
  { shown, list = shown, isAssessed, isPlanned = false }: Context,
): Act {
  const plain = fold(text).replace(/[¿¡]/g, '')
  if (RESTART.test(plain))
    return PLAN.test(plain) ? { kind: 'plan', isAfresh: true } : { kind: 'restart' }
  if (ASSESS.test(plain)) return { kind: 'assess' }
  if (isAssessed && QUIT.test(plain)) return { kind: 'quit' }
  if (isPlanned && isSwap(plain, shown)) return { kind: 'swap' }
  if (isPlanned && isNewLimit(need) && !plain.includes('?')) return { kind: 'plan' }
  // Told again, with what was swapped in it.
  if (isPlanned && TOTAL.test(plain) && !namesSlot(plain)) return { kind: 'swap' }
  const says = meansSomething(need)
  const talk = talkIn(plain, need, { says, isAssessed })
  if (talk) return { kind: talk }
  if (isAssessed) return { kind: says || need.words.length > 0 ? 'refine' : 'unclear' }
  return (
    top(plain, need, list) ??
    booking(plain, shown, list) ??
    // "This weekend" points at no listing.
    pointing(withoutDays(plain), need, shown, list) ??
    following(plain, shown) ??
    (isPlan(plain, need) ? { kind: 'plan' } : null) ??
    named(plain, need) ??
    (!says && RECOMMEND.test(plain) ? { kind: 'find' } : null) ?? {
      kind: says || isNoted(need) ? findOrRefine(need) : 'unclear',
    }
  )
}

/** Words to look for, or when and how many, which limit nothing. */
function isNoted({ words, time, party }: Need): boolean {
  return words.length > 0 || time !== null || party !== null
}

/** "Swap the app": short, and about a part of the plan; "change the budget" is not. */
function isSwap(plain: string, shown: readonly Candidate[]): boolean {
  return (
    (asksSwap(plain) || asksCheaper(plain)) &&
    (namesSlot(plain) || shown.some(({ title }) => plain.includes(fold(title))))
  )
}

/** "Make it 50 dollars", "without apps": another limit for the plan, and nothing else to look for. */
function isNewLimit(need: Need): boolean {
  const { maxMinor, avoided, contentTypes, place, asked, inPerson, petFriendly, wheelchair } = need
  const isBare = asked.every(({ name }) => isPrice(name))
  const isLimit = maxMinor !== null || avoided.length > 0 || inPerson || petFriendly || wheelchair
  return isLimit && contentTypes.length === 0 && place === null && isBare
}

const TOTAL =
  /^(?:and |so |y |und |et )?(?:what(?:s| is| does)|how much(?: is| does)?|cual es|cuanto (?:es|cuesta|suma)|was (?:ist|kostet|macht)|wie (?:viel|hoch) (?:ist|kostet)|quel est|combien (?:fait|coute))(?: \w+){0,3} ?(?:total|sum|cost|gesamt\w*|summe|insgesamt|alles|todo|tout)\b/

/** "The cheapest" is read as a wish for something cheap as well. */
function isPrice(name: ConceptName): boolean {
  return name === 'budgetTravel'
}

/** Whether a need names anything to look for or to keep to, apart from single words. */
export function meansSomething(need: Need): boolean {
  const { concepts, contentTypes, priceBands, avoided, duration, company, inPerson } = need
  return (
    concepts.length > 0 ||
    contentTypes.length > 0 ||
    priceBands.length > 0 ||
    avoided.length > 0 ||
    inPerson ||
    duration !== null ||
    company !== null ||
    hasMusts(need)
  )
}

/** "The cheapest retreat" is looked for in everything, unless one of those on show is meant. */
function top(plain: string, need: Need, list: readonly Candidate[]): Act | null {
  const by = ORDERS.find(([words]) => words.test(plain))?.[1]
  if (!by || PLAN.test(plain) || OF_THESE.test(plain)) return null
  // "Cara" is dear and a face: what is read from it counts for nothing.
  const isMatter = by !== 'dearest' && !need.concepts.every(isPrice)
  const isNamed = need.contentTypes.length > 0 || need.place !== null || isMatter
  if (list.length <= 1 || isNamed || OF_ALL.test(plain)) return { kind: 'top', by }
  const isBare = plain.split(' ').length <= 4
  return isBare ? { kind: 'compare', by: by === 'popular' ? 'rating' : by, about: [...list] } : null
}

/** The words of a folded text that say what is first by, and of what. */
export function orderWords(plain: string): string[] {
  return [...ORDERS.map(([words]) => words), OF_ALL].flatMap(
    (words) => words.exec(plain)?.[0].split(' ') ?? [],
  )
}

/** "Book it" leads to the listing that is meant, by its place in the answer or as the only one. */
function booking(
  plain: string,
  shown: readonly Candidate[],
  list: readonly Candidate[],
): Act | null {
  if (!BOOK.test(plain)) return null
  const pointed = pointedAt(plain, list)
  const about = pointed.length === 0 && shown.length === 1 ? [...shown] : pointed
  return about.length > 0 ? { kind: 'tell', about } : { kind: 'tellNamed', name: null }
}

/** A question that names nothing to look for, only what listings say of themselves. */
function isOfListings(plain: string, need: Need, shown: readonly Candidate[]): boolean {
  const isOf = (name: ConceptName) => isPrice(name) || name === 'disability'
  const isBare = need.concepts.every(isOf) && need.contentTypes.length === 0 && !need.place
  if (GUESTS.test(plain) && need.concepts.length === 0 && !need.place) return true
  if (SAFE.test(plain)) return true
  if (!isBare || !QUESTION.test(plain)) return false
  if (WHETHER.test(plain)) return true
  if (OF_ANY.test(plain) || (POINTING.test(plain) && OF_THEM.test(plain))) return true
  return shown.length === 1 && OF_ONE.test(plain)
}

/** "How many can stay?" asks for no stay. */
const GUESTS = saying('askGuests')
const SAFE = saying('askSafe')
/** "Can my dog come?" asks about what was shown, where "with a dog" is a wish. */
const WHETHER = new RegExp(
  `^(?:(?:and|but|y|pero|und|aber|et|mais) )?${anyOf('whether')}\\b.{0,30}\\?|^(?:can|may) (?:my|our) (?:dog|cat|pet)s?\\b`,
)
const OF_ANY = new RegExp(
  `\\b(?:${anyOf('askVerified')}|${anyOf('askFar')}|${anyOf('askWay')}|${anyOf('askWifi')}|${anyOf('askDates')}|${anyOf('askCancel')}|${anyOf('askDuration')})\\b`,
)
const OF_THEM = new RegExp(
  `\\b(?:${anyOf('askHome')}|${anyOf('askPlace')}|${anyOf('askPrice')}|${anyOf('askSteps')}|${anyOf('askPets')})\\b`,
)
const OF_ONE = new RegExp(
  `\\b(?:${anyOf('askPets')}|${anyOf('askSteps')}|${anyOf('askRating')}|${anyOf('askCancel')})\\b`,
)

function pointing(
  plain: string,
  need: Need,
  shown: readonly Candidate[],
  list: readonly Candidate[],
): Act | null {
  if (shown.length === 0) return null
  const about = pointedAt(plain, list)
  if (WHY.test(plain)) return { kind: 'why', about: about.length > 0 ? about : [...shown] }
  if (list.length > 1 && isComparison(plain, need))
    return { kind: 'compare', by: measureIn(plain), about: about.length > 1 ? about : [...list] }
  if (about.length > 0 && !CHEAPER.test(plain)) return { kind: 'tell', about }
  // "Does it take dogs?" asks about what was shown, above all about a single thing.
  if (shown.length === 1 && POINTING.test(plain) && QUESTION.test(plain))
    return { kind: 'tell', about: [...shown] }
  if (isOfListings(plain, need, shown)) return { kind: 'tell', about: [...shown] }
  return null
}

function isComparison(plain: string, need: Need): boolean {
  if (OF_ANY.test(plain)) return false
  // "Cara" is dear and a face: what is read from it counts for nothing.
  if (DEAREST.test(plain)) return need.place === null && need.contentTypes.length === 0
  return COMPARE.test(plain) && need.concepts.every(isPrice)
}

function measureIn(plain: string): Measure | null {
  if (DEAREST.test(plain)) return 'dearest'
  if (CHEAPEST.test(plain)) return 'price'
  return BEST_RATED.test(plain) ? 'rating' : null
}

/** Listings that a turn points at, by place in the answer or by name. */
function pointedAt(plain: string, shown: readonly Candidate[]): Candidate[] {
  if (FIRST_TWO.test(plain)) return shown.slice(0, 2)
  const byPlace = ORDINALS.flatMap(([pattern, at]) =>
    pattern.test(plain) ? (shown.at(at) ?? []) : [],
  )
  if (byPlace.length > 0) return [...new Set(byPlace)]
  const byName = shown.filter(({ title }) => plain.includes(fold(title)))
  if (byName.length > 0) return byName
  if (!TELL.test(plain)) return []
  return shown.filter(({ title, type }) =>
    [fold(title).split(' ').slice(0, 2).join(' '), `the ${fold(type)}`].some(
      (name) => name.length > 5 && plain.includes(name),
    ),
  )
}

function following(plain: string, shown: readonly Candidate[]): Act | null {
  if (CHEAPER.test(plain)) return { kind: shown.length > 0 ? 'cheaper' : 'refine' }
  if (CLOSER.test(plain)) return { kind: 'closer' }
  if (OTHER.test(plain)) return { kind: 'other' }
  return null
}

/** "Two weeks, 150 dollars, no travel": a span, a sum and no single kind. */
function isPlan(plain: string, { duration, maxMinor, maxPer, contentTypes }: Need): boolean {
  // What a night may cost is said of a stay, also as a share of its total.
  const isSpan =
    duration !== null &&
    maxPer !== 'night' &&
    (duration.value.unit === 'week' || duration.value.unit === 'month')
  return PLAN.test(plain) || (isSpan && maxMinor !== null && contentTypes.length === 0)
}

function named(plain: string, need: Need): Act | null {
  const name = MORE_ABOUT.exec(plain)?.[1]
    ?.replace(/[?!.]+$/, '')
    .trim()
  if (name)
    return { kind: 'tellNamed', name: POINTING.test(name) && name.length < 12 ? null : name }
  const isBare = need.concepts.length === 0 && need.contentTypes.length === 0
  if (GUESTS.test(plain) && need.concepts.length === 0 && !need.place)
    return { kind: 'tellNamed', name: null }
  return isBare && POINTING.test(plain) && QUESTION.test(plain)
    ? { kind: 'tellNamed', name: null }
    : null
}

/** Groups of concepts that are a matter of their own, not a form or a quality. */
export const TOPICAL: ReadonlySet<string> = new Set([
  'rest',
  'head',
  'heartAndMind',
  'body',
  'inside',
  'habits',
  'spirit',
])

/** Whether a need names a matter of its own rather than a form or a limit. */
export function isTopical(need: Need): boolean {
  return need.asked.some(({ name, implied }) => !implied && TOPICAL.has(CONCEPTS[name].group))
}

function findOrRefine(need: Need): 'find' | 'refine' {
  return isTopical(need) || need.words.length > 0 || need.concepts.length > 0 ? 'find' : 'refine'
}
