import { baseOf, type ConceptName } from '../concepts/concepts.ts'
import {
  AGAINST_HOME,
  CHEAP,
  COMES_BY,
  DAY_KINDS,
  FIGURE_OF_SPEECH,
  GOING_NOWHERE,
  LUXURY,
  NO_LONGER,
  NOT_AT_HOME,
  NOT_DEAR,
  NOT_ONLINE,
  ONLINE,
  STATED_BUDGET,
  STEP_FREE,
  WHEELCHAIR,
  WITHOUT_NIGHT,
} from '../concepts/intent-words.ts'
import { type MatchedConcept, matchConcepts } from '../concepts/match-concepts.ts'
import { isKnown } from '../concepts/trade-words.ts'
import { closestInGlossary, translate } from '../language/glossary/glossary.ts'
import { languagesOf } from '../language/language-markers.ts'
import type { ContentType } from '../listing/category.ts'
import type { PriceBand } from '../listing/listing.ts'
import { readPets } from '../listing/pets.ts'
import { withAmountsInDigits } from '../money/amounts-in-digits.ts'
import {
  isTotalWord,
  type PriceRange,
  readPrice,
  withoutPrice,
  wordsWithoutPrice,
} from '../money/money.ts'
import { englishTownName } from '../place/gazetteer.ts'
import { isPlaceWord } from '../place/known-places.ts'
import type { Place } from '../place/place.ts'
import { withoutRuledOut } from '../place/place-ruled-out.ts'
import { isNearWord, readPlaces } from '../place/read-place.ts'
import { comesBy, type Remote } from '../place/remote.ts'
import { toTitleCase } from '../place/several-places.ts'
import { asTyped } from '../text/as-typed.ts'
import { contentWords, remainingWords } from '../text/content-words.ts'
import type { Vocabulary } from '../text/edit-distance.ts'
import { isSettled, spelledRight } from '../text/spelled-right.ts'
import { LOOKED_AT, type Repair, repair } from '../text/spelling.ts'
import { fold, wordsOf } from '../text/text.ts'
import { isKnownElsewhere } from '../text/words-elsewhere.ts'
import { audiencesByAge, YOUNG } from './ages.ts'
import {
  type Company,
  type Duration,
  type Parsed,
  readCompany,
  readDuration,
  readParty,
  readTime,
} from './circumstances.ts'
import type { StatedCondition } from './conditions/condition.ts'
import { areOfStay, parseConditions } from './conditions/parse-conditions.ts'
import { withoutDoubleNegations } from './double-negation.ts'
import { isOffered, parseExcludedThings } from './excluded-things.ts'
import { parseExclusions } from './exclusions.ts'
import { isForcedStay, kindsIn, kindsMeant, NEGATION } from './kinds.ts'
import type { NamedThing } from './named-thing.ts'
import { isForStay, sharedOut } from './need-total.ts'
import { sessionCondition } from './sessions.ts'
import {
  COUPLE,
  conditionsOf,
  isGroupStay,
  isPartOfLength,
  isStay,
  isTimeSomewhere,
  NIGHTS,
  requestsStay,
} from './stay-conditions.ts'

