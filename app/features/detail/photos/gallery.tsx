import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import type { GalleryPhoto } from './listing-photos.ts'
import { PhotoViewerPart, usePrefetchPhotoViewer } from './photo-viewer-part.tsx'
import { PlainPhoto } from './plain-photo.tsx'
import { usePhotoViewer } from './use-photo-viewer.ts'

/** Number of photos per arrangement, and the overlay label for the rest. */
const ARRANGEMENTS = {
  five: {
    cells: 5,
    moreLabel: (total: number) => m.detail_more_photos({ n: total - 5 }),
  },
  // The overlay covers the third photo, so it counts among the rest.
  three: {
    cells: 3,
    moreLabel: (total: number) => m.detail_plus_photos({ n: total - 2 }),
  },
} as const

/** Grid classes by number of photos; the first is large, and no cell is empty. */
const GRIDS = [
  '',
  '',
  'md:grid-cols-2',
  'md:grid-cols-[2fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
  'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2 md:[&>:nth-child(2)]:col-span-2',
  'md:grid-cols-[2fr_1fr_1fr] md:grid-rows-2 md:[&>:first-child]:row-span-2',
] as const

type GalleryProps = {
  title: string
  photos: readonly GalleryPhoto[]
  arrangement?: keyof typeof ARRANGEMENTS
}

export function Gallery({ title, photos, arrangement = 'five' }: GalleryProps) {
  const total = photos.length
  const viewer = usePhotoViewer(total)
  usePrefetchPhotoViewer()
  if (total === 0) return <NoImages />

  const { openAt, toPhoto, syncUrl, close } = viewer
  const { cells, moreLabel } = ARRANGEMENTS[arrangement]
  const shown = photos.slice(0, cells)
  const overlayAt = (index: number) =>
    index === cells - 1 && total > cells ? moreLabel(total) : null
  return (
    <section aria-label={m.detail_photos()} className="relative">
      <PlainPhoto photos={photos} viewer={viewer} />
      <div
        className={cn(
          'flex snap-x snap-mandatory gap-1 max-md:-mx-(--margin) max-md:overflow-x-auto max-md:[scrollbar-width:none] md:grid md:h-[clamp(340px,36vw,500px)] md:gap-1.5',
          GRIDS[shown.length],
        )}
      >
        {shown.map((photo, index) => (
          <Link
            key={photo.src}
            {...toPhoto(index)}
            aria-label={photoLabel(index, total, overlayAt(index))}
            className={cn(
              // On phones they are off screen to the right; skipping their rendering defers loading until a swipe.
              index === 0 ? 'print-arriving' : 'max-md:[content-visibility:auto]',
              'relative block min-h-0 min-w-0 snap-center max-md:aspect-[4/3]',
              total === 1 ? 'max-md:flex-[0_0_100%]' : 'max-md:flex-[0_0_88%]',
            )}
          >
            <Print
              {...photo}
              sizes={
                index === 0 ? '(min-width: 768px) 50vw, 88vw' : '(min-width: 768px) 25vw, 88vw'
              }
              alt=""
              priority={index === 0}
              className="h-full w-full"
            />
            {overlayAt(index) && <PhotoOverlay>{overlayAt(index)}</PhotoOverlay>}
          </Link>
        ))}
      </div>
      <Link
        {...toPhoto(0)}
        className={cn(
          buttonClass('secondary'),
          'absolute! bottom-4 left-4 z-3 min-h-11 bg-paper-raised! px-4.5 text-[.90625rem] shadow-float! max-md:bottom-3 max-md:left-0 max-md:px-4 hover:bg-lake-soft!',
        )}
      >
        <Icon name="images" />
        {m.detail_show_all()}
      </Link>
      {openAt !== null && (
        <Suspense fallback={null}>
          <PhotoViewerPart
            title={title}
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

/** Starts with the visible text, so that speech input can name it (WCAG 2.5.3). */
function photoLabel(index: number, total: number, overlay: string | null): string {
  const label = m.detail_photo_of({ n: index + 1, total })
  return overlay ? `${overlay}, ${label}` : label
}

function PhotoOverlay({ children }: { children: ReactNode }) {
  return (
    <span className="absolute inset-0 z-2 grid place-items-center rounded-paper bg-[rgb(14_26_28/.58)] font-display text-[1.625rem] text-[#fff]">
      {children}
    </span>
  )
}

function NoImages() {
  return (
    <div className="grid h-[clamp(240px,36vw,500px)] place-content-center justify-items-center gap-3 rounded-paper bg-paper-sunk text-ink-2">
      <Icon name="image-off" size={28} />
      <p>{m.detail_no_images()}</p>
    </div>
  )
}
