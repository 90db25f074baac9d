/** Cache of the pictures of saved listings; the service worker fills it (app/service-worker.js). */
const PICTURES = 'seekwell-pictures'

/** Clears the cached pictures, so that the next visitor of this browser does not see them. */
export async function clearOfflinePictures(): Promise<void> {
  try {
    // Otherwise the worker would still cache pictures that are being fetched.
    navigator.serviceWorker?.controller?.postMessage({ forget: true })
    await caches.delete(PICTURES)
  } catch {
    // Without the Cache API nothing was cached.
  }
}

/**
 * Registers the service worker for offline use and reports to it the build files that the page uses, also
 * those that it loads later.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const observer = new PerformanceObserver((list) =>
    active?.postMessage({ keep: buildFilesOf(list.getEntries()) }),
  )
  observer.observe({ type: 'resource', buffered: true })
  reportSavedPictures(active)
}

/**
 * Reports the pictures that the saved page shows. The worker cannot observe them itself: a picture from the
 * browser's memory cache causes no fetch event.
 */
function reportSavedPictures(worker: ServiceWorker | null): void {
  const report = ({ currentSrc }: HTMLImageElement) => {
    if (/\/saved$/.test(location.pathname) && currentSrc.startsWith(`${location.origin}/`))
      worker?.postMessage({ picture: currentSrc })
  }
  for (const image of document.images) if (image.complete) report(image)
  const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && report(target)
  document.addEventListener('load', onLoad, { capture: true })
}

function buildFilesOf(entries: readonly PerformanceEntry[]): string[] {
  return entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname)
}
