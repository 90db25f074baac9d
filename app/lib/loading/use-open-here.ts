import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export type OpenHere = { open: boolean; show: () => void; close: () => void }

/**
 * Whether a layer over the page is open: until it is closed or the visitor navigates. A navigation that was
 * pending when the layer opened does not close it, since that would discard what has been typed.
 */
export function useOpenHere(): OpenHere {
  const { key } = useLocation()
  const { location: pending } = useNavigation()
  const [places, setPlaces] = useState<readonly unknown[]>([])
  useEffect(() => setPlaces((initial) => (initial.includes(key) ? [key] : [])), [key])
  return {
    open: places.includes(key),
    // `history.state` is already that of the next page while the router still renders it.
    show: () => setPlaces([key, pending?.key, window.history.state?.key]),
    close: () => setPlaces([]),
  }
}
