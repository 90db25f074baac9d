import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react'
import { panned, type Spot, type View, zoomed } from './view.ts'

/** A gesture has ended after this many milliseconds without another step. */
const REST_MS = 140
const WHEEL_LEVELS_PER_PIXEL = 1 / 240
const WHEEL_LINE_PX = 24
const KEY_STEP_PX = 90
/** A press that moves less is a click. */
const CLICK_PX = 4

const ARROWS: Record<string, Spot> = {
  ArrowLeft: { x: KEY_STEP_PX, y: 0 },
  ArrowRight: { x: -KEY_STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: KEY_STEP_PX },
  ArrowDown: { x: 0, y: -KEY_STEP_PX },
}

type Gestures = {
  maxZoom: number
  /** The view at every step of a gesture. */
  onMove: (view: View) => void
  /** The view at its end. */
  onView: (view: View) => void
  onPress: (spot: Spot) => void
  /** The pointer over the map; null when it has left. */
  onHover: (spot: Spot | null) => void
}

/** Pan and zoom by pointer, two fingers, wheel and keyboard. */
export function useGestures(
  view: View,
  box: RefObject<HTMLElement | null>,
  { maxZoom, onMove, onView, onPress, onHover }: Gestures,
) {
  const live = useRef(view)
  const pressed = useRef(new Map<number, Spot>())
  const moved = useRef(0)
  /** The edges of the map, measured at the start of a drag: measuring at each step costs a layout. */
  const edges = useRef<DOMRect>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    live.current = view
  }, [view])

  function show(next: View) {
    live.current = next
    onMove(next)
  }

  function restSoon() {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => onView(live.current), REST_MS)
  }

  const spotOf = (event: { clientX: number; clientY: number }): Spot => {
    if (pressed.current.size === 0) edges.current = box.current?.getBoundingClientRect()
    const { left = 0, top = 0, width = 0, height = 0 } = edges.current ?? {}
    return { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 }
  }

  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * WHEEL_LINE_PX
    show(zoomed(live.current, -pixels * WHEEL_LEVELS_PER_PIXEL, maxZoom, spotOf(event)))
    restSoon()
  })
  // React listens to the wheel passively, so that the page would scroll, too.
  useEffect(() => {
    const own = box.current
    own?.addEventListener('wheel', onWheel, { passive: false })
    return () => own?.removeEventListener('wheel', onWheel)
  }, [box])

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    clearTimeout(rest.current)
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current.set(event.pointerId, spotOf(event))
    moved.current = 0
  }

  function onPointerMove(event: PointerEvent) {
    const spot = spotOf(event)
    const before = pressed.current.get(event.pointerId)
    if (!before) return onHover(spot)
    const [other] = [...pressed.current].filter(([id]) => id !== event.pointerId)
    moved.current += Math.hypot(spot.x - before.x, spot.y - before.y)
    pressed.current.set(event.pointerId, spot)
    if (moved.current <= CLICK_PX) return
    const drag = { from: before, to: spot }
    show(
      other
        ? pinched(live.current, drag, other[1], maxZoom)
        : panned(live.current, spot.x - before.x, spot.y - before.y),
    )
  }

  function onPointerUp(event: PointerEvent) {
    if (!pressed.current.delete(event.pointerId) || pressed.current.size > 0) return
    if (moved.current > CLICK_PX) restSoon()
    else if (event.type === 'pointerup') onPress(spotOf(event))
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = ARROWS[event.key]
    const isZoom = ['+', '=', '-'].includes(event.key)
    if ((!step && !isZoom) || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onView(step ? panned(view, step.x, step.y) : zoomed(view, event.key === '-' ? -1 : 1, maxZoom))
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel: onPointerUp,
    onPointerLeave: () => onHover(null),
    onKeyDown,
  }
}

type Drag = { from: Spot; to: Spot }

/** The view after one of two fingers has moved: its distance from the other one zooms about their middle. */
function pinched(view: View, { from, to }: Drag, still: Spot, maxZoom: number): View {
  const apart = (spot: Spot) => Math.max(1, Math.hypot(spot.x - still.x, spot.y - still.y))
  const middle = { x: (to.x + still.x) / 2, y: (to.y + still.y) / 2 }
  const drag = panned(view, (to.x - from.x) / 2, (to.y - from.y) / 2)
  return zoomed(drag, Math.log2(apart(to) / apart(from)), maxZoom, middle)
}
