import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '#app/lib/cn.ts'

const OPEN_DELAY_MS = 700
/** Coming from another tooltip within this time opens at once. */
const SKIP_DELAY_MS = 300

let lastClosedAt = Number.NEGATIVE_INFINITY

type TooltipProps = Omit<ComponentProps<'span'>, 'children'> & {
  label: string
  /** Where it is not the language of the page. */
  labelLang?: string | undefined
  /** Of the tip; its own, unless told. */
  tipId?: string
  children: ReactNode
}

/** Kept free between a tip and the window's edges. */
const MARGIN_PX = 8

/**
 * A word more for whoever lingers, presses or comes by keyboard. The text is always there for those
 * who listen.
 */
export function Tooltip({
  label,
  labelLang,
  tipId: givenId,
  children,
  className,
  ...props
}: TooltipProps) {
  const ownId = useId()
  const tipId = givenId ?? ownId
  const box = useRef<HTMLSpanElement>(null)
  const { open, show, showSoon, close } = useTooltip(box)
  return (
    <span
      ref={box}
      data-slot="tooltip"
      {...props}
      className={cn('relative inline-flex', className)}
      onPointerEnter={(event) => hovers(event) && showSoon()}
      onPointerLeave={(event) => hovers(event) && close()}
    >
      <button
        type="button"
        aria-describedby={tipId}
        className="tooltip-target"
        onClick={open ? close : show}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && show()}
        onBlur={close}
      >
        {children}
      </button>
      <span role="tooltip" id={tipId} lang={labelLang} className={open ? 'tooltip' : 'sr-only'}>
        {label}
      </span>
    </span>
  )
}

/** A finger that passes means nothing. */
function hovers({ pointerType }: PointerEvent): boolean {
  return pointerType !== 'touch'
}

function useTooltip(box: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show() {
    clearTimeout(timer.current)
    setOpen(true)
  }

  function showSoon() {
    const wait = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), wait)
  }

  function close() {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }

  useLayoutEffect(() => (open ? keepInWindow(box.current) : undefined), [open, box])
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onPointerDown = ({ target }: Event) =>
      !box.current?.contains(target as Node) && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open, box])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { open, show, showSoon, close }
}

/** Moves a tip sideways until all of it is seen. */
function keepInWindow(box: HTMLElement | null) {
  const tip = box?.querySelector<HTMLElement>('[role="tooltip"]')
  if (!tip) return
  const { left, right } = tip.getBoundingClientRect()
  const beyond = right - (document.documentElement.clientWidth - MARGIN_PX)
  tip.style.translate = `${Math.max(MARGIN_PX - left, Math.min(0, -beyond))}px`
  return () => {
    tip.style.translate = ''
  }
}