/** The need parsed from a visitor's words. */
export type Need = {
  /** Content words after spelling correction, lower case, without accents. */
  words: string[]
  /** English words for words of other languages, by the word (searchedWords). */
  inEnglish: ReadonlyMap<string, readonly string[]>
  /** Concepts named in the words, in their order, each followed by its broader one. */
  concepts: ConceptName[]
  /** The same with weights and matched words, followed by implied concepts. */
  asked: MatchedConcept[]
  /** The words describe a trouble rather than name things: alone they match nothing. */
  isDescribed: boolean
  /** A thing asked for by its name; read where a conversation is (readNamedThing). */
  thing: NamedThing | null
  /** Content types named in the words; empty when none is. */
  contentTypes: ContentType[]
  priceBands: PriceBand[]
  /** Lowest and highest price stated, in minor units of the default currency. */
  minMinor: number | null
  maxMinor: number | null
  /** Unit of that price; null when not stated. */
  maxPer: PriceRange['per']
  currency: PriceRange['currency']
  /**
   * Maximum for a whole stay, if stated; with a length of stay, `maxMinor` is the nightly share.
   */
  totalMinor: number | null
  petFriendly: boolean
  /** Pet-friendly places are excluded: an allergy, a fear. */
  withoutPets: boolean
  /** Step-free access is a constraint. */
  wheelchair: boolean
  online: boolean
  /**
   * The delivery constraint: online, a home visit, or either; "away" is anywhere but at home, with
   * `inPerson`. Null when delivery is only a preference.
   */
  remote: Remote | null
  /** In person. */
  inPerson: boolean
  place: Place | null
  /** Excluded place ("not in Asia"). */
  elsewhere: Place | null
  duration: Parsed<Duration> | null
  /** Company. */
  company: Parsed<Company> | null
  /** Party size: parsed, but no filter. */
  party: Parsed<number> | null
  /** Date ("in march"): parsed, but no filter. */
  time: Parsed<string> | null
  /** Exclusions ("no yoga"), as words to search for. */
  avoided: string[]
  /** Exclusions as typed, by the words to search for; without those that have translations. */
  avoidedAs: ReadonlyMap<string, string>
  /** Conditions that the facts of a listing meet, break or leave open. */
  conditions: StatedCondition[]
  /** Spelling corrections. */
  repairs: Repair[]
  /** The words of each other part. */
  said: Partial<Record<QuotedPart, string>>
}

/** Parts of a need with words of their own. */
type QuotedPart =
  | 'kind'
  | 'bands'
  | 'price'
  | 'pets'
  | 'withoutPets'
  | 'wheelchair'
  | 'online'
  | 'inPerson'
  | 'avoided'

/** The words to search for in listings: those of a need, with their English translations. */
export function searchedWords({ words, inEnglish }: Pick<Need, 'words' | 'inEnglish'>): string[] {
  return [...new Set(words.flatMap((word) => [word, ...(inEnglish.get(word) ?? [])]))]
}

/** Length limit; a longer text is parsed up to here. */
const READ = 2_000
const WORDS_READ = 300

/**
 * Parses a need. Never throws: any text gives a need, a blank one an empty need. Misspelt words are
 * corrected by the words of this trade and, if given, of the catalogue, unless spelling is "exact".
 */
export function readNeed(
  text: string,
  vocabulary?: Vocabulary,
  spelling: 'repaired' | 'exact' = 'repaired',
): Need {
  const read = text.slice(0, READ).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
  const typed = withoutDoubleNegations(withAmountsInDigits(withoutDigraphs(fold(read))))
  const { text: plain, repairs } =
    spelling === 'exact'
      ? { text: typed, repairs: [] }
      : repair(typed, { vocabulary, isKept: isSettled })
  return sharedOut(needIn(read, plain, repairs, vocabulary))
}

/** Asks for a place to stay, not for better sleep. */
const WHERE_TO_SLEEP =
  /\b(?:(?:where|somewhere|places?) (?:to|(?:can|could) (?:i|we)) sleep|donde dormir|wo (?:kann|konnen) (?:ich|man|wir) (?:\w+ ){0,3}schlafen|ou dormir|pour dormir (?:a cote|pres|sur place|la bas|dans le coin)|para dormir (?:cerca|alli|alla)|(?:zum|nahe) (?:ubernachten|schlafen) in der nahe)\b/

/** "Oesterreich" for "Österreich": names of places, whose umlauts are typed as two letters. */
function withoutDigraphs(plain: string): string {
  return plain.replace(/\p{L}*[aou]e\p{L}*/gu, (word) => {
    const short = word.replace(/([aou])e/g, '$1')
    return isPlaceWord(short) && !isPlaceWord(word) ? short : word
  })
}

