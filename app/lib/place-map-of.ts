import { CATEGORIES, categoryOf } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { MAP_PICTURE, mapPicturePath } from '#domain/place/map/map-picture.ts'
import { hidesPlace } from '#domain/place/public-place.ts'

/** A place's drawn map in both themes, and the address of the big map, with the name of that link. */
export type PlaceMapData = {
  to: string
  label: string
  light: string
  dark: string
  /** Of an image that loads when it comes near the window. */
  size: { width: number; height: number; loading: 'lazy' }
}

const { width, height } = MAP_PICTURE

/** The drawn map of a listing; null without a place. */
export function placeMapOf(
  listing: Pick<Listing, 'contentType' | 'title' | 'coordinates'>,
): PlaceMapData | null {
  const { coordinates: centre, contentType, title } = listing
  if (!centre) return null
  const mark = hidesPlace(listing) ? 'area' : 'place'
  const { path } = CATEGORIES[categoryOf(contentType)]
  const { lat, lng } = centre
  const params = new URLSearchParams({ near: `${lat},${lng}`, sort: 'nearest', view: 'map' })
  return {
    to: `${path}?${params}#map=${lat.toFixed(3)},${lng.toFixed(3)},8.0`,
    label: m.detail_map_open({ title }),
    light: mapPicturePath({ centre, mark, theme: 'light' }),
    dark: mapPicturePath({ centre, mark, theme: 'dark' }),
    size: { width, height, loading: 'lazy' },
  }
}
