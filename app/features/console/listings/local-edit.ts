import { readItem, writeItem } from '#app/lib/stores/web-storage.ts'
import type { UnsavedEdit } from '#domain/console/console-api.ts'
import { readEditorValues } from '#domain/console/listings/editor-fields.ts'

const keyOf = (editorId: string, listingId: string) => `console-unsaved:${editorId}:${listingId}`

/** Stores changes that the server does not have yet, for the next visit of this editor; null removes them. */
export function writeLocalEdit(
  editorId: string,
  listingId: string,
  edit: UnsavedEdit | null,
): void {
  writeItem('localStorage', keyOf(editorId, listingId), edit && JSON.stringify(edit))
}

/**
 * Changes of an earlier visit: those of the browser are the ones that the server does not have. What the browser has
 * in another shape is ignored.
 */
export function findUnsavedEdit(
  editorId: string,
  listingId: string,
  stored: UnsavedEdit | null,
): UnsavedEdit | null {
  const text = readItem('localStorage', keyOf(editorId, listingId))
  return text === null ? stored : (parseEdit(text) ?? stored)
}

function parseEdit(text: string): UnsavedEdit | null {
  try {
    const { values, basedOn, at } = JSON.parse(text)
    if (typeof basedOn !== 'string' || typeof at !== 'string') return null
    return { values: readEditorValues(values), basedOn, at }
  } catch {
    return null
  }
}
