import { create } from 'zustand'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import {
  NO_TOAST,
  TOAST_HOTKEY,
  type ToastEvent,
  type ToastLabels,
  type ToastMessage,
  toastFault,
  toastReducer,
} from './toast-state.ts'

/** How long a dismissed toast is kept before it is forgotten (specification section 9). */
export const REMOVAL_DELAY_MS = 1_000_000

// Arrives once somebody has touched the page, or with the first message.
const region = lazy(async () => (await import('./toast-region.tsx')).ToastRegion, 'small')

const useToastState = create(() => NO_TOAST)

function send(event: ToastEvent) {
  useToastState.setState((state) => toastReducer(state, event), true)
}

/** Shows a message. One without a title, or an action without altText, is a console error and nothing else. */
export function showToast(message: ToastMessage): void {
  const fault = toastFault(message)
  if (fault) console.error(fault)
  else {
    send({ type: 'shown', message })
    // Not left to the first message: its fetch may have failed.
    region.load().catch(console.warn)
  }
}

function dismissToast(id: number) {
  send({ type: 'dismissed', id })
  setTimeout(() => send({ type: 'removed', id }), REMOVAL_DELAY_MS)
}

/** The toast area: on every screen, empty until there is something to say. */
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
