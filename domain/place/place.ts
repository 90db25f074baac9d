import { wordsOf } from '../text/text.ts'
import { isPlaceWord } from './known-places.ts'

/** Where somebody wants to be: in any of some countries by ISO code, or where the words of a location say so. */
export type Place = {
  said: string
  countries: string[]
  words: string | null
  /** A town that it should be near rather than in. */
  isNear?: true
}

/** Towns of a region whose name their own address leaves out. */
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  'vancouver island': ['tofino', 'ucluelet', 'port renfrew', 'victoria', 'nanaimo'],
}

/** Towns that lie in a place though their address does not say so. */
export function townsOf({ words }: Place): readonly string[] {
  return TOWNS[words ?? ''] ?? []
}

/** Words (folded) without those of the name of a place that is known here; another name may say something else too. */
export function withoutPlace(words: readonly string[], place: Place | null): string[] {
  if (!place) return [...words]
  const named = new Set(
    wordsOf(place.said).filter((word) => place.countries.length > 0 || isPlaceWord(word)),
  )
  return words.filter((word) => !wordsOf(word).every((part) => named.has(part)))
}
