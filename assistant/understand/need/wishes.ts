import type { ContentType } from '#domain/listing/category.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { hasConstraints } from '#domain/need/constraints.ts'
import { type Need, readNeed } from '#domain/need/need.ts'
import { isNearMeRequest } from '#domain/place/near-me.ts'
import type { Place } from '#domain/place/place.ts'
import { fold } from '#domain/text/text.ts'
import type { Act, Order } from '../act.ts'
import { orderWords } from '../order-request.ts'
import { anyOf, phrasePattern } from '../phrases/pattern.ts'
import { ANY_PRICE, PETS_STAY, withoutLifted } from './lifted-constraints.ts'
import { mergeNeeds } from './merge-needs.ts'
import { isReplacing } from './replacing.ts'

/** The wishes accumulated over some turns. */
export type Wishes = {
  need: Need
  /** The source text, newest last, for phrasing the answer and for the URL of the results. */
  about: string
  /** Excluded kinds. */
  withoutKinds: ContentType[]
  withoutApps: boolean
  /** A pet comes along on every trip; it is irrelevant to deliveries to the home. */
  withPet: boolean
  /** Ids of all listings shown so far. */
  seen: ReadonlySet<string>
  /** Excludes listings already shown ("something else"). */
  isFresh: boolean
  /** Sort order of all listings ("the cheapest"); null sorts by fit. */
  order: Order | null
  /** The price stated before "cheaper" set one below the listings shown. */
  stated: StatedPrice
  /** What is near the visitor is wanted, whose place is unknown so far. */
  isNearMe: boolean
}

type StatedPrice = Pick<Need, 'minMinor' | 'maxMinor' | 'maxPer' | 'totalMinor'>

/** Marks a price that was set below the prices shown, in `said.price`. */
export const CHEAPER = 'cheaper'

export const NO_WISHES: Wishes = {
  need: readNeed(''),
  about: '',
  withoutKinds: [],
  withoutApps: false,
  withPet: false,
  seen: new Set(),
  isFresh: false,
  order: null,
  stated: { minMinor: null, maxMinor: null, maxPer: null, totalMinor: null },
  isNearMe: false,
}

type Turn = { text: string; need: Need; act: Act; shown: readonly Candidate[] }

/**
 * Returns the wishes after one more turn: the newest weighs most, constraints stay until relaxed.
 */
export function withTurn(wishes: Wishes, turn: Turn): Wishes {
  const { act, need, text } = turn
  if ('isAfresh' in act)
    return withTurn({ ...NO_WISHES, seen: wishes.seen }, { ...turn, act: { kind: 'plan' } })
  switch (act.kind) {
    case 'restart':
      return { ...NO_WISHES, seen: wishes.seen, need, about: text, isNearMe: isNearMeRequest(text) }
    case 'thanks':
    case 'greeting':
    case 'bye':
    case 'about':
    case 'abilities':
    case 'refund':
    case 'myData':
    case 'howAreYou':
    case 'complaint':
    case 'notMeant':
    case 'yesNo':
    case 'quit':
    case 'offTopic':
    case 'why':
    case 'tell':
    case 'which':
    case 'back':
    case 'tellNamed':
    case 'compare':
    case 'best':
    case 'order':
    case 'betterRated':
    case 'book':
    case 'onlyShown':
    case 'site':
    case 'swap':
    case 'planQuestion':
      return wishes
    case 'similar':
      // "Something similar in Europe" limits the place.
      return hasConstraints(need)
        ? joined(wishes, { ...turn, need: { ...need, words: [], asked: [], concepts: [] } })
        : wishes
    case 'unclear':
      return onlyLifted(wishes, fold(text))
    case 'cheaper':
      return {
        ...joined(wishes, turn),
        need: cheaperThan(joined(wishes, turn).need, turn.shown),
        isFresh: true,
        order: null,
        stated: statedIn(joined(wishes, turn)),
      }
    case 'other':
      return { ...joined(wishes, turn), isFresh: true }
    case 'top':
      return { ...joined(wishes, turn), isFresh: false, order: act.by }
    default: {
      const isLimit = need.asked.length + need.contentTypes.length === 0
      const order = act.kind === 'refine' || isLimit ? wishes.order : null
      return { ...joined(wishes, turn), isFresh: false, order }
    }
  }
}

