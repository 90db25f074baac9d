import { create } from 'zustand'

/** A saved listing; its title, where that is known. */
export type ListedItem = { id: string; title?: string | undefined }

/** The listing whose lists are being chosen; null while the dialog is closed. */
export const useSavedDialog = create<ListedItem | null>(() => null)

export function openSavedDialog(item: ListedItem): void {
  useSavedDialog.setState(item, true)
}

export function closeSavedDialog(): void {
  useSavedDialog.setState(null)
}
