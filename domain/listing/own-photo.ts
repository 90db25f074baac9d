import type { Focus, Photo } from './listing.ts'

/** A photo that this site stores: its id, and the point that a crop keeps in view. */
export type OwnPhoto = { id: string; focus: Focus | null }

const ADDRESS =
  /^\/photos\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp(?:\?focus=(\d{1,3}),(\d{1,3}))?$/

/** The address of a stored photo, for `Photo.url`. */
export const ownPhotoPath = (id: string) => `/photos/${id}.webp`

/** Parses the address of a stored photo; null for any other address. */
export function readOwnPhoto(address: string | null | undefined): OwnPhoto | null {
  const [, id, x, y] = ADDRESS.exec(address ?? '') ?? []
  if (!id) return null
  return { id, focus: x && y ? { x: Number(x), y: Number(y) } : null }
}

type Item = Record<string, unknown>

/** The photos of an item in the format of an export. */
export const photosOf = (item: Item): Photo[] =>
  Array.isArray(item['images']) ? (item['images'] as Photo[]) : []

/**
 * An item whose card shows its first photo, if this site stores it. The focus is part of the address, so that cards
 * get a picture cropped around it. Any other thumbnail stays.
 */
export function withCover(item: Item): Item {
  const { thumbnail } = item
  const isOwn = typeof thumbnail === 'string' && readOwnPhoto(thumbnail) !== null
  if (thumbnail && !isOwn) return item
  const [first] = photosOf(item)
  if (!first || !readOwnPhoto(first.url)) return isOwn ? { ...item, thumbnail: null } : item
  const { url, focus } = first
  return { ...item, thumbnail: focus ? `${url}?focus=${focus.x},${focus.y}` : url }
}
