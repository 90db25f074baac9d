import { wordsOf } from '../text/text.ts'
import type { Area } from './areas.ts'
import { isPlaceWord } from './known-places.ts'
import type { Near } from './search-area.ts'

/** A requested place: any of some countries by ISO code, or a location that contains `words`. */
export type Place = {
  said: string
  countries: string[]
  words: string | null
  /** Decides about listings with coordinates, in place of the country. */
  area?: Area
  /** The place should be near it rather than in it. */
  isNear?: true
  /** "In Bristol or online": what needs no travel is as good. */
  orOnline?: true
  /** The visitor's own position, for one turn, with a radius. Searches compare distances with it. */
  around?: Near
}

/** The surroundings of a visitor. */
export function placeAround(around: Near): Place {
  return { said: '', countries: [], words: null, isNear: true, around }
}

/** Towns of a region that is not part of their address. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  'vancouver island': ['tofino', 'ucluelet', 'port renfrew', 'victoria', 'nanaimo'],
}

/** Towns of a place that their address does not mention. */
export function townsOf({ words }: Place): readonly string[] {
  return TOWNS[words ?? ''] ?? []
}

/**
 * Folded words without those of a known place name; an unknown name may also mean something else, so it
 * stays.
 */
export function withoutPlace(words: readonly string[], place: Place | null): string[] {
  if (!place) return [...words]
  const named = new Set(
    wordsOf(place.said).filter((word) => place.countries.length > 0 || isPlaceWord(word)),
  )
  return words.filter((word) => !wordsOf(word).every((part) => named.has(part)))
}
