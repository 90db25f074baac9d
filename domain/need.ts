import { type AskedConcept, conceptsAsked } from './asked-concepts.ts'
import { type Avoided, isAvoidable, readAvoided } from './avoided.ts'
import type { ContentType } from './category.ts'
import {
  type Company,
  type Duration,
  readCompany,
  readDuration,
  readParty,
  readTime,
  type Said,
} from './circumstances.ts'
import { baseOf, CONCEPTS, type ConceptName } from './concepts.ts'
import { contentWords, isEmptyWord, wordsLeft } from './content-words.ts'
import {
  AGAINST_HOME,
  CHEAP,
  COMES_BY,
  CONTENT_TYPE_WORDS,
  GOING_NOWHERE,
  LUXURY,
  NO_LONGER,
  NOT_AT_HOME,
  NOT_ONLINE,
  ONLINE,
  ONLY_SAID,
  STATED_BUDGET,
  STEP_FREE,
  WHEELCHAIR,
} from './intent-words.ts'
import { isPlaceWord } from './known-places.ts'
import { isMarker } from './language-markers.ts'
import type { PriceBand } from './listing.ts'
import {
  isTotalWord,
  type PriceRange,
  readPrice,
  withoutPrice,
  wordsWithoutPrice,
} from './money.ts'
import type { Vocabulary } from './near-words.ts'
import { isForStay, sharedOut } from './need-total.ts'
import { readPets } from './pets.ts'
import type { Place } from './place.ts'
import { withoutRuledOut } from './place-ruled-out.ts'
import { isNearWord, readPlaces } from './read-place.ts'
import { type Repair, repair } from './spelling.ts'
import { fold, wordsOf } from './text.ts'

/** What was read from a visitor's words. */
export type Need = {
  /** Content words after repair, lower case, without accents. */
  words: string[]
  /** Concepts named in the words, in their order, each followed by its broader one. */
  concepts: ConceptName[]
  /** The same with weights and the words they were read from, and those meant along with them last. */
  asked: AskedConcept[]
  /** Kinds named in the words; empty when none is. */
  contentTypes: ContentType[]
  priceBands: PriceBand[]
  /** Lowest and highest price stated, in minor units of the default currency. */
  minMinor: number | null
  maxMinor: number | null
  /** What that price was said to buy; null when it was not said. */
  maxPer: PriceRange['per']
  currency: PriceRange['currency']
  /** The most that a whole stay may cost, where that was said: with its length, `maxMinor` is a night's share. */
  totalMinor: number | null
  petFriendly: boolean
  /** Where pets are said to be welcome is too much: an allergy, a fear. */
  withoutPets: boolean
  /** Step-free access is a must. */
  wheelchair: boolean
  online: boolean
  /**
   * What of that is a must: over the net, somebody who comes, or either; "away" is anywhere but at home, where
   * `inPerson` is asked for. Null when it only orders.
   */
  remote: 'online' | 'visit' | 'home' | 'away' | null
  /** Asked for face to face. */
  inPerson: boolean
  place: Place | null
  /** Where it must not be ("not in Asia"). */
  elsewhere: Place | null
  duration: Said<Duration> | null
  /** Who goes along. */
  company: Said<Company> | null
  /** How many go along: noted, nothing is filtered by it. */
  party: Said<number> | null
  /** When ("in march"): noted, nothing is filtered by it. */
  time: Said<string> | null
  /** What must not be in it ("no yoga"), as words to look for. */
  avoided: string[]
  /** Words that were put right. */
  repairs: Repair[]
  /** The words that each other part was read from. */
  said: Partial<Record<SaidPart, string>>
}

/** Parts of a need that are read from words of their own. */
export type SaidPart =
  | 'kind'
  | 'bands'
  | 'price'
  | 'pets'
  | 'withoutPets'
  | 'wheelchair'
  | 'online'
  | 'inPerson'
  | 'avoided'

/** What is read beyond this is no question any more; a longer text is read up to here. */
const READ = 2_000
const WORDS_READ = 300

