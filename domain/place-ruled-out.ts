import { ANY_OTHER, NOT_A_PLACE, NOT_NAMES } from './known-places.ts'
import type { Place } from './place.ts'
import { anyOf, NAME, NAMES, titled } from './several-places.ts'
import { fold } from './text.ts'

const NO_JOURNEY =
  '(?:trips?|journeys?|holidays?|travel(?:ling|ing)?|flights?|fly(?:ing)?|go(?:ing)?|be|ir|viajes?|viajar|volar|vacaciones|reisen?|verreisen|urlaub|fliegen|flug|voyages?|voyager|aller|partir|vacances)'
const NOT_IN = String.raw`\b(?:(?<!why )(?:not|no)|never|except|without|(?:do|wo|ca)n['’]?t(?: want(?: to)?)?|outside(?: of)?|(?:any|every)(?:where|thing| ?place| country)? but|other than|excepto|salvo|(?:en )?(?:(?:cualquier|todos?|todas?) )?(?:(?:los |las )?(?:sitio|lugar|lado|parte|pais|país|paise|países?)s?|sea|todo|cualquiera?) menos|fuera de|sin|no quiero|nada de|(?:(?:uberall|überall|egal wo),? )?(?:nur |aber )?nicht|nie|keine?n?|ohne|ausser|außer|pas|sauf|sans|jamais|(?:partout|n[ ’']?importe o[uù]),? sauf|hors(?: de)?|ailleurs quen?)\s+(?:${NO_JOURNEY}\s+)?(?:(?:est[eé]n?|sean?|queden?|situ[eé]e?s?)\s+)?(?:in |on |to |at |near |en |nach |au |aux |a |d|de |l)?(?:the |la |los |las |les |den |die |der )?`
/** In a text as typed: the word after is no name of a place that is asked for. */
export const RULED_OUT_TYPED = new RegExp(
  `${NOT_IN}(?:(?:[\\p{L}'’-]+\\s+){1,3}islands?\\b|[\\p{L}'’-]+)`,
  'giu',
)
/** "Not on Salt Spring Island": an island of any name, which is not Iceland in German. */
const ISLAND_RULED_OUT =
  /\b(?:not|never|except|but|outside|other than) (?:on|in|near|to) (?:the )?((?:\p{L}+ ){1,3}islands?)\b/u
/** The same of any name in capitals, in a text as typed. */
const NAMED_RULED_OUT =
  /\b(?:not|never|except|excepto|salvo|menos|nicht|außer|pas|sauf) (?:in|near|around|en|à|bei|près de) (\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u
/** One look tells that nothing is ruled out, as in most texts: compiled, the patterns after it are megabytes. */
const RULES_OUT = new RegExp(NOT_IN)
/** In a folded text: where it must not be. */
const RULED_OUT = new RegExp(`${NOT_IN}(?:${NAMES}|${NAME})(?: islands?)?`, 'g')
const OTHER_RULED_OUT = new RegExp(`${NOT_IN}${ANY_OTHER.source}`, 'gu')

/** A folded text without what is said of where it must not be. */
export function withoutRuledOut(plain: string): string {
  // A Thai massage that is ruled out says nothing of Thailand.
  const masked = plain.replace(NOT_A_PLACE, (said) => said.replaceAll(' ', '_'))
  const named = without(masked, RULED_OUT).replace(ISLAND_RULED_OUT, ' ')
  return without(named, OTHER_RULED_OUT).replaceAll('_', ' ')
}

const without = (plain: string, ruledOut: RegExp) =>
  RULES_OUT.test(plain) ? plain.replace(ruledOut, ' ') : plain

/** The place where it must not be, of a text as typed and folded; null where none is named. */
export function readRuledOut(text: string, plain: string): Place | null {
  const masked = plain.replace(NOT_A_PLACE, ' ')
  const said = RULES_OUT.test(masked) ? [...masked.matchAll(RULED_OUT)].map(([all]) => all) : []
  if (said.length > 0) return anyOf(said.join(', '))
  const island = ISLAND_RULED_OUT.exec(plain)?.[1]
  if (island) return { said: titled(island), countries: [], words: island }
  const named = NAMED_RULED_OUT.exec(text)?.[1]
  return named && !NOT_NAMES.test(named) && !ANY_OTHER.test(fold(named))
    ? { said: named, countries: [], words: named.toLowerCase() }
    : null
}
