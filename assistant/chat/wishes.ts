import type { AskedConcept } from '#domain/asked-concepts.ts'
import type { ContentType } from '#domain/category.ts'
import { baseOf, CONCEPTS } from '#domain/concepts.ts'
import type { Candidate } from '#domain/fit.ts'
import { type Need, readNeed } from '#domain/need.ts'
import { fold } from '#domain/text.ts'
import { type Act, isTopical } from './act.ts'

/** What is wished for after some turns. */
export type Wishes = {
  need: Need
  /** The words it was read from, newest last: for the choice of words and the address of the results. */
  about: string
  /** Kinds that are not wanted. */
  withoutKinds: ContentType[]
  withoutApps: boolean
  /** Ids of everything shown so far. */
  seen: ReadonlySet<string>
  /** Only what was not shown yet ("something else"). */
  isFresh: boolean
  /** The price that was stated before "cheaper" set one below what was shown. */
  stated: StatedPrice
}

type StatedPrice = Pick<Need, 'minMinor' | 'maxMinor' | 'maxPer'>

/** What a price was read from when it was set below what had been shown. */
export const CHEAPER = 'cheaper'

export const NO_WISHES: Wishes = {
  need: readNeed(''),
  about: '',
  withoutKinds: [],
  withoutApps: false,
  seen: new Set(),
  isFresh: false,
  stated: { minMinor: null, maxMinor: null, maxPer: null },
}

type Turn = { text: string; need: Need; act: Act; shown: readonly Candidate[] }

/** The wishes after one more turn: the newest weighs most, limits stay until they are lifted. */
export function withTurn(wishes: Wishes, turn: Turn): Wishes {
  const { act, need, text } = turn
  switch (act.kind) {
    case 'restart':
      return { ...NO_WISHES, seen: wishes.seen, need, about: text }
    case 'thanks':
    case 'greeting':
    case 'bye':
    case 'about':
    case 'howAreYou':
    case 'offTopic':
    case 'why':
    case 'tell':
    case 'tellNamed':
    case 'compare':
    case 'unclear':
      return { ...wishes, ...(act.kind === 'unclear' && { need: lifted(wishes.need, fold(text)) }) }
    case 'cheaper':
      return {
        ...joined(wishes, turn),
        need: cheaperThan(joined(wishes, turn).need, turn.shown),
        isFresh: true,
        stated: statedIn(joined(wishes, turn)),
      }
    case 'other':
      return { ...joined(wishes, turn), isFresh: true }
    default:
      return { ...joined(wishes, turn), isFresh: false }
  }
}

const NOT_KINDS: readonly (readonly [RegExp, ContentType])[] = [
  [/\b(?:retreats?|resorts?|hotels?|stays?|getaways?|trips?)\b/, 'escape'],
  [
    /\b(?:products?|things to buy|buy(?:ing)? (?:anything|something)|more stuff|stuff)\b/,
    'essential',
  ],
  [/\b(?:class(?:es)?|workshops?|events?)\b/, 'experience'],
  [/\b(?:coach(?:es|ing)?|services?)\b/, 'enhancement'],
]
const NOT =
  '(?:no|not|without|dont (?:want|need|like)|hate|anything but|instead of|rather than|other than|except)(?: an?| any| another| the| more| to)*'

function joined(wishes: Wishes, { text, need, act }: Turn): Wishes {
  const plain = fold(text)
  const refused = NOT_KINDS.flatMap(([words, kind]) =>
    new RegExp(`\\b${NOT} ${words.source.slice(2)}`).test(plain) ? [kind] : [],
  )
  const noApps = new RegExp(`\\b${NOT} apps?\\b`).test(plain)
  const named = need.contentTypes.filter((kind) => !refused.includes(kind))
  const isNew = (act.kind === 'find' || act.kind === 'plan') && isReplacing(wishes, need, plain)
  // "The dog stays at home" asks for nothing at home.
  const online = need.online && !PETS_STAY.test(plain)
  const asked =
    act.kind === 'cheaper' ? need.asked.filter(({ name }) => name !== 'budgetTravel') : need.asked
  const now = merged(wishes.need, { ...need, asked, online, contentTypes: named }, isNew, plain)
  const limited = lifted(
    { ...now, contentTypes: now.contentTypes.filter((kind) => !refused.includes(kind)) },
    plain,
  )
  return {
    ...wishes,
    need: limited,
    about: isNew ? text : [wishes.about, text].filter(Boolean).join('. ').slice(-600),
    withoutKinds: [...new Set([...wishes.withoutKinds, ...refused])].filter(
      (kind) => !named.includes(kind),
    ),
    withoutApps:
      (wishes.withoutApps || noApps) &&
      !(named.includes('enhancement') && !noApps && /\bapps?\b/.test(plain)),
  }
}

