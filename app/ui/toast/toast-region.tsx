import { Toast } from 'radix-ui'
import { useLayoutEffect, useRef } from 'react'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from '../button.tsx'
import { Icon } from '../icon/icon.tsx'
import { TOAST_HOTKEY, type ToastEntry, type ToastLabels } from './toast-state.ts'

const OPEN_FOR_MS = 5000
const SWIPE_PX = 50

type ToastRegionProps = {
  toast: ToastEntry
  labels: ToastLabels
  onDismiss: (id: number) => void
}

/** One toast. Each has its own provider: a toast removed while hovered would leave the next one paused. */
export function ToastRegion(props: ToastRegionProps) {
  return <OneToast key={props.toast.id} {...props} />
}

/** Pauses while hovered or focused, closes by swipe or Escape, and is focused with F8. */
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
        <ToastText toast={toast} />
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

function ToastText({ toast: { title, description, action } }: { toast: ToastEntry }) {
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

/** Returns the focus to the previously focused element when the toast closes. */
function useReturnFocus() {
  const viewport = useRef<HTMLOListElement>(null)
  const origin = useRef<EventTarget>(null)
  const restoreFocus = useRef(() => {
    const region = viewport.current?.parentElement
    if (!region?.contains(document.activeElement)) return
    const isConnected = origin.current instanceof HTMLElement && origin.current.isConnected
    const target = isConnected ? (origin.current as HTMLElement) : document.querySelector('main')
    target?.focus({ preventScroll: true })
  })

  useLayoutEffect(() => {
    const region = viewport.current?.parentElement
    const returnFocus = restoreFocus.current
    // A native listener: the toast is a portal, whose React events do not reach the region.
    const storeOrigin = ({ relatedTarget }: FocusEvent) => {
      if (!region?.contains(relatedTarget as Node | null)) origin.current = relatedTarget
    }
    region?.addEventListener('focusin', storeOrigin)
    return () => {
      region?.removeEventListener('focusin', storeOrigin)
      // Also when another toast replaces this one.
      returnFocus()
    }
  }, [])

  return { viewport, returnFocus: restoreFocus.current }
}
