import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '#app/ui/use-hydrated.ts'

const PARAM = 'photo'

export type PhotoViewerState = {
  /** Index of the photo to begin with; null while the viewer is closed. */
  openAt: number | null
  /** The same while no script runs: the page shows that photo itself. */
  plainAt: number | null
  /** Where the viewer is open at a photo. */
  toPhoto: (index: number) => { to: To; state: unknown; preventScrollReset: true }
  /** Has the address say which photo is on the screen, to reload and to share; nothing is fetched or drawn for that. */
  note: (index: number) => void
  /** The page without the viewer. */
  closed: To
  close: () => void
}

/** The viewer lives in the address, so that Back closes it and a shared link opens it. */
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

  function note(index: number) {
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
    note,
    closed,
    close,
  }
}

/** "1" is the first of `total` photos; anything that is none of them is null. */
export function photoIndex(text: string | null, total: number): number | null {
  const place = Number(text)
  return Number.isInteger(place) && place >= 1 && place <= total ? place - 1 : null
}
