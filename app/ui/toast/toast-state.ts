export type ToastMessage = {
  title: string
  description?: string
  tone?: 'plain' | 'danger'
  /** `top` avoids covering a dialog that opens with the message; the default is the lower right corner. */
  place?: 'top'
  action?: { label: string; altText: string; onClick: () => void }
}

/** Accessible labels; `{hotkey}` in `region` is replaced by the key. */
export type ToastLabels = { region: string; notification: string; close: string }

/** The key that focuses the toast (specification section 9). */
export const TOAST_HOTKEY = 'F8'

export type ToastEntry = ToastMessage & { id: number; open: boolean }
export type ToastState = { nextId: number; toast: ToastEntry | null }
export type ToastEvent =
  | { type: 'shown'; message: ToastMessage }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

export const NO_TOAST: ToastState = { nextId: 1, toast: null }

/** At most one toast: a newer one replaces the last. A dismissed one stays in the state until it is removed. */
export function toastReducer(state: ToastState, event: ToastEvent): ToastState {
  switch (event.type) {
    case 'shown': {
      const toast = { ...event.message, id: state.nextId, open: true }
      return { nextId: state.nextId + 1, toast }
    }
    case 'dismissed':
      return state.toast?.id === event.id && state.toast.open
        ? { ...state, toast: { ...state.toast, open: false } }
        : state
    case 'removed':
      return state.toast?.id === event.id ? { ...state, toast: null } : state
  }
}

/** Validates a message; null if it is valid. */
export function validateToast({ title, action }: ToastMessage): string | null {
  if (title.trim() === '') return 'A toast needs a title.'
  if (action && action.altText.trim() === '') return 'The action of a toast needs an altText.'
  return null
}
