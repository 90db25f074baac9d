import { type RefObject, useEffect, useRef } from 'react'
import type { ClusterIndex } from './clusters.ts'
import { createPainter, type Painter } from './painter.ts'
import type { Size, View } from './view.ts'

type Drawn = { view: View; size: Size; index: ClusterIndex; active: ReadonlySet<string> }

/** The painter of a map, which follows what is to be drawn. */
export function usePainter(
  canvas: RefObject<HTMLCanvasElement | null>,
  { view, size, index, active }: Drawn,
) {
  const painter = useRef<Painter>(null)
  useEffect(() => {
    if (!canvas.current) return
    const own = createPainter(canvas.current)
    painter.current = own
    return () => own.stop()
  }, [canvas])
  useEffect(() => painter.current?.resize(size), [size])
  useEffect(() => painter.current?.setIndex(index), [index])
  useEffect(() => painter.current?.setActive(active), [active])
  useEffect(() => painter.current?.rest(view), [view])
  return painter
}
