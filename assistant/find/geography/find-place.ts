import { countryPoint, townNames, townPoint } from '#domain/place/gazetteer.ts'
import type { Point } from '#domain/place/public-place.ts'
import { readPlace } from '#domain/place/read-place.ts'
import { createSpelling } from '#domain/text/edit-distance.ts'
import { fold } from '#domain/text/text.ts'

export type FoundPlace = Point & { name: string }

const spelling = createSpelling([...townNames()].map((name) => [name, 1] as const))

/** A town, region or country by its name in any language of the site, also misspelt; null if unknown. */
export function findPlace(text: string): FoundPlace | null {
  const name = fold(text).trim()
  return townOf(name) ?? countryOf(text, name) ?? townOf(spelling.nearest(name) ?? '')
}

function townOf(name: string): FoundPlace | null {
  const point = townPoint(name)
  return point && { name, ...point }
}

function countryOf(text: string, name: string): FoundPlace | null {
  const place = readPlace(text, name)
  const [code, ...others] = place?.countries ?? []
  const point = code && others.length === 0 && place?.words === null ? countryPoint(code) : null
  return point && { name, ...point }
}
