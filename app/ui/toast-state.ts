export type ToastMessage = {
  title: string
  description?: string
  tone?: 'plain' | 'danger'
  /** `top` keeps clear of a dialog that opens with the message; the default is the lower right corner. */
  place?: 'top'
  action?: { label: string; altText: string; onClick: () => void }
}

/** What the region says of itself, `{hotkey}` in it for the key; primitives hold no copy. */
export type ToastLabels = { region: string; notification: string; close: string }

/** The key that leads to the toast, from anywhere (specification section 9). */
export const TOAST_HOTKEY = 'F8'

export type ShownToast = ToastMessage & { id: number; open: boolean }
export type ToastState = { nextId: number; toast: ShownToast | null }
export type ToastEvent =
  | { type: 'shown'; message: ToastMessage }
  | { type: 'dismissed'; id: number }
  | { type: 'removed'; id: number }

export const NO_TOAST: ToastState = { nextId: 1, toast: null }

/** At most one toast: a newer one takes the place of the last. A dismissed one is kept until it is removed. */
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

/** Why a message cannot be shown; null when it can. */
export function toastFault({ title, action }: ToastMessage): string | null {
  if (title.trim() === '') return 'A toast needs a title.'
  if (action && action.altText.trim() === '') return 'The action of a toast needs an altText.'
  return null
}
