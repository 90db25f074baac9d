import { baseOf, type ConceptName } from '../concepts/concepts.ts'
import {
  AGAINST_HOME,
  CHEAP,
  CONTENT_TYPE_WORDS,
  FIGURE_OF_SPEECH,
  GOING_NOWHERE,
  LUXURY,
  NO_LONGER,
  NOT_AT_HOME,
  NOT_ONLINE,
  ONLINE,
  STATED_BUDGET,
  STEP_FREE,
  WHEELCHAIR,
} from '../concepts/intent-words.ts'
import { type MatchedConcept, matchConcepts } from '../concepts/match-concepts.ts'
import type { ContentType } from '../listing/category.ts'
import type { PriceBand } from '../listing/listing.ts'
import { readPets } from '../listing/pets.ts'
import {
  isTotalWord,
  type PriceRange,
  readPrice,
  withoutPrice,
  wordsWithoutPrice,
} from '../money/money.ts'
import type { Place } from '../place/place.ts'
import { withoutRuledOut } from '../place/place-ruled-out.ts'
import { isNearWord, readPlaces } from '../place/read-place.ts'
import { comesBy, type Remote } from '../place/remote.ts'
import { contentWords, remainingWords } from '../text/content-words.ts'
import type { Vocabulary } from '../text/edit-distance.ts'
import { isSettled, spelledRight } from '../text/spelled-right.ts'
import { type Repair, repair } from '../text/spelling.ts'
import { fold, wordsOf } from '../text/text.ts'
import {
  type Company,
  type Duration,
  type Parsed,
  readCompany,
  readDuration,
  readParty,
  readTime,
} from './circumstances.ts'
import { parseExclusions } from './exclusions.ts'
import { isForStay, sharedOut } from './need-total.ts'

/** What was read from a visitor's words. */
export type Need = {
  /** Content words after repair, lower case, without accents. */
  words: string[]
  /** Concepts named in the words, in their order, each followed by its broader one. */
  concepts: ConceptName[]
  /** The same with weights and the words they were read from, and those meant along with them last. */
  asked: MatchedConcept[]
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
  remote: Remote | null
  /** Asked for face to face. */
  inPerson: boolean
  place: Place | null
  /** Where it must not be ("not in Asia"). */
  elsewhere: Place | null
  duration: Parsed<Duration> | null
  /** Who goes along. */
  company: Parsed<Company> | null
  /** How many go along: noted, nothing is filtered by it. */
  party: Parsed<number> | null
  /** When ("in march"): noted, nothing is filtered by it. */
  time: Parsed<string> | null
  /** What must not be in it ("no yoga"), as words to look for. */
  avoided: string[]
  /** Words that were put right. */
  repairs: Repair[]
  /** The words that each other part was read from. */
  said: Partial<Record<QuotedPart, string>>
}

/** Parts of a need that are read from words of their own. */
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
  return sharedOut(needIn(read, plain, repairs))
}

