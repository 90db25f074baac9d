import { create } from 'zustand'

let onClosed: (() => void) | null = null

/** Whether the dialog that signs in over the current page is open. */
export const useSignInDialogOpen = create(() => false)

/** @param callback runs once when the dialog closes; replaces an earlier one */
export function openSignInDialog(callback?: () => void): void {
  useSignInDialogOpen.setState(true)
  onClosed = callback ?? onClosed
}

export function closeSignInDialog(): void {
  useSignInDialogOpen.setState(false)
  const callback = onClosed
  onClosed = null
  callback?.()
}
