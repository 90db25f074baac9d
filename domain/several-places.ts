import { ANY_NAMED, COUNTRY_PATTERNS, KNOWN, REGION_PATTERNS } from './known-places.ts'
import type { Place } from './place.ts'

const OR =
  ',? (?:or|nor|and|oder|noch|und|o|u|ni|y|e|ou|et) (?:(?:in|to|en|a|nach|au|aux) )?(?:(?:the|la|los|les|den) )?'
/** The source of a pattern for the name of a place that is known here, and for several of which any will do. */
export const NAME = `(?:${KNOWN.source}|${ANY_NAMED.source})`
export const NAMES = `${NAME}(?:, ${NAME})*(?:${OR}${NAME})+`
const EACH_NAME = new RegExp(NAME, 'g')
/** The name of a known place and a space. */
const BESIDE_NAME = new RegExp(`\\b(?:${KNOWN.source}) $`)
const JOINED = new RegExp(OR)
const SEVERAL = new RegExp(NAMES)

/** The first two or more of them in a folded text with "or" between. */
export function severalIn(plain: string): string | undefined {
  // Most texts join nothing, and compiled, the names are two megabytes.
  return JOINED.test(plain) ? SEVERAL.exec(plain)?.[0] : undefined
}

/** All the places that are named in a folded text; it may be any of them. */
export function anyOf(plain: string): Place | null {
  const names = [...plain.matchAll(EACH_NAME)]
    // "Bali island" is no country as well.
    .filter(({ 0: name, index }) => name !== 'island' || !BESIDE_NAME.test(plain.slice(0, index)))
    .map(([name]) => name)
  const known = names.find((name) => KNOWN.exec(name)?.[0] === name)
  const countries = names.flatMap(
    (name) =>
      [...COUNTRY_PATTERNS, ...REGION_PATTERNS].find(
        ([, pattern]) => pattern.exec(name)?.[0] === name,
      )?.[0] ?? [],
  )
  if (!known && countries.length === 0) return null
  return {
    said: names.map(titled).join(', '),
    countries: [...new Set(countries)],
    words: known?.replace(/ england$/, '') ?? null,
  }
}

/** A folded name as it is written. */
export function titled(name: string): string {
  if (name === 'uk' || name === 'usa') return name.toUpperCase()
  return name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase()).replace(/^The /, 'the ')
}
