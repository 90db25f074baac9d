import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const PARAM = 'photo'

export type PhotoViewerState = {
  /** Index of the first photo to show; null while the viewer is closed. */
  openAt: number | null
  /** The same before hydration and without scripts: the page shows that photo itself. */
  plainAt: number | null
  /** Link props that open the viewer at a photo. */
  toPhoto: (index: number) => { to: To; state: unknown; preventScrollReset: true }
  /** Writes the visible photo into the URL, for reload and sharing, without a navigation. */
  syncUrl: (index: number) => void
  /** The page without the viewer. */
  closed: To
  close: () => void
}

/** The viewer's state is in the URL, so that Back closes it and a shared link opens it. */
export function usePhotoViewer(total: number): PhotoViewerState {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const hydrated = useHydrated()

  function toPhoto(index: number) {
    const next = new URLSearchParams(params)
    next.set(PARAM, String(index + 1))
    return { to: `?${next}`, state: { openedHere: true }, preventScrollReset: true } as const
  }

  function syncUrl(index: number) {
    const address = new URL(window.location.href)
    address.searchParams.set(PARAM, String(index + 1))
    history.replaceState(history.state, '', address)
  }

  const without = new URLSearchParams(params)
  without.delete(PARAM)
  const closed = { search: without.toString() }

  function close() {
    if (state?.openedHere) return void navigate(-1)
    void navigate(closed, { replace: true, preventScrollReset: true })
  }

  const named = photoIndex(params.get(PARAM), total)
  return {
    openAt: hydrated ? named : null,
    plainAt: hydrated ? null : named,
    toPhoto,
    syncUrl,
    closed,
    close,
  }
}

/** Parses a photo number, "1" for the first; null if out of range. */
export function photoIndex(text: string | null, total: number): number | null {
  const place = Number(text)
  return Number.isInteger(place) && place >= 1 && place <= total ? place - 1 : null
}
