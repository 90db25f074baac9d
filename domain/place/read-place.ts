import type { Language } from '../language/language.ts'
import { languagesOf } from '../language/language-markers.ts'
import { PLACE_PREPOSITIONS } from '../language/place-prepositions.ts'
import { fold, wordsOf } from '../text/text.ts'
import { areaNamed, findArea } from './areas.ts'
import {
  ANY_NAMED,
  ANY_OTHER,
  COUNTRY_PATTERNS,
  DATIVE_MOUNTAINS,
  KNOWN,
  NOT_A_PLACE,
  NOT_NAMES,
  OTHER_CODES,
  REGION_PATTERNS,
} from './known-places.ts'
import type { Place } from './place.ts'
import { RULED_OUT_TYPED, readRuledOut, withoutRuledOut } from './place-ruled-out.ts'
import { anyOf, severalIn, toTitleCase } from './several-places.ts'
import { TRAVEL_TIME } from './travel-time.ts'

/** Capitalised names after a preposition, as in "a yoga class in Ghent". */
const NAMED =
  /\b(?:in|near|around|to|at|from|outside|cerca de|près de|proche de|in der Nähe von|nahe)\s+((?:Lake |Mount |San |Los |Las |New |The )?\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u
/** In English only, "Island" follows the name. */
const ISLAND = /\b(?:on|near|around|to)\s+(?:the\s+)?((?:\p{Lu}[\p{L}'’-]+\s){1,3}Islands?)\b/u
/** The origin or destination of a journey is not the requested place: "after flying to Tokyo". */
const ON_THE_WAY =
  /\b(?:flying|flew|flown|flights?|travell?ing|despues de viajar|nach der reise|apres le voyage|back|returning|returned|return|landed|vuelta|regreso|vuelo|flug|zuruck|ruckkehr|retour|vol) (?:home )?(?:to|from|in|de|desde|a|aus|nach|von|du|des) (?:\p{L}+)(?: \p{Lu}[\p{L}]+)?/giu

/** The same with the place first: "jet lag after Tokyo flights". */
const THERE_AND_BACK =
  /\b(?:after|from|despues de|nach|apres)(?: (?:my|the|a|our|mi|un|dem|der|einem|mon|le|un))? \p{L}+(?: \p{Lu}[\p{L}]+)? (?:flights?|trips?|travels?|business trips?|vuelos?|fluge?n?|vols?)(?!\p{L})/giu

/** The requested and the excluded place; each null when absent. */
export function readPlaces(
  text: string,
  plain: string,
  isTown: IsTown = () => false,
): { place: Place | null; elsewhere: Place | null } {
  const [typed, folded] = [text.replace(RULED_OUT_TYPED, ' '), withoutRuledOut(plain)].map((said) =>
    said.replace(ON_THE_WAY, ' ').replace(THERE_AND_BACK, ' '),
  ) as [string, string]
  return { place: readPlace(typed, folded, isTown), elsewhere: readRuledOut(text, plain) }
}

const NEAR_BY = new RegExp(
  String.raw`\b(?:near|nearby|close to|around|outside(?: of)?|not (?:too )?far from|within reach of|cerca de|proxim[oa] a|alrededor de|no (?:muy )?lejos de|in der nahe (?:von|des)|nahe|bei|rund um|unweit von|nicht weit von|pres de|proche de|autour de|aux alentours de|(?:non|pas) loin de|pas trop loin de|${TRAVEL_TIME}) $`,
)

/** Whether a folded word only expresses nearness. */
export function isNearWord(word: string): boolean {
  return /^(?:close|nahe|unweit|weit|cerca|proxim[oa]|lejos|alrededor|pres|proche|loin|autour|alentours)$/.test(
    word,
  )
}

/** The place named in a text; null when there is none. `plain` is the folded text. */
export function readPlace(text: string, plain: string, isTown?: IsTown): Place | null {
  const place =
    placeIn(text, plain) ??
    (isTown ? townIn(text, plain.replace(RULED_OUT_TYPED, ' '), isTown) : null)
  if (!place || place.words === null) return place
  const at = plain.indexOf(fold(place.said))
  return NEAR_BY.test(plain.slice(0, Math.max(0, at))) ? { ...place, isNear: true } : place
}

/** Whether some listing is in a town of this folded name. */
type IsTown = (name: string) => boolean

const LONGEST_TOWN = 3

function isPreposition(before: string, language: Language): boolean {
  return new RegExp(`(?:^|[^\\p{L}])(?:${PLACE_PREPOSITIONS[language]})$`, 'u').test(before)
}

/** A town of the catalogue, where a preposition, a capital or nothing else shows that its name is meant. */
function townIn(text: string, plain: string, isTown: IsTown): Place | null {
  const words = [...plain.matchAll(/\p{L}[\p{L}-]*/gu)]
  const languages = languagesOf(wordsOf(plain))
  for (let count = LONGEST_TOWN; count > 0; count--)
    for (let at = 0; at + count <= words.length; at++) {
      const from = words[at]?.index ?? 0
      const last = words[at + count - 1]
      const name = plain.slice(from, (last?.index ?? 0) + (last?.[0].length ?? 0))
      if (!isTown(name)) continue
      const isNamed =
        count === words.length ||
        languages.some((language) => isPreposition(plain.slice(0, from).trimEnd(), language)) ||
        // Every German noun has a capital.
        (!languages.includes('de') && isCapitalised(text, name))
      if (isNamed) return { said: toTitleCase(name), countries: [], words: name }
    }
  return null
}

/** Whether a name has a capital that does not begin the text. */
function isCapitalised(text: string, name: string): boolean {
  const typed = text.split(/[^\p{L}-]+/u).filter(Boolean)
  const [first = ''] = name.split(' ')
  return typed.some((word, at) => at > 0 && fold(word) === first && /^\p{Lu}/u.test(word))
}

function islandNamed(said: string): Place {
  const area = areaNamed(fold(said))
  return { said, countries: [], words: said.toLowerCase(), ...(area && { area }) }
}

function placeIn(text: string, plain: string): Place | null {
  const searched = plain.replace(NOT_A_PLACE, ' ').replace(DATIVE_MOUNTAINS, 'berge')
  const several = severalIn(searched)
  if (several) return anyOf(several)
  const known = KNOWN.exec(searched)?.[0]
  const island = ISLAND.exec(text)?.[1]
  if (island && !known) return islandNamed(island)
  const named = findArea(searched)
  if (named && (!known || named.said === known))
    return {
      said: toTitleCase(named.said),
      countries: known ? [] : [...named.area.countries],
      words: known ?? null,
      area: named.area,
    }
  if (known)
    return { said: toTitleCase(known), countries: [], words: known.replace(/ england$/, '') }
  const isNamed = ANY_NAMED.test(searched)
  for (const [countries, pattern] of isNamed ? [...COUNTRY_PATTERNS, ...REGION_PATTERNS] : []) {
    const said = pattern.exec(searched)?.[0]
    if (said) return { said: toTitleCase(said), countries: [...countries], words: null }
  }
  const other = ANY_OTHER.exec(searched)?.[0]
  const code = other && OTHER_CODES.get(other)
  if (code) return { said: toTitleCase(other), countries: [code], words: null }
  const capitalised = NAMED.exec(text)?.[1]
  // In a text all in capitals, capitals do not mark names.
  if (!capitalised || NOT_NAMES.test(capitalised) || text === text.toUpperCase()) return null
  return { said: capitalised, countries: [], words: capitalised.toLowerCase() }
}
