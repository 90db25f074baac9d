import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Print } from '#app/ui/print.tsx'
import type { Listing } from '#domain/listing.ts'
import { m } from '#domain/messages/messages.js'
import { type GalleryPhoto, photosOf } from './listing-photos.ts'
import { usePhotoViewer } from './use-photo-viewer.ts'

const PhotoViewer = lazy(() => import('./photo-viewer.tsx'))
const THUMBS = 4

/** A video or the chosen picture, over a strip of four. */
export function ExperienceMedia({ listing }: { listing: Listing }) {
  const photos = photosOf(listing)
  const [chosen, setChosen] = useState(0)
  const { openAt, toPhoto, close } = usePhotoViewer(photos.length)
  const photo = photos[chosen]
  if (!photo) return null
  return (
    <section aria-label={m.detail_photos()}>
      {listing.videoUrl && chosen === 0 ? (
        <Video src={listing.videoUrl} poster={photo.src} title={listing.title} />
      ) : (
        <Link
          {...toPhoto(chosen)}
          aria-label={m.detail_photo_of({ n: chosen + 1, total: photos.length })}
          className="block"
        >
          <Print {...photo} alt="" priority className="aspect-[88/52]" />
        </Link>
      )}
      <ul className="mt-1.5 grid grid-cols-4 gap-1.5">
        {photos.slice(0, THUMBS).map((thumb, index) => (
          <Thumb
            key={thumb.src}
            photo={thumb}
            label={m.detail_photo_of({ n: index + 1, total: photos.length })}
            pressed={index === chosen}
            onChoose={() => setChosen(index)}
          />
        ))}
      </ul>
      {openAt !== null && (
        <Suspense fallback={null}>
          <PhotoViewer title={listing.title} photos={photos} startAt={openAt} onClose={close} />
        </Suspense>
      )}
    </section>
  )
}

type VideoProps = { src: string; poster: string; title: string }

function Video({ src, poster, title }: VideoProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: hosts send no captions; the description says what happens
    <video
      controls
      playsInline
      preload="none"
      src={src}
      poster={poster}
      aria-label={m.detail_video_of({ title })}
      className="aspect-[88/52] w-full rounded-paper bg-paper-sunk object-cover"
    />
  )
}

type ThumbProps = { photo: GalleryPhoto; label: string; pressed: boolean; onChoose: () => void }

function Thumb({ photo, label, pressed, onChoose }: ThumbProps) {
  return (
    <li>
      <button
        type="button"
        aria-label={label}
        aria-pressed={pressed}
        onClick={onChoose}
        className="relative block w-full pb-2"
      >
        <Print {...photo} alt="" ratio="3x2" />
        {pressed && (
          <span
            aria-hidden
            className="absolute bottom-0 left-1/2 -ml-2 h-2 w-4 rounded-t-pebble bg-sun"
          />
        )}
      </button>
    </li>
  )
}
