/** Pictures of what is saved; the worker fills it (app/service-worker.js). */
const PICTURES = 'seekwell-pictures'

/** What was kept for one visitor is not for the next. */
export async function clearOfflinePictures(): Promise<void> {
  try {
    // The worker would keep those that are still on their way.
    navigator.serviceWorker?.controller?.postMessage({ forget: true })
    await caches.delete(PICTURES)
  } catch {
    // Without caches nothing was kept.
  }
}

/**
 * Starts the worker that answers without a network, once the page has loaded and rests, and tells it
 * which files the page is made of, also those that it fetches later. Without it the site works as ever, as
 * long as there is a network.
 */
export async function startOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/sw.js')
  const { active } = await navigator.serviceWorker.ready
  const told = new PerformanceObserver((list) =>
    active?.postMessage({ keep: buildFilesIn(list.getEntries()) }),
  )
  told.observe({ type: 'resource', buffered: true })
  tellPictures(active)
}

/**
 * Tells the worker which pictures the page of what is saved shows. It cannot see that for itself: a browser
 * shows a picture that it has in memory without asking anybody.
 */
function tellPictures(worker: ServiceWorker | null): void {
  const tell = ({ currentSrc }: HTMLImageElement) => {
    if (/\/saved$/.test(location.pathname) && currentSrc.startsWith(`${location.origin}/`))
      worker?.postMessage({ picture: currentSrc })
  }
  for (const image of document.images) if (image.complete) tell(image)
  const onLoad = ({ target }: Event) => target instanceof HTMLImageElement && tell(target)
  document.addEventListener('load', onLoad, { capture: true })
}

function buildFilesIn(entries: readonly PerformanceEntry[]): string[] {
  return entries
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/assets\//.test(pathname))
    .map(({ pathname }) => pathname)
}
