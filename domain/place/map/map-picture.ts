import type { Point } from '../public-place.ts'

/** Pixels, and the zoom level (a world of 256 · 2^zoom pixels). */
export const MAP_PICTURE = { width: 640, height: 400, zoom: 8 } as const

/** A drawn map around a point: of a stay its area, of an event its place. */
export type MapPicture = { centre: Point; mark: 'area' | 'place'; theme: 'light' | 'dark' }

/** The address of a drawn map; the centre has at most four decimals (about ten metres). */
export function mapPicturePath({ centre, mark, theme }: MapPicture): string {
  return `/map/picture/${mark}/${rounded(centre.lat)},${rounded(centre.lng)}/${theme}.svg`
}

/** The same as a PNG, for mails and share cards, which take no SVG. */
export function mapPngPath(picture: MapPicture): string {
  return mapPicturePath(picture).replace(/svg$/, 'png')
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000
