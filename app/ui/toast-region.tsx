import { Toast } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import { type ShownToast, TOAST_HOTKEY, type ToastLabels } from './toast-state.ts'

const OPEN_FOR_MS = 5000
const SWIPE_PX = 50

type ToastRegionProps = {
  toast: ShownToast
  labels: ToastLabels
  onDismiss: (id: number) => void
}

/** One toast. Each has a provider of its own: one that went while hovered would leave the next one paused. */
export function ToastRegion(props: ToastRegionProps) {
  return <OneToast key={props.toast.id} {...props} />
}

/** Pauses while hovered or focused, closes by swipe or Escape, is reached with F8. */
function OneToast({ toast, labels, onDismiss }: ToastRegionProps) {
  const { viewport, returnFocus } = useReturnFocus()

  function onOpenChange(open: boolean) {
    if (open) return
    returnFocus()
    onDismiss(toast.id)
  }

  return (
    <Toast.Provider
      label={labels.notification}
      duration={OPEN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      <Toast.Root
        data-slot="toast"
        className={cn('toast', toast.tone === 'danger' && 'toast-danger')}
        open={toast.open}
        onOpenChange={onOpenChange}
      >
        <ToastWords toast={toast} />
        <Toast.Close asChild>
          <IconButton label={labels.close}>
            <Icon name="x" />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        ref={viewport}
        hotkey={[TOAST_HOTKEY]}
        label={labels.region}
        className={cn('toasts', toast.place === 'top' && 'toasts-top')}
      />
    </Toast.Provider>
  )
}

function ToastWords({ toast: { title, description, action } }: { toast: ShownToast }) {
  return (
    <div className="grid gap-0.5">
      <Toast.Title className="text-[.96875rem] font-[580]">{title}</Toast.Title>
      {description && (
        <Toast.Description className="text-[.90625rem] leading-normal opacity-86">
          {description}
        </Toast.Description>
      )}
      {action && (
        <Toast.Action
          altText={action.altText}
          onClick={action.onClick}
          className="toast-action justify-self-start"
        >
          {action.label}
        </Toast.Action>
      )}
    </div>
  )
}

/** Gives the focus back to where it was before it came to the toast, whenever the toast goes. */
function useReturnFocus() {
  const viewport = useRef<HTMLOListElement>(null)
  const origin = useRef<EventTarget>(null)
  const wayBack = useRef(() => {
    const region = viewport.current?.parentElement
    if (!region?.contains(document.activeElement)) return
    const known = origin.current instanceof HTMLElement && origin.current.isConnected
    const target = known ? (origin.current as HTMLElement) : document.querySelector('main')
    target?.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    const region = viewport.current?.parentElement
    const returnFocus = wayBack.current
    // Not by React: the toast is a portal, and its events go another way.
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (!region?.contains(relatedTarget as Node | null)) origin.current = relatedTarget
    }
    region?.addEventListener('focusin', remember)
    return () => {
      region?.removeEventListener('focusin', remember)
      // One that makes room for another takes no focus along.
      returnFocus()
    }
  }, [])

  return { viewport, returnFocus: wayBack.current }
}
