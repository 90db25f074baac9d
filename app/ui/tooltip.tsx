import {
  type ComponentProps,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
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
  children: ReactNode
}

/** A word more for whoever lingers. The text is always there for those who listen. */
export function Tooltip({ label, children, className, ...props }: TooltipProps) {
  const tipId = useId()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function openSoon() {
    const wait = performance.now() - lastClosedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), wait)
  }

  function close() {
    clearTimeout(timer.current)
    if (open) lastClosedAt = performance.now()
    setOpen(false)
  }

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only reveals text that is always readable
    <span
      data-slot="tooltip"
      {...props}
      className={cn('relative inline-flex', className)}
      aria-describedby={tipId}
      onPointerEnter={(event: PointerEvent) => event.pointerType !== 'touch' && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={() => setOpen(true)}
      onBlur={close}
    >
      {children}
      <span role="tooltip" id={tipId} className={open ? 'tooltip' : 'sr-only'}>
        {label}
      </span>
    </span>
  )
}