function onlyLifted(wishes: Wishes, plain: string): Wishes {
  const { need, withPet } = wishes
  return {
    ...wishes,
    need: withoutLifted(need, plain),
    withPet: withoutLifted({ ...need, petFriendly: withPet }, plain).petFriendly,
  }
}

const not = (words: string) => new RegExp(`\\b${anyOf('not')} ${words}\\b`)
const NOT_KINDS: readonly (readonly [RegExp, ContentType])[] = [
  [not(anyOf('escapes')), 'escape'],
  [not(anyOf('essentials')), 'essential'],
  [not(anyOf('experiences')), 'experience'],
  [not(anyOf('enhancements')), 'enhancement'],
]
const NO_APPS = not(anyOf('apps'))
const APPS = phrasePattern('apps')

function joined(wishes: Wishes, { text, need, act }: Turn): Wishes {
  const plain = fold(text)
  const refused = NOT_KINDS.flatMap(([words, kind]) =>
    // "A cabin, not a resort" wants a place to stay.
    words.test(plain) && !need.contentTypes.includes(kind) ? [kind] : [],
  )
  const noApps = NO_APPS.test(plain)
  // In "not an app", the kind parsed from "app" is not requested either.
  const isOfApps = noApps && APPS.test(need.said.kind ?? '')
  const named = need.contentTypes.filter(
    (kind) => !refused.includes(kind) && !(isOfApps && kind === 'enhancement'),
  )
  // After a stay, "with massages" asks for a stay that has them; after a class, "somewhere in Germany" asks for no stay.
  const isWithin = WITH.test(plain) && wishes.need.contentTypes.length > 0
  const isOnlyPlace = SOMEWHERE.test(plain) && wishes.need.asked.length > 0
  const kinds = isWithin || isOnlyPlace ? [] : named
  const isTurning = isGivingUp(wishes.need, named, plain)
  const isNew = ['find', 'plan', 'top'].includes(act.kind) && isReplacing(wishes.need, need, plain)
  // "The dog stays at home" is not a request for something at home.
  const online = need.online && !PETS_STAY.test(plain)
  const isByPrice = act.kind === 'cheaper' || act.kind === 'top' || ANY_PRICE.test(plain)
  const asked = isByPrice ? need.asked.filter(({ name }) => name !== 'budgetTravel') : need.asked
  const held = heldOf(withoutComparedPrice(wishes, need), refused.length > 0, isTurning)
  // "Yoga near me", then "Lisbon".
  const place = need.place && wishes.isNearMe ? nearOf(need.place) : need.place
  const read = { ...need, asked, online, place, contentTypes: kinds }
  const before = { ...held, petFriendly: held.petFriendly || wishes.withPet }
  const now = mergeNeeds(before, act.kind === 'top' ? unordered(read, plain) : read, isNew, plain)
  const limited = withoutLifted(
    { ...now, contentTypes: now.contentTypes.filter((kind) => !refused.includes(kind)) },
    plain,
  )
  return {
    ...wishes,
    need: need.petFriendly || !comesHome(limited) ? limited : { ...limited, petFriendly: false },
    withPet: limited.petFriendly,
    about: isNew ? text : [wishes.about, text].filter(Boolean).join('. ').slice(-600),
    withoutKinds: [...new Set([...wishes.withoutKinds, ...refused])].filter(
      (kind) => !named.includes(kind),
    ),
    withoutApps:
      (wishes.withoutApps || noApps) &&
      !(named.includes('enhancement') && !noApps && APPS.test(plain)),
    isNearMe:
      isNearMeRequest(text) || (wishes.isNearMe && !isNew && limited.place === null && !online),
  }
}

/** A turn that only adds what shall be there. */
const WITH = /^(?:(?:and|y|und|et)(?: also| tambien| auch| aussi)? )?(?:with|con|mit|avec)\b/

/** A turn that only says where. */
const SOMEWHERE =
  /^(?:(?:ok|and|maybe|then|but|y|pero|quiza|und|dann|vielleicht|et|alors|mais)[, ]+)*(?:somewhere|anywhere|en (?:algun|cualquier) (?:sitio|lugar)|irgendwo|quelque part|n importe ou) (?:else )?(?:in|near|around|by|en|cerca|bei|nahe|pres|a|au|dans)\b/

