import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'

/** Amenities narrower than their concept: a beach matches "swimming" but is no pool. */
const NAMED: readonly (readonly [name: RegExp, amenity: string, mention: RegExp])[] = [
  [
    /^(?:pool|piscina|piscine|schwimmbad|schwimmbecken|hallenbad|freibad)s?$/,
    'pool',
    /\b(?:swimming |sea[ -]water |heated |outdoor |indoor )?pools?\b/i,
  ],
]

/** Id of the amenity that a phrase names; null if none. */
export function namedAmenity(said: string): string | null {
  return NAMED.find(([words]) => words.test(fold(said)))?.[1] ?? null
}

/**
 * Returns "confirmed" if the listing has the amenity, "mentioned" if only its text mentions it,
 * otherwise null.
 */
export function mentionsAmenity(
  amenity: string,
  candidate: Candidate,
): 'confirmed' | 'mentioned' | null {
  if (candidate.amenities.includes(amenity)) return 'confirmed'
  const mention = NAMED.find(([, each]) => each === amenity)?.[2]
  const texts = [candidate.title, candidate.description, ...candidate.tags]
  return mention && texts.some((text) => mention.test(text)) ? 'mentioned' : null
}

/** Sorts listings with the requested amenities first, otherwise in the given order. */
export function amenityFirst(need: Need, fits: readonly Fit[]): Fit[] {
  const named = need.asked.flatMap(({ said }) => namedAmenity(said) ?? [])
  const lacking = ({ candidate }: Fit) =>
    named.filter((amenity) => mentionsAmenity(amenity, candidate) === null).length
  return named.length === 0 ? [...fits] : fits.toSorted((a, b) => lacking(a) - lacking(b))
}
