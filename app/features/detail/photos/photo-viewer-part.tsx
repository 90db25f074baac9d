import { useEffect } from 'react'
import { lazy, prefetchWhenIdle, useLazyOrSuspend } from '#app/lib/loading/lazy.ts'
import type { PhotoViewerProps } from './photo-viewer.tsx'

const viewer = lazy(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

/** The viewer of all photos; its code comes once the page rests, or when it is opened. */
export function PhotoViewerPart(props: PhotoViewerProps) {
  const PhotoViewer = useLazyOrSuspend(viewer)
  return <PhotoViewer {...props} />
}

/** Fetches the viewer while the page rests, so that it opens without a wait. */
export function usePhotosAhead(): void {
  useEffect(() => prefetchWhenIdle(viewer), [])
}
