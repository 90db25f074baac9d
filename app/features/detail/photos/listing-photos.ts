import { defaultPrintUrl, type Picture, photoOf, printUrl } from '#app/lib/pictures.ts'
import { VIEWS } from '#domain/artwork/gallery-views.ts'
import { type Listing, usableThumbnail } from '#domain/listing/listing.ts'
import type { PictureColours, PictureName } from '#domain/listing/picture.ts'
import { m } from '#domain/messages/messages.js'

const RATIO = '4x3'

export type GalleryPhoto = Picture & { alt: string }

type Pictured = Pick<Listing, 'slug' | 'title' | 'contentType' | 'tags' | 'thumbnail' | 'images'>

/** The listing's own photos; without any, six prints, the first replaced by a usable thumbnail. */
export function photosOf(listing: Pictured, colours: PictureColours): GalleryPhoto[] {
  const fallback = defaultPrintUrl(listing.contentType, listing.tags, RATIO)
  const photo = (name: PictureName, source: string, alt: string): GalleryPhoto => {
    const colour = colours[name]
    return { ...photoOf(listing.slug, name, source), fallback, alt, ...(colour && { colour }) }
  }
  const own = listing.images.flatMap(({ url, alt }, index) =>
    usableThumbnail(url) ? [photo(index, url, alt)] : [],
  )
  if (own.length > 0) return own

  const alt = m.detail_print_alt({ title: listing.title })
  const prints = VIEWS.map((view): GalleryPhoto => {
    return { src: printUrl(listing.slug, view, RATIO), fallback, kind: 'print', alt }
  })
  const thumbnail = usableThumbnail(listing.thumbnail)
  return thumbnail ? [photo('cover', thumbnail, listing.title), ...prints.slice(1)] : prints
}
