import { Link } from 'react-router'
import { m } from '#domain/messages/messages.js'
import type { GalleryPhoto } from './listing-photos.ts'
import type { PhotoViewerState } from './use-photo-viewer.ts'

type PlainPhotoProps = {
  photos: readonly GalleryPhoto[]
  viewer: Pick<PhotoViewerState, 'plainAt' | 'toPhoto' | 'closed'>
}

/** The viewer without scripts: the photo that the URL names, with links. */
export function PlainPhoto({ photos, viewer: { plainAt, toPhoto, closed } }: PlainPhotoProps) {
  const photo = plainAt === null ? null : photos[plainAt]
  if (plainAt === null || !photo) return null
  const total = photos.length
  return (
    // The theme attribute is set by script, so this is hidden whenever scripts run.
    <figure className="mb-6 [html[data-theme]_&]:hidden">
      <img src={photo.src} alt={photo.alt} loading="lazy" className="w-full rounded-paper" />
      <figcaption className="flex flex-wrap items-center gap-x-6 py-2">
        <span>{m.detail_photo_of({ n: plainAt + 1, total })}</span>
        {plainAt > 0 && (
          <Link to={toPhoto(plainAt - 1).to} className="link">
            {m.detail_previous_photo()}
          </Link>
        )}
        {plainAt + 1 < total && (
          <Link to={toPhoto(plainAt + 1).to} className="link">
            {m.detail_next_photo()}
          </Link>
        )}
        <Link to={closed} className="link">
          {m.detail_close_photos()}
        </Link>
      </figcaption>
    </figure>
  )
}