const ADDING =
  /^(?:and|also|plus|with|but|preferably|ideally|y|und|et)\b|\b(?:as well|too|also|in addition)\b/

/** A new matter takes the place of the old one, unless it is said to come on top. */
function isReplacing(wishes: Wishes, need: Need, plain: string): boolean {
  if (ADDING.test(plain)) return false
  if (isTopical(need)) return true
  const isRequest =
    /\b(?:i (?:want|need|would like|am looking for)|im looking for|id like|looking for|find|show me|what about|how about|do you have|now|instead|rather)\b/.test(
      plain,
    )
  const words = need.words.filter((word) => !STEERING.test(word))
  return (
    isRequest && words.length > 0 && need.concepts.length === 0 && wishes.need.concepts.length > 0
  )
}

/** Limits of both, the newer ones first; of the older matter, what the newer one leaves room for. */
function merged(old: Need, now: Need, isNew: boolean, plain: string): Need {
  const asked = isNew
    ? now.asked
    : askedTogether(
        old.asked.filter(({ name, said }) => !isAvoided(now, name) && !isAvoided(now, said)),
        now.asked,
        ADDING.test(plain),
      )
  const place = now.place ?? (now.online ? null : old.place)
  const isPriced = now.minMinor !== null || now.maxMinor !== null
  const price = isPriced ? now : old
  const places = new Set([...wordsOfPlace(old), ...wordsOfPlace(now)])
  const words = isNew ? now.words : [...new Set([...now.words, ...old.words])]
  return {
    ...now,
    asked,
    concepts: [
      ...new Set(asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))),
    ],
    words: words.filter(
      (word) => !places.has(word) && !STEERING.test(word) && !isAvoided(now, word),
    ),
    contentTypes: now.contentTypes.length > 0 ? now.contentTypes : isNew ? [] : old.contentTypes,
    priceBands: isPriced ? [] : now.priceBands.length > 0 ? now.priceBands : old.priceBands,
    minMinor: price.minMinor,
    maxMinor: price.maxMinor,
    maxPer: price.maxPer,
    currency: price.currency,
    petFriendly: now.petFriendly || old.petFriendly,
    wheelchair: now.wheelchair || old.wheelchair,
    online: now.inPerson || (now.place !== null && !now.online) ? false : now.online || old.online,
    inPerson: now.online ? false : now.inPerson || old.inPerson,
    place,
    duration: now.duration ?? old.duration,
    company: now.company ?? old.company,
    time: now.time ?? old.time,
    avoided: [...new Set([...old.avoided, ...now.avoided])],
    said: { ...old.said, ...now.said },
  }
}

/** Words that steer the conversation and occur in no listing for their own sake. */
const STEERING =
  /^(?:forget|drop|ignore|scrap|lift|remove|skip|limit|price|cost|matter|cheaper|closer|nearer|nearby|expensive|options?|ideas?|else|alternatives?|instead|preferably|ideally|without|budget|flexible|anymore|fine|plan|please|baratos?|billiger|gunstiger|cercanos?|recommend|suggest|surprise)$/

const OLDER_WEIGHT = 0.6

/** The newer concepts, then the older ones, weaker; of the practices only the newer, unless they add up. */
function askedTogether(
  old: readonly AskedConcept[],
  now: readonly AskedConcept[],
  isAdding: boolean,
): AskedConcept[] {
  const said = now.filter(({ implied }) => !implied)
  const names = new Set(said.map(({ name }) => name))
  const groups = new Set(said.map(({ name }) => CONCEPTS[name].group))
  const isReplaced = ({ name }: AskedConcept) =>
    names.has(name) || (!isAdding && CONCEPTS[name].group === 'practice' && groups.has('practice'))
  const weaker = names.size > 0 ? OLDER_WEIGHT : 1
  const kept = old
    .filter((concept) => !isReplaced(concept))
    .map((concept) => ({ ...concept, weight: concept.weight * weaker }))
  const all = [...said, ...kept, ...now.filter(({ implied }) => implied)]
  const ordered = all.sort((a, b) => Number(a.implied) - Number(b.implied))
  // What is said outright is not implied as well.
  return ordered.filter(({ name }, at) => ordered.findIndex((each) => each.name === name) === at)
}

function isAvoided({ avoided }: Need, words: string): boolean {
  return avoided.some((word) => ` ${words.toLowerCase()} `.includes(` ${word} `))
}

function wordsOfPlace({ place }: Need): string[] {
  return place ? fold(place.said).split(/[\s,]+/) : []
}

