import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export type OpenHere = { open: boolean; show: () => void; close: () => void }

/**
 * Whether a layer over the page is open: until somebody closes it or goes elsewhere. A page that was on
 * its way already when the layer was opened may arrive below it: closing then would take what has been
 * typed meanwhile.
 */
export function useOpenHere(): OpenHere {
  const { key } = useLocation()
  const { location: coming } = useNavigation()
  const [places, setPlaces] = useState<readonly unknown[]>([])
  useEffect(() => setPlaces((known) => (known.includes(key) ? [key] : [])), [key])
  return {
    open: places.includes(key),
    // The browser's history is ahead of a page that is still being drawn.
    show: () => setPlaces([key, coming?.key, window.history.state?.key]),
    close: () => setPlaces([]),
  }
}
