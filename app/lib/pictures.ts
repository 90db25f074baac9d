import {
  ARTWORK_VERSION,
  type PrintAddress,
  printFile,
  type SceneVariant,
} from '#domain/artwork/address.ts'
import type { View } from '#domain/artwork/gallery-views.ts'
import { isQuiet } from '#domain/artwork/quiet.ts'
import type { SceneName } from '#domain/artwork/scene-names.ts'
import { PRINT_SCALES, PRINT_SIZES, type PrintRatio } from '#domain/artwork/sizes.ts'
import { type ContentType, categoryOf } from '#domain/listing/category.ts'
import {
  type Listing,
  type ListingCard,
  usableThumbnail,
  type WellnessTag,
} from '#domain/listing/listing.ts'
import {
  PICTURE_WIDTHS,
  type PictureName,
  type PictureSize,
  pictureFile,
  pictureVersion,
  portraitAddress,
} from '#domain/listing/picture.ts'

/** The print of a listing; views 0 to 5 make its gallery. */
export function printUrl(slug: string, view: View, ratio: PrintRatio): string {
  return addressOf({ kind: 'listing', slug, view, ratio })
}

/**
 * A print of the interface itself; a quiet one is an overcast dusk without a house.
 * The variant selects another print of the same scene: its seed (letters and digits) and house.
 */
export function scenePrintUrl(
  scene: SceneName,
  hour: WellnessTag,
  ratio: PrintRatio,
  quiet = false,
  variant: Partial<SceneVariant> = {},
): string {
  const usual = { seed: null, house: null }
  return addressOf({ kind: 'scene', scene, hour, quiet, ratio, variant: { ...usual, ...variant } })
}

/** The fallback for a picture that is missing or fails to load. */
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

/**
 * Cards fill a column; on compact screens the picture stands beside the text. There the size is understated: at a
 * device pixel ratio of 3, a picture for 2 is enough.
 */
const CARD_SIZES = '(min-width: 64rem) 33vw, (min-width: 48rem) 50vw, 160px'

/** A print with a `srcSet` of its two widths. */
export function inWidths(
  src: string,
  sizes: string,
): Required<Pick<Picture, 'src' | 'srcSet' | 'sizes'>> {
  const ratio = /-(\w+)\.svg/.exec(src)?.[1] as PrintRatio
  const { width } = PRINT_SIZES[ratio]
  const { small, full } = PRINT_SCALES
  return { src, srcSet: `${src}&small ${width * small}w, ${src} ${width * full}w`, sizes }
}

export type Picture = {
  src: string
  /** `srcSet` candidates; `avif` is the photo for browsers that support it. */
  srcSet?: string
  avif?: string
  /** The rendered width, when it is not that of a card. */
  sizes?: string
  /** Placeholder until a photo has loaded. */
  colour?: string
  /** Replaces `src` once when it fails. */
  fallback: string
  /** Photos are toned down to match prints; prints are shown unchanged. */
  kind: 'photo' | 'print'
}

type Pictured = Pick<ListingCard, 'slug' | 'contentType' | 'thumbnail' | 'thumbnailColour'> & {
  tags: readonly string[]
}

/** Squares stand beside a line of text, 4x5 beside the text of a card; wide ones fill the screen. */
const SIZES: Partial<Record<PrintRatio, string>> = {
  '1x1': '96px',
  '4x3': CARD_SIZES,
  '4x5': '(min-width: 48rem) 176px, 120px',
  wide: '100vw',
  hero: '100vw',
}

/** A listing's own thumbnail when it has a usable one, otherwise its print. */
export function pictureOf(listing: Pictured, ratio: PrintRatio): Picture {
  const { slug, contentType, tags, thumbnail, thumbnailColour: colour } = listing
  const source = usableThumbnail(thumbnail)
  const fallback = defaultPrintUrl(contentType, tags, ratio)
  const sizes = SIZES[ratio]
  if (!source) {
    const src = printUrl(slug, 0, ratio)
    return { ...(sizes ? inWidths(src, sizes) : { src }), fallback, kind: 'print' }
  }
  const photo = photoOf(slug, 'cover', source)
  return { ...photo, fallback, ...(sizes && { sizes }), ...(colour && { colour }) }
}

/** The portrait of a listing's host, or a drawn one in its place. */
export function portraitOf(
  listing: Pick<Listing, 'slug' | 'host' | 'wellnessTag'>,
  ratio: PrintRatio = '1x1',
): Picture {
  const print = addressOf(portraitAddress(listing, ratio))
  const source = usableThumbnail(listing.host?.image)
  if (!source) return { src: print, fallback: print, kind: 'print' }
  return { ...photoOf(listing.slug, 'host', source), fallback: print, sizes: '128px' }
}

/**
 * A photo of a listing from our own server (server/pictures/), which serves the listing's print at the same
 * URL while it has no copy.
 *
 * @param source original URL of the photo; only its version appears in the result
 */
export function photoOf(
  slug: string,
  name: PictureName,
  source: string,
): Required<Pick<Picture, 'src' | 'srcSet' | 'avif'>> & { kind: 'photo' } {
  const address = (size: PictureSize) =>
    `/pictures/${pictureFile({ slug, name, ...size })}?v=${pictureVersion(source)}`
  const widths = (format: PictureSize['format']) =>
    PICTURE_WIDTHS.map((width) => `${address({ width, format })} ${width}w`).join(', ')
  return {
    src: address({ width: 800, format: 'webp' }),
    srcSet: widths('webp'),
    avif: widths('avif'),
    kind: 'photo',
  }
}

function addressOf(address: PrintAddress): string {
  return `/art/${printFile(address)}?v=${ARTWORK_VERSION}`
}
