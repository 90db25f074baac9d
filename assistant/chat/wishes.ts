import type { AskedConcept } from '#domain/asked-concepts.ts'
import type { ContentType } from '#domain/category.ts'
import { baseOf, CONCEPTS } from '#domain/concepts.ts'
import type { Candidate } from '#domain/fit.ts'
import { AVOID_PATTERNS } from '#domain/intent-words.ts'
import { type Need, readNeed } from '#domain/need.ts'
import { saysNoPets } from '#domain/pets.ts'
import type { Place } from '#domain/place.ts'
import { fold } from '#domain/text.ts'
import { type Act, isTopical } from './act.ts'
import { anyOf, saying } from './phrases/saying.ts'

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
    case 'complaint':
    case 'notMeant':
    case 'yesNo':
    case 'quit':
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

const not = (words: string) => new RegExp(`\\b${anyOf('not')} ${words}\\b`)
const NOT_KINDS: readonly (readonly [RegExp, ContentType])[] = [
  [not(anyOf('escapes')), 'escape'],
  [not(anyOf('essentials')), 'essential'],
  [not(anyOf('experiences')), 'experience'],
  [not(anyOf('enhancements')), 'enhancement'],
]
const NO_APPS = not(anyOf('apps'))
const APPS = saying('apps')

function joined(wishes: Wishes, { text, need, act }: Turn): Wishes {
  const plain = fold(text)
  const refused = NOT_KINDS.flatMap(([words, kind]) => (words.test(plain) ? [kind] : []))
  const noApps = NO_APPS.test(plain)
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
      !(named.includes('enhancement') && !noApps && APPS.test(plain)),
  }
}

const ADDING = new RegExp(`^${anyOf('adding')}\\b|\\b${anyOf('addingAnywhere')}\\b`)
const REQUEST = saying('request')

/** A new matter takes the place of the old one, unless it is said to come on top. */
function isReplacing(wishes: Wishes, need: Need, plain: string): boolean {
  if (ADDING.test(plain)) return false
  if (isTopical(need)) return true
  const words = need.words.filter((word) => !STEERING.test(word))
  return (
    REQUEST.test(plain) &&
    words.length > 0 &&
    need.concepts.length === 0 &&
    wishes.need.concepts.length > 0
  )
}

/** Limits of both, the newer ones first; of the older matter, what the newer one leaves room for. */
function merged(old: Need, now: Need, isNew: boolean, plain: string): Need {
  const isWanted = ({ name, said }: AskedConcept) => !isAvoided(now, name) && !isAvoided(now, said)
  const asked = isNew
    ? now.asked.filter(isWanted)
    : askedTogether(old.asked.filter(isWanted), now.asked.filter(isWanted), ADDING.test(plain))
  const isRuledOut = now.elsewhere !== null && isPartOf(old.place, now.elsewhere)
  const place = now.place ?? (now.online || isRuledOut ? null : old.place)
  const isPriced = now.minMinor !== null || now.maxMinor !== null
  const price = isPriced ? now : old
  const places = new Set([...wordsOfPlace(old), ...wordsOfPlace(now)])
  const isWithoutPets = saysNoPets(plain)
  const words = isNew ? now.words : [...new Set([...now.words, ...old.words])]
  return {
    ...now,
    asked,
    concepts: [
      ...new Set(asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))),
    ],
    words: words.filter(
      (word) =>
        !places.has(word) &&
        !STEERING.test(word) &&
        !isAvoided(now, word) &&
        !(isWithoutPets && PET_WORD.test(word)),
    ),
    contentTypes: now.contentTypes.length > 0 ? now.contentTypes : isNew ? [] : old.contentTypes,
    priceBands: isPriced ? [] : now.priceBands.length > 0 ? now.priceBands : old.priceBands,
    minMinor: price.minMinor,
    maxMinor: price.maxMinor,
    maxPer: price.maxPer,
    currency: price.currency,
    petFriendly: now.petFriendly || old.petFriendly,
    // "No dog" after one was to come takes that back and no more.
    withoutPets: (now.withoutPets && !old.petFriendly) || (old.withoutPets && !now.petFriendly),
    wheelchair: now.wheelchair || old.wheelchair,
    online: now.inPerson || (now.place !== null && !now.online) ? false : now.online || old.online,
    remote: now.online ? now.remote : old.remote,
    inPerson: now.online ? false : now.inPerson || old.inPerson,
    place,
    elsewhere: ruledOutTogether(old, now),
    duration: now.duration ?? old.duration,
    company: now.company ?? old.company,
    party: now.party ?? old.party,
    time: now.time ?? old.time,
    avoided: [...new Set([...avoidedStill(old, now), ...now.avoided])],
    said: { ...old.said, ...now.said },
  }
}

