import { type PrintAddress, printFile, type SceneVariant } from '#domain/artwork/address.ts'
import { isQuiet } from '#domain/artwork/quiet.ts'
import type { SceneName, View } from '#domain/artwork/scene-names.ts'
import type { PrintRatio } from '#domain/artwork/sizes.ts'
import { type ContentType, categoryOf } from '#domain/category.ts'
import { type ListingCard, usableThumbnail, type WellnessTag } from '#domain/listing.ts'

/** Raise it whenever the generator draws differently: addresses are cached for a year. */
export const ARTWORK_VERSION = '1'

/** The print of a listing; views 0 to 5 make its gallery. */
export function printUrl(slug: string, view: View, ratio: PrintRatio): string {
  return addressOf({ kind: 'listing', slug, view, ratio })
}

/**
 * A print of the interface itself; a quiet one is an overcast dusk with no house in it.
 * The variant chooses another print of the same scene: its seed (letters and digits), house, view.
 */
export function scenePrintUrl(
  scene: SceneName,
  hour: WellnessTag,
  ratio: PrintRatio,
  quiet = false,
  variant: Partial<SceneVariant> = {},
): string {
  const usual = { seed: null, house: null, view: null }
  return addressOf({ kind: 'scene', scene, hour, quiet, ratio, variant: { ...usual, ...variant } })
}

/** What stands in for a picture that is missing or fails to load. */
export function defaultPrintUrl(
  contentType: ContentType,
  tags: readonly string[],
  ratio: PrintRatio,
): string {
  return addressOf({
    kind: 'default',
    category: categoryOf(contentType),
    quiet: isQuiet(tags),
    ratio,
  })
}

/** The raster that a shared page shows, 1200 x 630 px. */
export function shareImageUrl(slug: string): string {
  return `/og/${slug}.png?v=${ARTWORK_VERSION}`
}

export type Picture = {
  src: string
  /** Swap to this once when `src` fails. */
  fallback: string
  /** Photographs are toned down to hang beside prints; prints are shown as they are. */
  kind: 'photo' | 'print'
}

type Pictured = Pick<ListingCard, 'slug' | 'contentType' | 'thumbnail'> & {
  tags: readonly string[]
}

/** A listing's own thumbnail when it has a usable one, otherwise its print. */
export function pictureOf(listing: Pictured, ratio: PrintRatio): Picture {
  const photo = usableThumbnail(listing.thumbnail)
  const fallback = defaultPrintUrl(listing.contentType, listing.tags, ratio)
  return photo
    ? { src: photo, fallback, kind: 'photo' }
    : { src: printUrl(listing.slug, 0, ratio), fallback, kind: 'print' }
}

function addressOf(address: PrintAddress): string {
  return `/art/${printFile(address)}?v=${ARTWORK_VERSION}`
}