function statedIn({ need: { minMinor, maxMinor, maxPer, said }, stated }: Wishes): StatedPrice {
  return said.price === CHEAPER ? stated : { minMinor, maxMinor, maxPer }
}

/** Below the cheapest of what was shown, in what most of them are sold by. */
function cheaperThan(need: Need, shown: readonly Candidate[]): Need {
  const amounts = shown.flatMap(({ amount }) => amount ?? [])
  const lowest = Math.min(...amounts.map(({ minor }) => minor))
  if (!Number.isFinite(lowest)) return { ...need, priceBands: ['$', '$$'] }
  const per = amounts.every((amount) => amount.per === amounts[0]?.per) ? amounts[0]?.per : null
  const maxMinor = Math.min(Math.max(0, lowest - 1), need.maxMinor ?? Number.POSITIVE_INFINITY)
  return {
    ...need,
    minMinor: null,
    maxMinor,
    maxPer: per === 'night' || per === 'month' ? per : null,
    priceBands: [],
    said: { ...need.said, price: CHEAPER },
  }
}

const LIFT =
  '(?:forget|drop|ignore|never ?mind|remove|lift|scrap|leave out|without|no|skip|not bothered about|dont care about|dont worry about|doesnt have to have)'
const DOES_NOT_MATTER =
  '(?:(?:doesnt|does not|dont|do not|isnt|is not|no longer|wont) (?:\\w+ )?(?:matter|important|a problem|an issue|a concern|count)|is (?:open|flexible|no (?:object|problem|issue|concern)))'
const lift = (words: string) =>
  new RegExp(
    `\\b${LIFT} (?:about )?(?:the |my |any |a |that |all )?(?:\\w+ )?(?:${words})\\b|\\b(?:${words})\\b(?: \\w+){0,2} ${DOES_NOT_MATTER}`,
  )
const LIFT_PRICE = lift('budgets?|prices?(?: limit)?|costs?|limits?|money|price range')
const LIFT_PLACE = lift('places?|locations?|country|countries|city|where|destination')
const LIFT_PETS = lift('dogs?|cats?|pets?')
const PETS_STAY =
  /\b(?:dogs?|cats?|pets?) (?:\w+ )?(?:stays?|is staying|can stay) (?:at )?(?:home|behind)\b|\bleav\w+ (?:the |my )?(?:dogs?|cats?|pets?)\b/
const LIFT_STEPS = lift('wheelchair|step[ -]free|accessib\\w+')
const ANYWHERE =
  /\banywhere\b(?! (?:but|except|in|near|quiet|warm|sunny))|\bdont (?:care|mind) where\b/
const CAN_TRAVEL =
  /\b(?:i )?(?:can|could|will|happy to|willing to|ok to|fine to) travel\b|\btravel(?:ling|ing)? is (?:fine|ok|okay|no problem)\b/
const ANY_KIND =
  /\b(?:any kind|any type|whatever kind|all kinds|anything goes|all categories|any category)\b/
const FINE_AFTER_ALL =
  /\b(yoga|meditation|massage|apps?|retreats?|sauna|class(?:es)?|supplements?)\b (?:is|are|would be) (?:fine|ok|okay|good|welcome|alright)\b/

/** The need without the limits that a turn takes back. */
function lifted(need: Need, plain: string): Need {
  const isPriceFree = LIFT_PRICE.test(plain) && !/\b(?:no|without) money\b/.test(plain)
  const isPlaceFree =
    LIFT_PLACE.test(plain) || ANYWHERE.test(plain) || namesPlaceToForget(need, plain)
  const fine = FINE_AFTER_ALL.exec(plain)?.[1]?.replace(/(?:es|s)$/, '')
  return {
    ...need,
    ...(isPriceFree && { minMinor: null, maxMinor: null, maxPer: null, priceBands: [] }),
    ...(isPlaceFree && { place: null }),
    ...((LIFT_PETS.test(plain) || PETS_STAY.test(plain)) && { petFriendly: false }),
    ...(LIFT_STEPS.test(plain) && { wheelchair: false }),
    ...(CAN_TRAVEL.test(plain) && { online: false }),
    ...(ANY_KIND.test(plain) && { contentTypes: [] }),
    ...(fine && { avoided: need.avoided.filter((word) => !word.startsWith(fine)) }),
  }
}

function namesPlaceToForget({ place }: Need, plain: string): boolean {
  return (
    place !== null &&
    new RegExp(
      `\\b(?:forget|not|drop) (?:about )?${fold(place.said).replace(/[^\p{L}\s]/gu, '.')}\\b`,
      'u',
    ).test(plain)
  )
}
