import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { inWidths } from '#app/lib/pictures.ts'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing/listing.ts'
import type { PictureColours } from '#domain/listing/picture.ts'
import { m } from '#domain/messages/messages.js'
import { ClipPlayer } from './clip-player.tsx'
import { type GalleryPhoto, photosOf } from './listing-photos.ts'
import { PhotoViewerPart, usePrefetchPhotoViewer } from './photo-viewer-part.tsx'
import { PlainPhoto } from './plain-photo.tsx'
import { type PhotoViewerState, usePhotoViewer } from './use-photo-viewer.ts'

const THUMBS = 4

type ExperienceMediaProps = { listing: Listing; colours: PictureColours }

/** A video or the chosen picture, above four thumbnails. */
export function ExperienceMedia({ listing, colours }: ExperienceMediaProps) {
  const photos = photosOf(listing, colours)
  const [chosen, setChosen] = useState(0)
  const [isVideoBroken, setVideoBroken] = useState(false)
  const viewer = usePhotoViewer(photos.length)
  usePrefetchPhotoViewer()
  const { openAt, toPhoto, syncUrl, close } = viewer
  const photo = photos[chosen]
  if (!photo) return null
  const label = (index: number) => m.detail_photo_of({ n: index + 1, total: photos.length })
  return (
    <section aria-label={m.detail_photos()}>
      <PlainPhoto photos={photos} viewer={viewer} />
      {listing.videoUrl && chosen === 0 && !isVideoBroken ? (
        <ClipPlayer
          src={listing.videoUrl}
          poster={photo.src}
          title={listing.title}
          onBroken={() => setVideoBroken(true)}
        />
      ) : (
        <Link {...toPhoto(chosen)} aria-label={label(chosen)} className="block">
          <Print {...photo} alt="" priority className="aspect-[88/52]" />
        </Link>
      )}
      <ul className="mt-1.5 grid grid-cols-4 gap-1.5">
        {photos.slice(0, THUMBS).map((thumb, index) => (
          <Thumb
            key={thumb.src}
            photo={thumb}
            label={label(index)}
            to={toPhoto(index).to}
            chosen={index === chosen}
            onChoose={() => setChosen(index)}
          />
        ))}
      </ul>
      {openAt !== null && (
        <Suspense fallback={null}>
          <PhotoViewerPart
            title={listing.title}
            photos={photos}
            startAt={openAt}
            onShow={syncUrl}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  )
}

type ThumbProps = {
  photo: GalleryPhoto
  label: string
  to: ReturnType<PhotoViewerState['toPhoto']>['to']
  chosen: boolean
  onChoose: () => void
}

/** Four in a row. */
const SIZES = '(min-width: 64rem) 16vw, 22vw'

function small(photo: GalleryPhoto): GalleryPhoto {
  return { ...photo, ...(photo.kind === 'print' && inWidths(photo.src, SIZES)), sizes: SIZES }
}

/** Shows its photo large; without scripts a link to that photo. */
function Thumb({ photo, label, to, chosen, onChoose }: ThumbProps) {
  return (
    <li>
      <Link
        to={to}
        aria-label={label}
        aria-current={chosen ? 'true' : undefined}
        onClick={(event) => {
          event.preventDefault()
          onChoose()
        }}
        className="relative block w-full pb-2"
      >
        <Print {...small(photo)} alt="" ratio="3x2" />
        {chosen && (
          <span
            aria-hidden
            className="absolute bottom-0 left-1/2 -ml-2 h-2 w-4 rounded-t-full bg-sun"
          />
        )}
      </Link>
    </li>
  )
}