/** "Who speaks Spanish", "auf Deutsch": a language names no place. */
const SPOKEN =
  /\b(?:(?:speak(?:s|ing)?|fluent in|in) (?:english|spanish|german|french|italian|portuguese|dutch|japanese)|(?:habl\w+|en|parl\w+) (?:espa[nñ]ol|ingl[eé]s|alem[aá]n|franc[eé]s|italiano|anglais|espagnol|allemand|fran[cç]ais|italien)|(?:spr[ei]ch\w+|auf) (?:englisch|deutsch|spanisch|franz(?:o|ö)sisch|italienisch))(?=[.,;!?]|$| (?:and|or|please|y|o|por|und|oder|bitte|et|ou|svp|under|for|near|para|fur|für|pour|class(?:es)?)(?!\p{L}))|\b(?:english|spanish|german|french)[ -]speaking\b/giu

const SHIPPED =
  /\b(?:ships?(?= (?:to|worldwide|anywhere|internationally|abroad|there)\b)|shipped|deliver(?:s|ed|y)? (?:to|in)\b|versand|verschick\w*|liefer(?:t|bar|ung|ungen|n)|envios?|envian?|enviar|livraison|expedi(?:e|er|ee|ez|tion)s?)\b/

/** Beside the name of a place: "in Leeds or online", "online oder in Kiel". */
const OR_ONLINE =
  /\b(?:or|o|oder|ou|sinon) (?:\p{L}+ ){0,2}(?:online|remote|virtual\w*|en linea|por internet|en ligne|a distance|over zoom|zoom)\b|\b(?:online|remote\w*|virtual\w*|en linea|en ligne|a distance|zoom) (?:or|o|oder|ou) /u

/** Names of towns that are other words as well. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  'nice bath phoenix bale rom lima bergen colonia vienne florence gent genf riga perth washington'.split(
    ' ',
  ),
)

function isTownName(name: string): boolean {
  return !OTHER_WORDS.has(name) && englishTownName(name) !== null
}

const SHORTEST_TOWN = 5
const ON_A_WAY = /^(?:to|from|after|of|nach|von|aus|de|desde|depuis|apres)$/
const JOURNEY = /^(?:flights?|trips?|travels?|vuelos?|fluge?|vols?)$/

/** A town or region whose name is no other word, without a capital or a preposition: "glasgow too". */
function townNamed(plain: string): Place | null {
  const words = wordsOf(plain.replace(SPOKEN, ' '))
  for (const count of [3, 2, 1])
    for (let at = 0; at + count <= words.length; at++) {
      const name = words.slice(at, at + count).join(' ')
      const isOrigin = ON_A_WAY.test(words[at - 1] ?? '') || JOURNEY.test(words[at + count] ?? '')
      if (name.length >= SHORTEST_TOWN && isTownName(name) && !isOrigin)
        return { said: toTitleCase(name), countries: [], words: name }
    }
  return null
}

/** Listings are in English: "Wien" is looked for as "vienna". */
function inEnglishWords(place: Place | null): Place | null {
  const words = place?.words ? englishTownName(fold(place.words)) : null
  return place && words ? { ...place, words } : place
}

/** "München" for "Munchen": names are matched without accents, and shown with those that were typed. */
function spelledAsTyped(place: Place | null, text: string): Place | null {
  return place && { ...place, said: toTitleCase(asTyped(place.said, text)) }
}

function withOnline(place: Place | null): Place | null {
  return place && { ...place, orOnline: true }
}

const FREE_OR_CHEAP =
  /\b(?:free|gratis|kostenlos\w*|umsonst|gratuit\w*) (?:or|o|oder|ou) ((?:\p{L}+ ){0,2}(?:cheap\w*|barat[oa]s?|billig\w*|gunstig\w*|pas cher))/u

