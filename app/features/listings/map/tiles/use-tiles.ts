import { useEffect, useRef, useState } from 'react'
import { useSite } from '#app/lib/site.ts'
import { MAX_TILES_ZOOM, MAX_ZOOM, type View } from '../view.ts'
import type { SourcePart } from './attribution.ts'
import type { TileMap } from './tile-map.ts'

type State = { status: 'none' | 'loading' | 'drawn' | 'failed'; source: readonly SourcePart[] }

export type Tiles = ReturnType<typeof useTiles>

/**
 * Tiles of the site's archive, if it has one, in the element `ground` under the marks of a map. Our own map is drawn
 * until they are, and after a failure.
 */
export function useTiles() {
  const { mapTiles } = useSite()
  const ground = useRef<HTMLDivElement>(null)
  const map = useRef<TileMap>(null)
  const shown = useRef<View>(null)
  const [state, setState] = useState<State>({ status: mapTiles ? 'loading' : 'none', source: [] })

  useEffect(() => {
    const container = ground.current
    if (import.meta.env.SSR || !mapTiles || !container) return
    let isStopped = false
    const stop = () => {
      isStopped = true
      map.current?.stop()
      map.current = null
    }
    const onFailed = (error: unknown) => {
      if (isStopped) return
      console.warn(error)
      stop()
      setState({ status: 'failed', source: [] })
    }
    const onDrawn = () => setState((before) => ({ ...before, status: 'drawn' }))
    import('./tile-map.ts')
      .then(({ openTileMap }) => openTileMap(container, mapTiles, { onDrawn, onFailed }))
      .then((opened) => {
        if (isStopped) return opened.stop()
        map.current = opened
        if (shown.current) opened.show(shown.current)
        setState((before) => ({ ...before, source: opened.source }))
      })
      .catch(onFailed)
    return stop
  }, [mapTiles])

  return {
    ...state,
    ground,
    maxZoom: mapTiles && state.status !== 'failed' ? MAX_TILES_ZOOM : MAX_ZOOM,
    /** Moves the tiles with every step of a gesture. */
    show(view: View) {
      shown.current = view
      map.current?.show(view)
    },
  }
}
