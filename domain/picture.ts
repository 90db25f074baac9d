import { readSlug } from './artwork/address.ts'
import { hash } from './artwork/random.ts'
import { type Photo, usableThumbnail } from './listing.ts'

/** Widths that photos are kept in, in pixels; none is made wider than it came. */
export const PICTURE_WIDTHS = [400, 800, 1200] as const
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureSize = {
  width: (typeof PICTURE_WIDTHS)[number]
  format: (typeof PICTURE_FORMATS)[number]
}

/** Which photo of a listing: the one on its card, or the n-th of its gallery. */
export type PictureName = 'cover' | number
/** What most of each photo looks like, "#rrggbb"; without those that were never fetched. */
export type PictureColours = Partial<Record<PictureName, string>>
export type PictureAddress = PictureSize & { slug: string; name: PictureName }

const FILE = new RegExp(
  `^(.+)-(cover|0|[1-9]\\d{0,2})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`,
)

/** The file name of a photo: says whose it is, never where it comes from. */
export function pictureFile({ slug, name, width, format }: PictureAddress): string {
  return `${slug}-${name}-${width}.${format}`
}

/** The reverse of `pictureFile`; null for any name that it would not write. */
export function readPictureFile(file: string): PictureAddress | null {
  const [, words = '', name = '', digits, ending] = FILE.exec(file) ?? []
  const slug = readSlug(words)
  const width = PICTURE_WIDTHS.find((one) => String(one) === digits)
  const format = PICTURE_FORMATS.find((one) => one === ending)
  if (!slug || !width || !format) return null
  return { slug, name: name === 'cover' ? name : Number(name), width, format }
}

/** Changes with where a photo comes from, so that an address with it can be kept for ever. */
export function pictureVersion(source: string): string {
  return hash(source).toString(36)
}

type Pictured = { thumbnail: string | null; images: readonly Photo[] }

/** Where the photo of a listing comes from; null when it has none of this name. */
export function pictureSource(listing: Pictured, name: PictureName): string | null {
  return usableThumbnail(name === 'cover' ? listing.thumbnail : listing.images[name]?.url)
}
