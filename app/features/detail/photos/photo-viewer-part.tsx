import { lazy, useLazyOrSuspend, usePrefetchWhenIdle } from '#app/lib/loading/lazy.ts'
import type { PhotoViewerProps } from './photo-viewer.tsx'

const viewer = lazy(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

/** The photo viewer; its code is loaded when idle, or when it is opened. */
export function PhotoViewerPart(props: PhotoViewerProps) {
  const PhotoViewer = useLazyOrSuspend(viewer)
  return <PhotoViewer {...props} />
}

/** Prefetches the viewer when idle, so that it opens without delay. */
export function usePrefetchPhotoViewer(): void {
  usePrefetchWhenIdle(viewer)
}
