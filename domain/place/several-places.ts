import { ANY_NAMED, COUNTRY_PATTERNS, KNOWN, REGION_PATTERNS } from './known-places.ts'
import type { Place } from './place.ts'

const OR =
  ',? (?:or|nor|and|oder|noch|und|o|u|ni|y|e|ou|et) (?:(?:in|to|en|a|nach|au|aux) )?(?:(?:the|la|los|les|den) )?'
const NAME = new RegExp(`(?:${KNOWN.source}|${ANY_NAMED.source})`, 'g')
/** The name of a known place and a space. */
const BESIDE_NAME = new RegExp(`\\b(?:${KNOWN.source}) $`)
const JOINED = new RegExp(OR)
const JOINED_WHOLE = new RegExp(`^${OR}$`)
/** In characters; no OR is longer. */
const OR_LIMIT = 32

/** Where the name of a known place stands in a text. */
export type Named = { start: number; end: number }

/**
 * The names of known places in a folded text, those inside of others too. What stands before and between them is
 * looked at in patterns of its own: one for all has the names several times, which takes a tenth of a second to compile.
 */
export function namesIn(plain: string): Named[] {
  const found: Named[] = []
  NAME.lastIndex = 0
  for (let next = NAME.exec(plain); next; next = NAME.exec(plain)) {
    found.push({ start: next.index, end: NAME.lastIndex })
    NAME.lastIndex = next.index + 1
  }
  return found
}

/** The first two or more of them in a folded text with "or" between. */
export function severalIn(plain: string): string | undefined {
  // Most texts join nothing.
  if (!JOINED.test(plain)) return undefined
  const names = namesIn(plain)
  for (const { start, end } of names) {
    const last = listEnd(plain, names, end)
    if (last !== null) return plain.slice(start, last)
  }
  return undefined
}

/** Where several names with "or" between end, of which the first ends at `end`; null where no other follows. */
export function listEnd(plain: string, names: readonly Named[], end: number): number | null {
  const follow = (from: number, isBetween: (text: string) => boolean) => {
    let to = from
    for (;;) {
      // What can be an article stands before the name rather than in it.
      const next = names.findLast(
        ({ start }) => start > to && start <= to + OR_LIMIT && isBetween(plain.slice(to, start)),
      )
      if (!next) return to
      to = next.end
    }
  }
  const others = follow(end, (between) => between === ', ')
  const last = follow(others, (between) => JOINED_WHOLE.test(between))
  return last > others ? last : null
}

/** All the places that are named in a folded text; it may be any of them. */
export function anyOf(plain: string): Place | null {
  const names = [...plain.matchAll(NAME)]
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
    said: names.map(toTitleCase).join(', '),
    countries: [...new Set(countries)],
    words: known?.replace(/ england$/, '') ?? null,
  }
}

/** A folded name as it is written. */
export function toTitleCase(name: string): string {
  if (name === 'uk' || name === 'usa') return name.toUpperCase()
  return name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase()).replace(/^The /, 'the ')
}