/** Distances are meaningful for a town, not for a country. */
function nearOf(place: Place): Place {
  return place.words === null ? place : { ...place, isNear: true }
}

const AT_HOME: readonly ContentType[] = ['essential', 'enhancement']

function comesHome({ contentTypes, online }: Need): boolean {
  return online || (contentTypes.length > 0 && contentTypes.every((kind) => AT_HOME.includes(kind)))
}

const GIVING_UP = phrasePattern('givingUp')

/** Whether another kind replaces the one before ("forget apps, I want a weekend away"). */
function isGivingUp(old: Need, named: readonly ContentType[], plain: string): boolean {
  return (
    GIVING_UP.test(plain) &&
    old.contentTypes.length > 0 &&
    named.length > 0 &&
    !named.some((kind) => old.contentTypes.includes(kind))
  )
}

/** Returns the earlier need to merge; "free" for apps does not apply to stays. */
function heldOf(need: Need, isRefused: boolean, isTurning: boolean): Need {
  const held = isRefused ? withoutKindWords(need) : need
  return isTurning && held.maxMinor === 0 ? { ...held, minMinor: null, maxMinor: null } : held
}

const KIND_ALONE = new RegExp(
  `^(?:\\p{L}{1,3} ){0,2}(?:${anyOf('escapes')}|${anyOf('experiences')})$`,
  'u',
)

/** Removes sort-order words from a need: they are neither searched for nor constraints. */
function unordered(need: Need, plain: string): Need {
  const said = new Set([...orderWords(plain), 'quest-ce'])
  // French "la retraite" next to a kind is that kind, not a pension.
  const isKind = (each: string) => need.contentTypes.length > 0 && KIND_ALONE.test(fold(each))
  return {
    ...need,
    priceBands: [],
    words: need.words.filter((word) => !said.has(word)),
    asked: need.asked.filter((concept) => !isKind(concept.said)),
  }
}

const KIND_WORDS = new RegExp(
  `\\b(?:${anyOf('escapes')}|${anyOf('essentials')}|${anyOf('experiences')}|${anyOf('enhancements')})\\b`,
  'gi',
)

/** Returns the need without the kind: "not a retreat" after "a yoga retreat" keeps the yoga. */
function withoutKindWords(need: Need): Need {
  const asked = need.asked.map((concept) => ({
    ...concept,
    said: concept.said.replace(KIND_WORDS, ' ').replace(/ {2,}/g, ' ').trim() || concept.said,
  }))
  return { ...need, asked }
}

/** "Cheaper" was said of the listings shown: it is over where another kind or type is asked for. */
function withoutComparedPrice({ need, stated }: Wishes, now: Need): Need {
  const isOfOther =
    now.contentTypes.some((kind) => !need.contentTypes.includes(kind)) ||
    now.conditions.some(({ kind }) => kind === 'type')
  if (!isOfOther || need.said.price !== CHEAPER) return need
  const { price: _, ...said } = need.said
  return { ...need, ...stated, said }
}

function statedIn({ need, stated }: Wishes): StatedPrice {
  const { minMinor, maxMinor, maxPer, totalMinor } = need
  return need.said.price === CHEAPER ? stated : { minMinor, maxMinor, maxPer, totalMinor }
}

/**
 * Sets a maximum below the cheapest listing shown, in whole units as in speech and in the results
 * URL.
 */
function cheaperThan(need: Need, shown: readonly Candidate[]): Need {
  const amounts = shown.flatMap(({ amount }) => amount ?? [])
  const lowest = Math.min(...amounts.map(({ minor }) => minor))
  if (!Number.isFinite(lowest)) return { ...need, priceBands: ['$', '$$'] }
  const per = amounts.every((amount) => amount.per === amounts[0]?.per) ? amounts[0]?.per : null
  const maxMinor = Math.min(wholeBelow(lowest), need.maxMinor ?? Number.POSITIVE_INFINITY)
  return {
    ...need,
    minMinor: null,
    maxMinor,
    maxPer: per === 'night' || per === 'month' ? per : null,
    totalMinor: null,
    priceBands: [],
    said: { ...need.said, price: CHEAPER },
  }
}

const wholeBelow = (minor: number) => Math.max(0, Math.floor((minor - 1) / 100) * 100)
