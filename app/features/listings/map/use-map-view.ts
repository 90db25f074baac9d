import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Point } from '#domain/place/public-place.ts'
import type { Box, Near } from '#domain/place/search-area.ts'
import {
  bounded,
  fitted,
  fittedNear,
  readView,
  type Size,
  type View,
  viewOfBox,
  writeView,
} from './view.ts'

/** The address follows the map after this pause. */
const ADDRESS_PAUSE_MS = 350

/**
 * The view of a map: the one in the hash of the address, else of the searched area, else of the place that the list
 * is ordered from and what is near it, else of all places. A change
 * goes to the hash, so that Back and a shared link restore it. `isMoved` means that it is no longer the searched
 * area.
 */
export function useMapView(
  { area, near }: { area: Box | null; near: Near | null },
  points: readonly Point[],
  { size, maxZoom }: { size: Size; maxZoom: number },
) {
  const { key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const [own, setOwn] = useState<View | null>(() => readView(window.location.hash, maxZoom))
  const [isMoved, setMoved] = useState(false)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const initial = useMemo(() => {
    if (area) return viewOfBox(area, size, maxZoom)
    return near ? fittedNear(near, points, size) : fitted(points, size)
  }, [area, near, points, size, maxZoom])
  const view = useMemo(() => bounded(own ?? initial, maxZoom), [own, initial, maxZoom])

  // Another page of the list keeps the view; Back restores that of its own address.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history has its own hash.
  useEffect(() => {
    if (isBack) setOwn(readView(window.location.hash, maxZoom))
  }, [key, isBack])
  const areaKey = JSON.stringify(area)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another searched area is the starting point again.
  useEffect(() => setMoved(false), [areaKey])
  useEffect(() => () => clearTimeout(pause.current), [])

  function setView(next: View) {
    setOwn(next)
    setMoved(true)
    clearTimeout(pause.current)
    // Not by the router, which would render the list anew.
    pause.current = setTimeout(
      () => history.replaceState(history.state, '', writeView(next)),
      ADDRESS_PAUSE_MS,
    )
  }

  /** Shows the places of the list again. */
  function resetView() {
    clearTimeout(pause.current)
    setOwn(null)
    setMoved(false)
  }

  return { view, isMoved, setView, resetView }
}
