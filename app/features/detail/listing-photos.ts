import { defaultPrintUrl, type Picture, printUrl } from '#app/lib/pictures.ts'
import { VIEWS } from '#domain/artwork/scene-names.ts'
import type { PrintRatio } from '#domain/artwork/sizes.ts'
import { type Listing, usableThumbnail } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'

export type GalleryPhoto = Picture & { alt: string }

type Pictured = Pick<Listing, 'slug' | 'title' | 'contentType' | 'tags' | 'thumbnail' | 'images'>

/** The listing's own photos; without any, six prints, led by its thumbnail if that is usable. */
export function photosOf(listing: Pictured, ratio: PrintRatio = '4x3'): GalleryPhoto[] {
  const fallback = defaultPrintUrl(listing.contentType, listing.tags, ratio)
  const photo = (src: string, alt: string): GalleryPhoto => ({ src, fallback, kind: 'photo', alt })
  const own = listing.images.filter((image) => usableThumbnail(image.url))
  if (own.length > 0) return own.map(({ url, alt }) => photo(url, alt))

  const alt = m.detail_print_alt({ title: listing.title })
  const prints = VIEWS.map((view): GalleryPhoto => {
    return { src: printUrl(listing.slug, view, ratio), fallback, kind: 'print', alt }
  })
  const thumbnail = usableThumbnail(listing.thumbnail)
  return thumbnail ? [photo(thumbnail, listing.title), ...prints.slice(1)] : prints
}
