import { readItem, writeItem } from '#app/lib/stores/web-storage.ts'
import type { UnsavedEdit, UnsavedPhotos } from '#domain/console/console-api.ts'
import { readEditorValues } from '#domain/console/listings/editor-fields.ts'
import type { Photo } from '#domain/listing/listing.ts'

/** Where the browser has them. */
export const localEditKey = (editorId: string, listingId: string) =>
  `console-unsaved:${editorId}:${listingId}`

/** Stores changes that the server does not have yet, for the next visit of this editor; null removes them. */
export function writeLocalEdit(
  editorId: string,
  listingId: string,
  edit: UnsavedEdit | null,
): void {
  writeItem('localStorage', localEditKey(editorId, listingId), edit && JSON.stringify(edit))
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
  const text = readItem('localStorage', localEditKey(editorId, listingId))
  return text === null ? stored : (parseEdit(text) ?? stored)
}

/** Null for text of another shape. */
export function parseEdit(text: string): UnsavedEdit | null {
  try {
    const { values, photos, basedOn, at } = JSON.parse(text)
    if (typeof basedOn !== 'string' || typeof at !== 'string') return null
    return { values: readEditorValues(values), photos: readPhotos(photos), basedOn, at }
  } catch {
    return null
  }
}

function readPhotos(given: unknown): UnsavedPhotos | null {
  const { before, photos } = Object(given)
  return isPhotos(before) && isPhotos(photos) ? { before, photos } : null
}

const isPhotos = (given: unknown): given is Photo[] =>
  Array.isArray(given) &&
  given.every((photo) => typeof photo?.url === 'string' && typeof photo.alt === 'string')
