import { create } from 'zustand'

/** A saved listing, with its title if known. */
export type ListedItem = { id: string; title?: string | undefined }

/** The listing whose lists the dialog edits; null while it is closed. */
export const useSavedDialog = create<ListedItem | null>(() => null)

export function openSavedDialog(item: ListedItem): void {
  useSavedDialog.setState(item, true)
}

export function closeSavedDialog(): void {
  useSavedDialog.setState(null)
}
