import { type Picture, photoOf, scenePrintUrl } from '#app/lib/pictures.ts'
import type { DirectoryEntry } from '#domain/import/read-directory-entry.ts'
import { entrySlug } from '#domain/listing/directory-entry.ts'

const DEFAULT_PRINT = scenePrintUrl('lake', 'restore', '3x2')

/** The photo of an imported entry with the print as fallback; the print if there is no photo. */
export function entryPicture(
  entry: DirectoryEntry | undefined,
  print: string = DEFAULT_PRINT,
): string | Picture {
  const image = entry && 'image' in entry ? entry.image : undefined
  if (!entry || !image) return print
  const photo = photoOf(`directory-${entry.entity}-${entrySlug(entry)}`, 'cover', image)
  return { ...photo, fallback: print }
}

/** The description of an imported entry. */
export function entryText(entry: DirectoryEntry | undefined): string | undefined {
  return entry && 'description' in entry ? entry.description || undefined : undefined
}
