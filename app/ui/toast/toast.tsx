import { create } from 'zustand'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import {
  NO_TOAST,
  TOAST_HOTKEY,
  type ToastEvent,
  type ToastLabels,
  type ToastMessage,
  toastReducer,
  validateToast,
} from './toast-state.ts'

/** Delay before a dismissed toast is removed (specification section 9). */
const REMOVAL_DELAY_MS = 1_000_000

// Prefetched after the first interaction, or loaded with the first message.
const region = lazy(async () => (await import('./toast-region.tsx')).ToastRegion, 'small')

const useToastState = create(() => NO_TOAST)

function send(event: ToastEvent) {
  useToastState.setState((state) => toastReducer(state, event), true)
}

/** Shows a message. One without a title, or an action without altText, is only logged as an error. */
export function showToast(message: ToastMessage): void {
  const error = validateToast(message)
  if (error) console.error(error)
  else {
    send({ type: 'shown', message })
    // Retries in case an earlier load has failed.
    region.load().catch(console.warn)
  }
}

function dismissToast(id: number) {
  send({ type: 'dismissed', id })
  setTimeout(() => send({ type: 'removed', id }), REMOVAL_DELAY_MS)
}

/** The toast area, rendered on every page. */
export function Toaster({ labels }: { labels: ToastLabels }) {
  const { toast } = useToastState()
  const Region = useLazy(region, toast !== null, () => {})
  return (
    <div data-slot="toast-area" data-toast={toast ? (toast.open ? 'open' : 'kept') : 'none'}>
      {toast && Region ? (
        <Region toast={toast} labels={labels} onDismiss={dismissToast} />
      ) : (
        <section aria-label={labels.region.replace('{hotkey}', TOAST_HOTKEY)} />
      )}
    </div>
  )
}
