import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { cn } from '#app/lib/cn.ts'
import { IconButton } from './button.tsx'
import type { ShownToast, ToastLabels } from './toast-state.ts'

const OPEN_FOR_MS = 5000
const SWIPE_PX = 50
const HOTKEY = ['F8']

type ToastRegionProps = {
  toast: ShownToast
  labels: ToastLabels
  onDismiss: (id: number) => void
}

/** Pauses while hovered or focused, closes by swipe or Escape, is reached with F8. */
export function ToastRegion({ toast, labels, onDismiss }: ToastRegionProps) {
  return (
    <Toast.Provider
      label={labels.notification}
      duration={OPEN_FOR_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_PX}
    >
      <Toast.Root
        key={toast.id}
        data-slot="toast"
        className={cn('toast', toast.tone === 'danger' && 'toast-danger')}
        open={toast.open}
        onOpenChange={(open) => !open && onDismiss(toast.id)}
      >
        <div className="grid gap-0.5">
          <Toast.Title className="text-[.96875rem] font-[580]">{toast.title}</Toast.Title>
          {toast.description && (
            <Toast.Description className="text-[.90625rem] leading-normal opacity-86">
              {toast.description}
            </Toast.Description>
          )}
          {toast.action && (
            <Toast.Action
              altText={toast.action.altText}
              onClick={toast.action.onClick}
              className="toast-action justify-self-start"
            >
              {toast.action.label}
            </Toast.Action>
          )}
        </div>
        <Toast.Close asChild>
          <IconButton label={labels.close}>
            <X aria-hidden size={20} strokeWidth={1.5} />
          </IconButton>
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport hotkey={HOTKEY} label={labels.region} className="toasts" />
    </Toast.Provider>
  )
}
