import { photoOf } from '#app/lib/pictures.ts'
import type { Photo } from '#domain/listing/listing.ts'
import { readOwnPhoto } from '#domain/listing/own-photo.ts'
import type { PictureName } from '#domain/listing/picture.ts'

/** The address at which the console shows a photo: as stored, or the copy of one from elsewhere. */
export function photoSrc({ url }: Pick<Photo, 'url'>, name: PictureName, slug: string): string {
  return readOwnPhoto(url) ? url : photoOf(slug, name, url).src
}