/** Parses a need from a text as typed, and the folded text with spelling corrections. */
function needIn(
  read: string,
  typed: string,
  repairs: Repair[],
  vocabulary: Vocabulary | undefined,
): Need {
  const { stated, removed, rest: plain } = parseConditions(typed)
  const pets = readPets(plain)
  const textWithoutPets = pets.without ? plain.replace(pets.without, ' ') : plain
  // "Free or really cheap" is no limit of nothing.
  const price = readPrice(textWithoutPets.replace(FREE_OR_CHEAP, '$1'))
  const known = parseExclusions(plain)
  const { away, inPerson, online: atAnyRate } = wayIn(plain)
  const withoutKnown = parseExclusions(
    withoutRuledOut(textWithoutPets).replace(NOT_DEAR, ' ').replace(WITHOUT_NIGHT, ' '),
  )
    .rest.replace(NOT_AT_HOME, ' ')
    .replace(NOT_ONLINE, ' ')
    .replace(WHEELCHAIR, ' ')
    .replace(GOING_NOWHERE, ' ')
    .replace(NO_LONGER, ' ')
    .replace(FIGURE_OF_SPEECH, ' ')
  const { rest: withoutExclusions, ...things } = parseExcludedThings(withoutKnown)
  const avoided = {
    looked: [...new Set([...known.looked, ...things.looked])],
    said: [...known.said, ...things.said],
  }
  const typedPlaces = readPlaces(
    read.replace(SPOKEN, ' '),
    plain.replace(SPOKEN, ' '),
    (name) => vocabulary?.isTown?.(name) === true || isTownName(name),
  )
  // "I live in Kenya, so it has to ship there": a product, whose maker is anywhere.
  const isShipped = SHIPPED.test(plain)
  const typedPlace = typedPlaces.place ?? (typedPlaces.elsewhere ? null : townNamed(plain))
  const place = isShipped ? null : typedPlace
  const named = { ...typedPlaces, place: inEnglishWords(place) }
  const isEither = named.place !== null && atAnyRate !== undefined && OR_ONLINE.test(plain)
  const places = isEither ? { ...named, place: withOnline(named.place) } : named
  const online = isEither ? undefined : atAnyRate
  const duration = readDuration(plain)
  const spelled = withoutPhrases(
    spelledRight(read, repairs, avoided, away).slice(0, WORDS_READ),
    removed,
  )
  const party = readParty(plain)
  const all = conceptsIn(wordsWithoutPrice(spelled, price))
  const negated = all.flatMap(({ name, said }) =>
    isNegated(name, said, plain) ? said.split(' ') : [],
  )
  const asked = all.filter(
    ({ said, name }) =>
      !avoided.said.some((each) => ` ${each} `.includes(` ${said} `)) &&
      !isNegated(name, said, plain) &&
      !(name === 'couples' && (party?.value ?? 0) > COUPLE) &&
      // "Rather at home" says where, not that the home is the topic.
      !(name === 'home' && atAnyRate !== undefined && atAnyRate.split(' ').includes(said)) &&
      !isCountryName(said, places) &&
      !(name === 'sleep' && WHERE_TO_SLEEP.test(plain)) &&
      !STEP_FREE.test(said) &&
      (name === 'weekend' || !isPartOfLength(said, duration)),
  )
  const excludedPlace = places.elsewhere ? fold(places.elsewhere.said) : null
  const unpriced = withoutPrice(
    excludedPlace ? withoutExclusions.replace(excludedPlace, ' ') : withoutExclusions,
    price,
  )
  // A listing sold by the night is a stay.
  const night = WITHOUT_NIGHT.exec(plain)?.[0]
  const kinds = night
    ? DAY_KINDS.map((type) => ({ type, said: night }))
    : kindsIn(price?.per === 'night' ? withoutExclusions : unpriced)
  const bands = bandsIn(plain, price)
  const stayWords = [...(isStay(duration) ? [duration.said] : []), ...(party ? [party.said] : [])]
  const searchable = stayWords.reduce((rest, said) => rest.replace(said, ' '), unpriced)
  const wheelchair = WHEELCHAIR.exec(plain)?.[0]
  // "A pool and no children" is no class.
  const isChildless =
    avoided.looked.includes('children') && stated.some(({ kind }) => kind === 'amenity')
  const isOfStay =
    requestsStay(kinds, pets, places) ||
    areOfStay(stated) ||
    isChildless ||
    NIGHTS.test(duration?.said ?? '') ||
    isGroupStay(party, duration) ||
    isTimeSomewhere(stated, { searchable, duration })
  const conditions = conditionsOf(stated, { isOfStay, duration, kinds })
  const session = isOfStay || kinds.length > 0 ? undefined : sessionCondition(asked, conditions)
  const words = remainingWords(
    contentWords(searchable).filter(
      (word) =>
        !negated.includes(word) &&
        !(price?.total && isTotalWord(word)) &&
        !(places.place?.isNear && isNearWord(word)),
    ),
    { asked, kinds, place: places.place, online: atAnyRate },
  )
  return {
    words,
    inEnglish: inEnglish(words, { all: spelled, asked, vocabulary }),
    concepts: namedBy(asked),
    asked,
    isDescribed: false,
    thing: null,
    contentTypes: kindsMeant(kinds, {
      session,
      isShipped,
      isOfStay: isForcedStay(stated) || isChildless,
    }),
    priceBands: bands.priceBands,
    minMinor: price?.minMinor ?? null,
    maxMinor: price?.maxMinor ?? null,
    maxPer: price?.per ?? null,
    currency: price?.currency ?? null,
    totalMinor: price && (price.total || isForStay(plain, duration, price)) ? price.maxMinor : null,
    petFriendly: pets.welcome !== null,
    withoutPets: pets.without !== null,
    wheelchair: wheelchair !== undefined,
    online: online !== undefined,
    remote: away ? 'away' : online ? comesBy(online, plain, asked, kinds) : null,
    inPerson: inPerson !== undefined,
    place: spelledAsTyped(places.place, read),
    elsewhere: spelledAsTyped(places.elsewhere, read),
    duration,
    company: readCompany(withoutExclusions),
    party,
    time: readTime(withoutExclusions),
    avoided: avoided.looked,
    avoidedAs: new Map(
      [...things.named].map(([english, phrase]) => [english, asTyped(phrase, read)]),
    ),
    conditions,
    repairs,
    said: saidOf({
      kind: session?.said ?? kinds[0]?.said,
      bands: bands.said,
      price: price?.said,
      pets: pets.welcome,
      withoutPets: pets.without,
      wheelchair,
      online: atAnyRate,
      inPerson,
      avoided: avoided.said.join(', '),
    }),
  }
}

