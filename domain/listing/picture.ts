import { hash } from '../artwork/random.ts'
import { type Photo, usableThumbnail } from './listing.ts'

/** Widths that photos are kept in, in pixels; none is made wider than it came. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureSize = {
  width: (typeof PICTURE_WIDTHS)[number]
  format: (typeof PICTURE_FORMATS)[number]
}

/** Which photo of a listing: the one on its card, its host's portrait, or the n-th of its gallery. */
export type PictureName = 'cover' | 'host' | number
/** What most of each photo looks like, "#rrggbb"; without those that were never fetched. */
export type PictureColours = Partial<Record<PictureName, string>>
export type PictureAddress = PictureSize & { slug: string; name: PictureName }

/** The file name of a photo: says whose it is, never where it comes from. */
export function pictureFile({ slug, name, width, format }: PictureAddress): string {
  return `${slug}-${name}-${width}.${format}`
}

/** Changes with where a photo comes from, so that an address with it can be kept for ever. */
export function pictureVersion(source: string): string {
  return hash(source).toString(36)
}

type Pictured = {
  thumbnail: string | null
  images: readonly Photo[]
  host?: { image?: string | undefined } | null
}

/** Where the photo of a listing comes from; null when it has none of this name. */
export function pictureSource(listing: Pictured, name: PictureName): string | null {
  if (name === 'host') return usableThumbnail(listing.host?.image)
  return usableThumbnail(name === 'cover' ? listing.thumbnail : listing.images[name]?.url)
}
