import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Mark } from './marks.ts'
import { createPainter, type Painter } from './painter.ts'
import type { MapPin } from './pins.ts'
import type { Size, View } from './view.ts'

type Drawn = {
  view: View
  size: Size
  pins: readonly MapPin[]
  active: readonly string[]
  maxZoom: number
  hasLand: boolean
}

/** The painter of a map, which follows what is to be drawn, and the marks that it has drawn. */
export function usePainter(
  canvas: RefObject<HTMLCanvasElement | null>,
  { view, size, pins, active, maxZoom, hasLand }: Drawn,
) {
  const painter = useRef<Painter>(null)
  const [marks, setMarks] = useState<readonly Mark[]>([])
  useEffect(() => {
    if (!canvas.current) return
    const own = createPainter(canvas.current, setMarks)
    painter.current = own
    return () => own.stop()
  }, [canvas])
  useEffect(() => painter.current?.setPins(pins, maxZoom), [pins, maxZoom])
  useEffect(() => painter.current?.setLand(hasLand), [hasLand])
  useEffect(() => painter.current?.resize(size), [size])
  useEffect(() => painter.current?.setActive(active), [active])
  useEffect(() => painter.current?.rest(view), [view])
  return { painter, marks }
}