/**
 * Reads a need from a sentence. Total: any text gives a need, a blank one an empty need. Misspelt words are
 * put right by the words of this trade and, where given, of the catalogue, unless they are to be read exactly.
 */
export function readNeed(
  text: string,
  vocabulary?: Vocabulary,
  spelling: 'repaired' | 'exact' = 'repaired',
): Need {
  const read = text.slice(0, READ).replace(/[\p{Cc}\p{Cs}]/gu, ' ')
  const typed = fold(read)
  const { text: plain, repairs } =
    spelling === 'exact'
      ? { text: typed, repairs: [] }
      : repair(typed, { vocabulary, isKept: isSettled })
  const pets = readPets(plain)
  const beside = pets.without ? plain.replace(pets.without, ' ') : plain
  const price = readPrice(beside)
  const avoided = readAvoided(plain)
  const away = NOT_AT_HOME.exec(plain)?.[0]
  const wanted = readAvoided(withoutRuledOut(beside))
    .rest.replace(NOT_AT_HOME, ' ')
    .replace(GOING_NOWHERE, ' ')
    .replace(NO_LONGER, ' ')
    .replace(ONLY_SAID, ' ')
  const places = readPlaces(read, plain)
  const duration = readDuration(plain)
  const asked = conceptsAsked(
    wordsWithoutPrice(spelledRight(read, repairs, avoided, away).slice(0, WORDS_READ), price),
  ).filter(
    ({ said, name }) =>
      !isCountryName(said, places) &&
      !STEP_FREE.test(said) &&
      (name === 'weekend' || !isPartOfLength(said, duration)),
  )
  const beyond = places.elsewhere ? fold(places.elsewhere.said) : null
  const unpriced = withoutPrice(beyond ? wanted.replace(beyond, ' ') : wanted, price)
  // What is sold by the night is a stay.
  const kinds = kindsIn(price?.per === 'night' ? wanted : unpriced)
  // A budget with its sum is a limit, and no wish for a small price.
  const unbudgeted = price ? plain.replace(STATED_BUDGET, ' ') : plain
  const bands = (CHEAP.exec(unbudgeted) ?? LUXURY.exec(plain))?.[0]
  const party = readParty(plain)
  const noted = [...(isStay(duration) ? [duration.said] : []), ...(party ? [party.said] : [])]
  const wheelchair = WHEELCHAIR.exec(plain)?.[0]
  const inPerson = away ?? NOT_ONLINE.exec(plain)?.[0]
  const online = inPerson ? undefined : ONLINE.exec(plain.replace(AGAINST_HOME, ' '))?.[0]
  return sharedOut({
    words: wordsLeft(
      contentWords(noted.reduce((rest, said) => rest.replace(said, ' '), unpriced)).filter(
        (word) =>
          !(price?.total && isTotalWord(word)) && !(places.place?.isNear && isNearWord(word)),
      ),
      { asked, kinds, place: places.place, online },
    ),
    concepts: namedBy(asked),
    asked,
    contentTypes: kinds.map(({ type }) => type),
    priceBands: CHEAP.test(unbudgeted) ? ['$', '$$'] : LUXURY.test(plain) ? ['$$$', '$$$$'] : [],
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
    ...places,
    duration,
    company: readCompany(wanted),
    party,
    time: readTime(wanted),
    avoided: avoided.looked,
    repairs,
    said: {
      ...(kinds[0] && { kind: kinds[0].said }),
      ...(bands && { bands }),
      ...(price && { price: price.said }),
      ...(pets.welcome && { pets: pets.welcome }),
      ...(pets.without && { withoutPets: pets.without }),
      ...(wheelchair && { wheelchair }),
      ...(online && { online }),
      ...(inPerson && { inPerson }),
      ...(avoided.said[0] && { avoided: avoided.said.join(', ') }),
    },
  })
}

/** "Tage" in "drei Tage" is no period. */
function isPartOfLength(said: string, duration: Need['duration']): boolean {
  return isStay(duration) && duration.said !== said && wordsOf(duration.said).includes(said)
}

/** Days and more are how long one stays; minutes may be part of a name. */
function isStay(duration: Need['duration']): duration is Said<Duration> {
  return duration !== null && !/^(?:minute|hour)$/.test(duration.value.unit)
}

