import { ANY_NAMED, COUNTRY_PATTERNS, KNOWN, REGION_PATTERNS } from './known-places.ts'
import type { Place } from './place.ts'

const OR =
  ',? (?:or|nor|and|oder|noch|und|o|u|ni|y|e|ou|et) (?:(?:in|to|en|a|nach|au|aux) )?(?:(?:the|la|el|los|les|le|den|der|die|dem) )?'
const NAME = new RegExp(`(?:${KNOWN.source}|${ANY_NAMED.source})`, 'g')
/** The name of a known place and a space. */
const NAME_BEFORE = new RegExp(`\\b(?:${KNOWN.source}) $`)
const JOINED = new RegExp(OR)
const JOINED_WHOLE = new RegExp(`^${OR}$`)
/** Maximum length of a match of OR, in characters. */
const OR_LIMIT = 32

/** The range of a known place name in a text. */
export type Named = { start: number; end: number }

/**
 * The known place names in a folded text, including nested ones. The context is matched by separate
 * patterns: one combined pattern would repeat the names and take 100 ms to compile.
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

/** The first list of two or more names joined by "or" or "and" in a folded text. */
export function severalIn(plain: string): string | undefined {
  // Fast negative check: most texts contain no such list.
  if (!JOINED.test(plain)) return undefined
  const names = namesIn(plain)
  for (const { start, end } of names) {
    const last = listEnd(plain, names, end)
    if (last !== null) return plain.slice(start, last)
  }
  return undefined
}

/** The end of a list of names of which the first ends at `end`; null where no other name follows. */
export function listEnd(plain: string, names: readonly Named[], end: number): number | null {
  const follow = (from: number, isBetween: (text: string) => boolean) => {
    let to = from
    for (;;) {
      // An article belongs to the separator, not to the name.
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

/** Any of the places that a folded text names. */
export function anyOf(plain: string): Place | null {
  const names = [...plain.matchAll(NAME)]
    // "Bali island" does not also name Iceland ("Island").
    .filter(({ 0: name, index }) => name !== 'island' || !NAME_BEFORE.test(plain.slice(0, index)))
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

/** A folded name in title case. */
export function toTitleCase(name: string): string {
  if (name === 'uk' || name === 'usa') return name.toUpperCase()
  const capitals = name.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase())
  return capitals
    .replace(/^The /, 'the ')
    .replace(/(?<= )(?:Of|The|De|Del|Du|Des|Di) /g, (link) => link.toLowerCase())
}
