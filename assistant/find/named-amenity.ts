import type { Candidate } from '#domain/need/candidate.ts'
import type { Fit } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'

/** Things that the concept they are read as is wider than: a beach is for swimming, and no pool. */
const NAMED: readonly (readonly [said: RegExp, amenity: string, told: RegExp])[] = [
  [
    /^(?:pool|piscina|piscine|schwimmbad|schwimmbecken|hallenbad|freibad)s?$/,
    'pool',
    /\b(?:swimming |sea[ -]water |heated |outdoor |indoor )?pools?\b/i,
  ],
]

/** The amenity that words name, by its identifier; null for none. */
export function namedAmenity(said: string): string | null {
  return NAMED.find(([words]) => words.test(fold(said)))?.[1] ?? null
}

/** Whether a listing confirms an amenity, or says so in its own words. */
export function mentionsAmenity(
  amenity: string,
  candidate: Candidate,
): 'confirmed' | 'told' | null {
  if (candidate.amenities.includes(amenity)) return 'confirmed'
  const told = NAMED.find(([, each]) => each === amenity)?.[2]
  const texts = [candidate.title, candidate.description, ...candidate.tags]
  return told && texts.some((text) => told.test(text)) ? 'told' : null
}

/** What has the amenities that were named comes first, in the order it had. */
export function amenityFirst(need: Need, fits: readonly Fit[]): Fit[] {
  const named = need.asked.flatMap(({ said }) => namedAmenity(said) ?? [])
  const lacking = ({ candidate }: Fit) =>
    named.filter((amenity) => mentionsAmenity(amenity, candidate) === null).length
  return named.length === 0 ? [...fits] : fits.toSorted((a, b) => lacking(a) - lacking(b))
}
