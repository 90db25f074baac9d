import type { Listing } from '#domain/listing/listing.ts'
import { FACETS, type Facet } from '#domain/listing/listing-query.ts'

const VALUES: Record<Facet, (listing: Listing) => readonly (string | null | undefined)[]> = {
  contentType: ({ contentType }) => [contentType],
  type: ({ type }) => [type],
  category: ({ categories }) => categories,
  tag: ({ tags }) => tags,
  price: ({ price }) => [price],
  hour: ({ wellnessTag }) => [wellnessTag],
  country: ({ country }) => [country],
  amenity: ({ amenities }) => amenities,
  kind: ({ offering }) => [offering?.kind],
  service: ({ offering }) => [offering?.service],
  delivery: ({ offering }) => offering?.delivery ?? [],
}

/** A facet and its value as one key; keys of different facets never collide. */
export function valueKey(facet: Facet, value: string): string {
  return String.fromCharCode(FIRST + FACETS.indexOf(facet)) + value
}

export function splitKey(key: string): { facet: number; value: string } {
  return { facet: key.charCodeAt(0) - FIRST, value: key.slice(1) }
}

const FIRST = 'a'.charCodeAt(0)

/** All facet values of a listing, without duplicates. */
export function facetValues(listing: Listing): Set<string> {
  const keys = new Set<string>()
  for (const facet of FACETS) {
    for (const value of VALUES[facet](listing))
      if (value !== null && value !== undefined)
        keys.add(valueKey(facet, value.replaceAll('\0', ' ')))
  }
  return keys
}
