import type { PrintAddress } from '../artwork/address.ts'
import { hash } from '../artwork/drawing/random.ts'
import type { PrintRatio } from '../artwork/sizes.ts'
import { type Listing, type Photo, usableThumbnail, type WellnessTag } from './listing.ts'

/** Widths of stored photos in pixels; none is upscaled. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureSize = {
  width: (typeof PICTURE_WIDTHS)[number]
  format: (typeof PICTURE_FORMATS)[number]
}

/** A photo of a listing: that of its card, its host's portrait, or the n-th of its gallery. */
export type PictureName = 'cover' | 'host' | number
/** Average colour of each photo, "#rrggbb"; without those never fetched. */
export type PictureColours = Partial<Record<PictureName, string>>
export type PictureAddress = PictureSize & { slug: string; name: PictureName }

/** The file name of a photo: names the listing, never the source. */
export function pictureFile({ slug, name, width, format }: PictureAddress): string {
  return `${slug}-${name}-${width}.${format}`
}

/** Changes with the source of a photo, so that addresses can be cached indefinitely. */
export function pictureVersion(source: string): string {
  return hash(source).toString(36)
}

/** The drawn portrait of a host; the same name has the same face everywhere. */
export function portraitAddress(
  {
    slug,
    host,
    wellnessTag,
  }: Pick<Listing, 'slug' | 'host'> & { wellnessTag?: WellnessTag | null },
  ratio: PrintRatio,
): PrintAddress {
  return {
    kind: 'scene',
    scene: 'portrait',
    hour: wellnessTag ?? 'balance',
    quiet: false,
    ratio,
    variant: { seed: pictureVersion(host?.name ?? slug), house: null },
  }
}

type Pictured = {
  thumbnail: string | null
  images: readonly Photo[]
  host?: { image?: string | undefined } | null
}

/** The source of a photo; null when the listing has none of this name. */
export function pictureSource(listing: Pictured, name: PictureName): string | null {
  if (name === 'host') return usableThumbnail(listing.host?.image)
  return usableThumbnail(name === 'cover' ? listing.thumbnail : listing.images[name]?.url)
}