/** Says that somebody cannot do a thing, and so wants help with it: "ich kann nicht meditieren", "je n'arrive pas à méditer". */
const UNABLE =
  /\b(?:kann|konnen|schaff\w*|n?arriv\w+|n?parvien\w+|n?reussi\w+) (?:(?:es|ich|wir|einfach) )*(?:nicht|pas)(?: (?:mehr|einfach|vraiment|du tout|a|de|zu))* $/

/** Whether a practice, a setting or the like is negated where it is named: "pas sportif". */
function isNegated(name: ConceptName, said: string, plain: string): boolean {
  const at = said === '' ? -1 : plain.indexOf(said)
  const before = plain.slice(0, Math.max(at, 0))
  return at > 0 && isOffered(name) && NEGATION.test(before) && !UNABLE.test(before)
}

/** Concepts named in folded words, or implied by an age; a stated age decides which young people are meant. */
function conceptsIn(words: readonly string[]): MatchedConcept[] {
  const aged = audiencesByAge(words)
  const isAged = ({ name }: MatchedConcept) => aged.some((each) => each.name === name)
  const isYoung = aged.some(({ name }) => YOUNG.has(name))
  const named = matchConcepts(words).filter(
    (each) => !isYoung || !YOUNG.has(each.name) || isAged(each),
  )
  const isNamed = ({ name }: MatchedConcept) => named.some((each) => each.name === name)
  return [...named, ...aged.filter((each) => !isNamed(each))]
}

