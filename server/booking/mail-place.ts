import type { Locale } from '#auth/mail/locale.ts'
import type { MailPicture } from '#auth/mail/mail-html.ts'
import { shareImageUrl } from '#domain/artwork/address.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { pictureSource } from '#domain/listing/picture.ts'
import { m } from '#domain/messages/messages.js'
import { MAP_PICTURE, mapPngPath } from '#domain/place/map/map-picture.ts'
import { hidesPlace, type Point } from '#domain/place/public-place.ts'

/** What a mail shows of a listing's place: of a stay its area, of an event its place. */
export type MailPlace = {
  slug: string
  location: string | null
  centre: Point | null
  mark: 'area' | 'place'
  /** Whether its cover is a photograph; else it is a print. */
  hasPhoto: boolean
}

/** The place of a public listing; null without a listing. */
export function mailPlaceOf(listing: Listing | null): MailPlace | null {
  if (!listing) return null
  const { slug, location, coordinates: centre } = listing
  const mark = hidesPlace(listing) ? 'area' : 'place'
  return { slug, location, centre, mark, hasPhoto: pictureSource(listing, 'cover') !== null }
}

type Labelled = { title: string; siteUrl: string; locale: Locale }

/** Width by height of a share picture, 1200 by 630 pixels. */
const COVER_RATIO = 1200 / 630

/** The cover and the map of a place, with alternative text; no map where the place is not on one. */
export function mailPicturesOf(
  { slug, location, centre, mark, hasPhoto }: MailPlace,
  { title, siteUrl, locale }: Labelled,
): { cover: MailPicture; map?: MailPicture } {
  const options = { locale }
  const cover = {
    src: siteUrl + shareImageUrl(slug),
    alt: hasPhoto ? m.mail_cover_photo({ title }, options) : m.mail_cover_print({ title }, options),
    ratio: COVER_RATIO,
  }
  if (!centre) return { cover }
  const inputs = { title, place: location ?? title }
  const at = (theme: 'light' | 'dark') => siteUrl + mapPngPath({ centre, mark, theme })
  const map = {
    src: at('light'),
    dark: at('dark'),
    alt: mark === 'area' ? m.mail_map_area(inputs, options) : m.mail_map_place(inputs, options),
    ratio: MAP_PICTURE.width / MAP_PICTURE.height,
  }
  return { cover, map }
}
