import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { IconButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { m } from '#domain/messages/messages.js'
import type { GalleryPhoto } from './listing-photos.ts'

export type PhotoViewerProps = {
  title: string
  photos: readonly GalleryPhoto[]
  startAt: number
  /** Runs with the index of the visible photo. */
  onShow: (index: number) => void
  onClose: () => void
}

/** All photos in full screen, navigated by swipe, buttons or arrow keys. */
export function PhotoViewer({ title, photos, startAt, onShow, onClose }: PhotoViewerProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.detail_photos_of({ title })}
      titleHidden
      variant="full"
      closeLabel={m.detail_close_photos()}
    >
      <Carousel photos={photos} startAt={startAt} onShow={onShow} />
    </Dialog>
  )
}

type CarouselProps = Pick<PhotoViewerProps, 'photos' | 'startAt' | 'onShow'>

function Carousel({ photos, startAt, onShow }: CarouselProps) {
  // Start index, which keys may change before the carousel has initialised.
  const [start, setStart] = useState(startAt)
  const [viewport, embla] = useEmblaCarousel({ startIndex: start })
  const at = useSyncExternalStore(
    (onSelect) => {
      embla?.on('select', onSelect).on('reInit', onSelect)
      return () => embla?.off('select', onSelect).off('reInit', onSelect)
    },
    () => embla?.selectedScrollSnap() ?? start,
  )

  const handleShow = useEffectEvent(onShow)
  useEffect(() => handleShow(at), [at])

  useWindowEvent('keydown', ({ key }) => {
    const last = photos.length - 1
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[key]
    if (to === undefined) return
    if (embla) embla.scrollTo(to, prefersReducedMotion())
    else setStart(Math.min(last, Math.max(0, to)))
  })

  const total = photos.length
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)_auto] overflow-hidden pt-16">
      <div ref={viewport} className="overflow-hidden">
        <ul className="flex h-full touch-pan-y">
          {photos.map((photo, index) => (
            <li
              key={photo.src}
              inert={index !== at}
              aria-label={m.detail_photo_of({ n: index + 1, total })}
              className="grid h-full min-w-0 flex-[0_0_100%] place-items-center px-5"
            >
              <Print
                {...photo}
                sizes="100vw"
                priority={index === startAt}
                className="h-full w-full max-w-[calc((100dvh-140px)*4/3)] bg-transparent! after:hidden! [&_img]:object-contain! [&_img]:object-center!"
              />
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-center justify-center gap-4 py-3">
        <IconButton
          label={m.detail_previous_photo()}
          disabled={at === 0}
          onClick={() => embla?.scrollPrev(prefersReducedMotion())}
        >
          <Icon name="chevron-left" />
        </IconButton>
        <p aria-live="polite" className="min-w-16 text-center font-display text-title lining-nums">
          {m.detail_photo_count({ n: at + 1, total })}
        </p>
        <IconButton
          label={m.detail_next_photo()}
          disabled={at === total - 1}
          onClick={() => embla?.scrollNext(prefersReducedMotion())}
        >
          <Icon name="chevron-right" />
        </IconButton>
      </div>
    </div>
  )
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