type Context = {
  all: readonly string[]
  asked: readonly MatchedConcept[]
  vocabulary: Vocabulary | undefined
}

/**
 * English translations of words in other languages, since listings are in English. A known English
 * word is translated only in a text of another language; words of a phrase parsed as one concept
 * are not.
 */
function inEnglish(
  words: readonly string[],
  { all, asked, vocabulary }: Context,
): Need['inEnglish'] {
  const languages = languagesOf(all)
  const isForeign = languages[0] !== 'en'
  const phrases = asked.filter(({ said }) => said.includes(' '))
  const covered = new Set(phrases.flatMap(({ said }) => said.split(' ')))
  const open = words.filter((word) => !covered.has(word)).slice(0, LOOKED_AT)
  const inTrade = new Set(open.filter((word) => isKnown(word, vocabulary)))
  const wanted = new Set(open.filter((word) => isForeign || !inTrade.has(word)))
  const isRight = (word: string) => inTrade.has(word) || isKnownElsewhere(word) || isPlaceWord(word)
  const spelt = all.map((word) =>
    wanted.has(word) && !isRight(word) ? (closestInGlossary(word, languages) ?? word) : word,
  )
  return new Map(
    translate(spelt, languages).flatMap(({ from, count, english }) => {
      const word = all.slice(from, from + count).find((each) => wanted.has(each))
      return word ? [[word, english.flatMap((phrase) => contentWords(phrase))] as const] : []
    }),
  )
}

/** Words without some phrases. */
function withoutPhrases(words: readonly string[], phrases: readonly string[]): string[] {
  return phrases.map(wordsOf).reduce(
    (rest, phrase) => {
      const at = rest.findIndex((_, from) =>
        phrase.every((word, place) => rest[from + place] === word),
      )
      return at < 0 ? rest : rest.toSpliced(at, phrase.length)
    },
    [...words],
  )
}

/** The words of the delivery constraint: anywhere but at home, in person, or online. */
function wayIn(plain: string): Record<'away' | 'inPerson' | 'online', string | undefined> {
  const away = NOT_AT_HOME.exec(plain)?.[0]
  const present = NOT_ONLINE.exec(plain)?.[0]
  // "Online, with real people" is a live session.
  const withoutPeople = plain.replace(/\breal people\b/, ' ')
  const isLive = COMES_BY.online.test(plain) && !NOT_ONLINE.test(withoutPeople)
  const inPerson = away ?? (isLive ? undefined : present)
  const online = inPerson ? undefined : ONLINE.exec(plain.replace(AGAINST_HOME, ' '))?.[0]
  return { away, inPerson, online }
}

/** The price bands of "cheap" or "luxury", and their words. */
function bandsIn(
  plain: string,
  price: PriceRange | null,
): { priceBands: PriceBand[]; said?: string } {
  // A budget with a sum is a limit, not a wish for a low price.
  const cheap = CHEAP.exec(price ? plain.replace(STATED_BUDGET, ' ') : plain)
  if (cheap) return { priceBands: ['$', '$$'], said: cheap[0] }
  const luxury = LUXURY.exec(plain)
  return luxury ? { priceBands: ['$$$', '$$$$'], said: luxury[0] } : { priceBands: [] }
}

/** The words of parts, without empty ones. */
function saidOf(parts: Record<QuotedPart, string | null | undefined>): Need['said'] {
  return Object.fromEntries(Object.entries(parts).filter(([, said]) => said))
}

/** The name of a country is only a place, though "Islande" has the prefix "isla". */
function isCountryName(said: string, { place, elsewhere }: ReturnType<typeof readPlaces>): boolean {
  return [place, elsewhere].some(
    (each) =>
      each !== null &&
      (each.countries.length === 1 || each.said.includes(', ')) &&
      wordsOf(each.said).includes(said),
  )
}

/** Each named concept, followed by its broader one. */
function namedBy(asked: readonly MatchedConcept[]): ConceptName[] {
  const named = asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))
  return [...new Set(named)]
}