/** Reads a need from a text as typed and the same folded, its slips put right. */
function needIn(read: string, plain: string, repairs: Repair[]): Need {
  const pets = readPets(plain)
  const beside = pets.without ? plain.replace(pets.without, ' ') : plain
  const price = readPrice(beside)
  const avoided = parseExclusions(plain)
  const { away, inPerson, online } = wayIn(plain)
  const wanted = parseExclusions(withoutRuledOut(beside))
    .rest.replace(NOT_AT_HOME, ' ')
    .replace(GOING_NOWHERE, ' ')
    .replace(NO_LONGER, ' ')
    .replace(FIGURE_OF_SPEECH, ' ')
  const places = readPlaces(read, plain)
  const duration = readDuration(plain)
  const spelled = spelledRight(read, repairs, avoided, away).slice(0, WORDS_READ)
  const asked = matchConcepts(wordsWithoutPrice(spelled, price)).filter(
    ({ said, name }) =>
      !isCountryName(said, places) &&
      !STEP_FREE.test(said) &&
      (name === 'weekend' || !isPartOfLength(said, duration)),
  )
  const beyond = places.elsewhere ? fold(places.elsewhere.said) : null
  const unpriced = withoutPrice(beyond ? wanted.replace(beyond, ' ') : wanted, price)
  // What is sold by the night is a stay.
  const kinds = kindsIn(price?.per === 'night' ? wanted : unpriced)
  const bands = bandsIn(plain, price)
  const party = readParty(plain)
  const noted = [...(isStay(duration) ? [duration.said] : []), ...(party ? [party.said] : [])]
  const unnoted = noted.reduce((rest, said) => rest.replace(said, ' '), unpriced)
  const wheelchair = WHEELCHAIR.exec(plain)?.[0]
  return {
    words: remainingWords(
      contentWords(unnoted).filter(
        (word) =>
          !(price?.total && isTotalWord(word)) && !(places.place?.isNear && isNearWord(word)),
      ),
      { asked, kinds, place: places.place, online },
    ),
    concepts: namedBy(asked),
    asked,
    contentTypes: kinds.map(({ type }) => type),
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
    ...places,
    duration,
    company: readCompany(wanted),
    party,
    time: readTime(wanted),
    avoided: avoided.looked,
    repairs,
    said: saidOf({
      kind: kinds[0]?.said,
      bands: bands.said,
      price: price?.said,
      pets: pets.welcome,
      withoutPets: pets.without,
      wheelchair,
      online,
      inPerson,
      avoided: avoided.said.join(', '),
    }),
  }
}

/** The words that say how it should come: anywhere but at home, face to face, or over the net. */
function wayIn(plain: string): Record<'away' | 'inPerson' | 'online', string | undefined> {
  const away = NOT_AT_HOME.exec(plain)?.[0]
  const inPerson = away ?? NOT_ONLINE.exec(plain)?.[0]
  const online = inPerson ? undefined : ONLINE.exec(plain.replace(AGAINST_HOME, ' '))?.[0]
  return { away, inPerson, online }
}

/** The bands that "cheap" or "luxury" stand for, and the words that said so. */
function bandsIn(
  plain: string,
  price: PriceRange | null,
): { priceBands: PriceBand[]; said?: string } {
  // A budget with its sum is a limit, and no wish for a small price.
  const cheap = CHEAP.exec(price ? plain.replace(STATED_BUDGET, ' ') : plain)
  if (cheap) return { priceBands: ['$', '$$'], said: cheap[0] }
  const luxury = LUXURY.exec(plain)
  return luxury ? { priceBands: ['$$$', '$$$$'], said: luxury[0] } : { priceBands: [] }
}

/** Only the parts that were read at all. */
function saidOf(parts: Record<QuotedPart, string | null | undefined>): Need['said'] {
  return Object.fromEntries(Object.entries(parts).filter(([, said]) => said))
}

/** "Tage" in "drei Tage" is no period. */
function isPartOfLength(said: string, duration: Need['duration']): boolean {
  return isStay(duration) && duration.said !== said && wordsOf(duration.said).includes(said)
}

/** Days and more are how long one stays; minutes may be part of a name. */
function isStay(duration: Need['duration']): duration is Parsed<Duration> {
  return duration !== null && !/^(?:minute|hour)$/.test(duration.value.unit)
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

function kindsIn(plain: string): { type: ContentType; said: string }[] {
  return (Object.keys(CONTENT_TYPE_WORDS) as ContentType[]).flatMap((type) => {
    const said = CONTENT_TYPE_WORDS[type].exec(plain)?.[0]
    return said ? [{ type, said }] : []
  })
}

/** Each named concept, followed by the broader one that speaks for it. */
function namedBy(asked: readonly MatchedConcept[]): ConceptName[] {
  const named = asked.flatMap(({ name, implied }) => (implied ? [] : [name, baseOf(name)]))
  return [...new Set(named)]
}