/** How what should need no journey must come; the home that a trouble was said of is no must. */
function comesBy(
  said: string,
  plain: string,
  asked: readonly AskedConcept[],
  kinds: readonly { type: ContentType }[],
): Need['remote'] {
  if (COMES_BY.visit.test(plain)) return 'visit'
  // What is sent by post is bought over the net.
  const isSent = kinds.some(({ type }) => type === 'essential')
  if (COMES_BY.online.test(plain)) return isSent ? 'home' : 'online'
  const isTrouble = asked.length > 0 && !asked.some(({ name }) => isDone(name))
  return COMES_BY.vaguely.test(said) && isTrouble && kinds.length === 0 ? null : 'home'
}

/** Of the body's concepts those that one does or has done, which can be had at home. */
const DONE: ReadonlySet<ConceptName> = new Set<ConceptName>([
  'massage',
  'deepTissue',
  'thaiShiatsu',
  'reflexology',
  'pilates',
  'taiChi',
  'dance',
  'fitness',
  'strength',
  'yoga',
  'dynamicYoga',
  'gentleYoga',
  'kundalini',
])

function isDone(name: ConceptName): boolean {
  return CONCEPTS[name].group === 'practice' || DONE.has(name)
}

/** The name of a country says where and nothing else, though "Islande" begins as "isla" does. */
function isCountryName(said: string, { place, elsewhere }: ReturnType<typeof readPlaces>): boolean {
  return [place, elsewhere].some(
    (each) =>
      each !== null &&
      (each.countries.length === 1 || each.said.includes(', ')) &&
      wordsOf(each.said).includes(said),
  )
}

/** Small words, names of places and of kinds are no slips: "productos" is not "productive". */
function isSettled(word: string): boolean {
  const isCommon = isEmptyWord(word) || isPlaceWord(word) || isMarker(word)
  return isCommon || isTotalWord(word) || isKindWord(word) || isAvoidable(word)
}

function isKindWord(word: string): boolean {
  return Object.values(CONTENT_TYPE_WORDS).some((pattern) => pattern.exec(word)?.[0] === word)
}

/** The words of a text after repair, without what must not be. */
function spelledRight(
  text: string,
  repairs: readonly Repair[],
  { looked, said }: Avoided,
  away: string | undefined,
): string[] {
  const meant = new Map(repairs.map(({ typed, meant }) => [typed, meant]))
  const words = wordsOf(text).map((word) => meant.get(word) ?? word)
  const joined = ` ${words.join(' ')} `
  const beside = [...said, ...(away ? [away] : [])].reduce(
    (rest, each) => rest.replace(` ${wordsOf(each).join(' ')} `, ' '),
    joined,
  )
  const wanted = withoutRuledOut(beside.replace(readPets(joined).without ?? '', ' '))
    .replace(NO_LONGER, ' ')
    .replace(ONLY_SAID, ' ')
  // Without its commas "no, massage" refuses what it asks for.
  const apart = readAvoided(wanted)
  return wordsOf(apart.looked.every((word) => looked.includes(word)) ? apart.rest : wanted)
}

function kindsIn(plain: string): { type: ContentType; said: string }[] {
  return (Object.keys(CONTENT_TYPE_WORDS) as ContentType[]).flatMap((type) => {
    const said = CONTENT_TYPE_WORDS[type].exec(plain)?.[0]
    return said ? [{ type, said }] : []
  })
}

/** Each named concept, followed by the broader one that speaks for it. */
function namedBy(asked: readonly AskedConcept[]): ConceptName[] {
  const named = asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))
  return [...new Set(named)]
}

const OFFERED_EACH = 8

/** Words to look for in listings that the visitor did not say but meant, the most telling ones of each concept. */
export function offeredWords(need: Pick<Need, 'concepts'>): string[] {
  const phrases = need.concepts.flatMap((name) =>
    CONCEPTS[name].offered.slice(0, OFFERED_EACH).map(({ words }) => words.join(' ')),
  )
  return [...new Set(phrases)]
}
