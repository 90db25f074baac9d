import { fold } from '../text/text.ts'
import { ANY_OTHER, NOT_A_PLACE, NOT_NAMES } from './known-places.ts'
import type { Place } from './place.ts'
import { anyOf, listEnd, namesIn, toTitleCase } from './several-places.ts'

const NO_JOURNEY =
  '(?:trips?|journeys?|holidays?|travel(?:ling|ing)?|flights?|fly(?:ing)?|go(?:ing)?|be|ir|viajes?|viajar|volar|vacaciones|reisen?|verreisen|urlaub|fliegen|flug|voyages?|voyager|aller|partir|vacances)'
const NOT = String.raw`\b(?:(?<!why )(?:not|no)|never|except|without|(?:do|wo|ca)n['’]?t(?: want(?: to)?)?|outside(?: of)?|(?:any|every)(?:where|thing| ?place| country)? but|other than|instead of|rather than|elsewhere than|else than|excepto|salvo|(?:en )?(?:(?:cualquier|todos?|todas?) )?(?:(?:los |las )?(?:sitio|lugar|lado|parte|pais|país|paise|países?)s?|sea|todo|cualquiera?) menos|fuera de|en vez de|en lugar de|sin|no quiero|nada de|(?:(?:uberall|überall|egal wo),? )?(?:nur |aber )?nicht|nie|keine?n?|ohne|(?:an)?statt|ausser|außer|pas|sauf|sans|au lieu de|plut[oô]t que|jamais|(?:partout|n[ ’']?importe o[uù]),? sauf|hors(?: de)?|ailleurs qu(?:e|en|au|aux|a)?|woanders als|anderswo als|ausserhalb(?: von| der| des)?|außerhalb(?: von| der| des)?|en otro (?:sitio|lugar|pais) que no (?:sea|este))\s+`
const NOT_IN = String.raw`${NOT}(?:${NO_JOURNEY}\s+)?(?:(?:est[eé]n?|sean?|queden?|situ[eé]e?s?)\s+)?(?:in |on |to |at |near |en |nach |au |aux |a |d|de |l)?(?:the |la |los |las |les |den |die |der )?`
/** An excluded name in a text as typed. */
export const RULED_OUT_TYPED = new RegExp(
  `${NOT_IN}(?:(?:[\\p{L}'’-]+\\s+){1,3}islands?\\b|[\\p{L}'’-]+)`,
  'giu',
)
/** "Not on Salt Spring Island": an island of any name. "Island" is Iceland in German. */
const ISLAND_RULED_OUT =
  /\b(?:not|never|except|but|outside|other than) (?:on|in|near|to) (?:the )?((?:\p{L}+ ){1,3}islands?)\b/u
/** An excluded capitalised name in a text as typed. */
const NAMED_RULED_OUT =
  /\b(?:not|never|except|excepto|salvo|menos|nicht|außer|pas|sauf) (?:in|near|around|en|à|bei|près de) (\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]+){0,2})/u
/** Fast negative check: most texts exclude nothing, and the patterns below are slow to compile. */
const RULES_OUT = new RegExp(NOT)
/** Matches the end of the text before a name. */
const RULING_OUT = new RegExp(`${NOT_IN}$`, 'g')
const ISLAND = / islands?/y
const OTHER_RULED_OUT = new RegExp(`${NOT_IN}${ANY_OTHER.source}`, 'gu')

/** A folded text without its excluded places. */
export function withoutRuledOut(plain: string): string {
  // An excluded Thai massage does not exclude Thailand.
  const masked = plain.replace(NOT_A_PLACE, (excluded) => excluded.replaceAll(' ', '_'))
  const named = ruledOutIn(masked)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, masked)
    .replace(ISLAND_RULED_OUT, ' ')
  const rest = RULES_OUT.test(named) ? named.replace(OTHER_RULED_OUT, ' ') : named
  return rest.replaceAll('_', ' ')
}

/** The ranges of a folded text that exclude known places, each with the list of names it applies to. */
function ruledOutIn(plain: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = []
  if (!RULES_OUT.test(plain)) return found
  const names = namesIn(plain)
  for (const { start: first, end } of names) {
    const from = found.at(-1)?.end ?? 0
    if (first < from) continue
    RULING_OUT.lastIndex = from
    const start = RULING_OUT.exec(plain.slice(0, first))?.index
    if (start === undefined) continue
    const last = listEnd(plain, names, end) ?? end
    ISLAND.lastIndex = last
    found.push({ start, end: ISLAND.test(plain) ? ISLAND.lastIndex : last })
  }
  return found
}

/** The excluded place of a text, as typed and folded; null where there is none. */
export function readRuledOut(text: string, plain: string): Place | null {
  const masked = plain.replace(NOT_A_PLACE, ' ')
  const excluded = ruledOutIn(masked).map(({ start, end }) => masked.slice(start, end))
  if (excluded.length > 0) return anyOf(excluded.join(', '))
  const island = ISLAND_RULED_OUT.exec(plain)?.[1]
  if (island) return { said: toTitleCase(island), countries: [], words: island }
  const named = NAMED_RULED_OUT.exec(text)?.[1]
  return named && !NOT_NAMES.test(named) && !ANY_OTHER.test(fold(named))
    ? { said: named, countries: [], words: named.toLowerCase() }
    : null
}