const PET_WORD = new RegExp(`^(?:${anyOf('dogs')}|${anyOf('cats')})$`)

/** Words that steer the conversation and occur in no listing for their own sake. */
const STEERING = new RegExp(`^${anyOf('steering')}$`)

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

/** What was refused before, without what is asked for now. */
function avoidedStill(old: Need, now: Need): string[] {
  const wanted = new Set([
    ...now.words,
    ...now.asked.flatMap(({ name, implied }) => (implied ? [] : name)),
  ])
  const taken = AVOID_PATTERNS.flatMap(([, looked]) =>
    looked.some((word) => wanted.has(word)) ? looked : [],
  )
  return old.avoided.filter((word) => !taken.includes(word))
}

function isPartOf(place: Place | null, whole: Place): boolean {
  if (place === null) return false
  if (place.words !== null || whole.words !== null) return place.words === whole.words
  return place.countries.every((country) => whole.countries.includes(country))
}

/** Where it must not be, after both: a place that is asked for now is ruled out no longer. */
function ruledOutTogether(old: Need, now: Need): Place | null {
  const [before, newer] = [old.elsewhere, now.elsewhere]
  if (before === null || isPartOf(before, now.place ?? NOWHERE)) return newer
  if (newer === null || isPartOf(newer, before)) return before
  if (before.words !== null || newer.words !== null) return newer
  const countries = [...new Set([...before.countries, ...newer.countries])]
  return { said: `${before.said}, ${newer.said}`, countries, words: null }
}

const NOWHERE: Place = { said: '', countries: [], words: null }

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

const lift = (kind: 'prices' | 'places' | 'pets' | 'steps') =>
  new RegExp(
    `\\b${anyOf('lift')} (?:about )?(?:the |my |any |a |that |all )?(?:\\w+ )?${anyOf(kind)}\\b|\\b${anyOf(kind)}\\b(?: \\w+){0,2} ${anyOf('doesNotMatter')}`,
  )
const LIFT_PRICE = lift('prices')
const LIFT_PLACE = lift('places')
const LIFT_PETS = lift('pets')
const LIFT_STEPS = lift('steps')
const PETS_STAY = saying('petsStay')
const ANYWHERE = saying('anywhere')
const CAN_TRAVEL = saying('canTravel')
const ANY_KIND = saying('anyKind')
/** As the whole of a turn: what was found too little for may go. */
const ANYTHING = new RegExp(`^${anyOf('anything')}[ .!]*$`)
const FINE_AFTER_ALL = saying('fine')
const PENNILESS =
  /\b(?:no|without) money\b|\bsin dinero\b|\b(?:ohne|kein) geld\b|\b(?:sans |pas d)argent\b/

/** The need without the limits that a turn takes back. */
function lifted(need: Need, plain: string): Need {
  const isAnything = ANYTHING.test(plain)
  const isPriceFree = isAnything || (LIFT_PRICE.test(plain) && !PENNILESS.test(plain))
  const isPlaceFree =
    isAnything || LIFT_PLACE.test(plain) || ANYWHERE.test(plain) || namesPlaceToForget(need, plain)
  const fine = FINE_AFTER_ALL.exec(plain)
    ?.slice(1)
    .find(Boolean)
    ?.replace(/(?:es|s)$/, '')
  return {
    ...need,
    ...(isPriceFree && { minMinor: null, maxMinor: null, maxPer: null, priceBands: [] }),
    ...(isPlaceFree && { place: null }),
    ...(takesBackPets(need, plain) && { petFriendly: false }),
    ...(LIFT_STEPS.test(plain) && { wheelchair: false }),
    ...(CAN_TRAVEL.test(plain) && { online: false }),
    ...((isAnything || ANY_KIND.test(plain)) && { contentTypes: [] }),
    ...(fine && { avoided: need.avoided.filter((word) => !word.startsWith(fine)) }),
  }
}

/** "No cats" says nothing against the dog that comes along. */
function takesBackPets({ said }: Need, plain: string): boolean {
  if (!LIFT_PETS.test(plain) && !PETS_STAY.test(plain)) return false
  const coming = fold(said.pets ?? '')
  return !(
    (CATS.test(plain) && !DOGS.test(plain) && DOGS.test(coming)) ||
    (DOGS.test(plain) && !CATS.test(plain) && CATS.test(coming))
  )
}

const DOGS = saying('dogs')
const CATS = saying('cats')

function namesPlaceToForget({ place }: Need, plain: string): boolean {
  return (
    place !== null &&
    new RegExp(
      `\\b(?:forget|not|drop) (?:about )?${fold(place.said).replace(/[^\p{L}\s]/gu, '.')}\\b`,
      'u',
    ).test(plain)
  )
}
