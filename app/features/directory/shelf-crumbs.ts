import type { Shelf } from '#domain/listing/shelf.ts'
import { type Crumb, escapeCrumbs, experienceCrumbs } from './crumbs.ts'
import { shelfPath } from './shelf-path.ts'
import { shelfLabel } from './shelf-words.ts'

// Apart from those above it: pages that show no shelf have no use for the names of all.

/** The way to a shelf, itself last. */
export function shelfCrumbs(shelf: Shelf): Crumb[] {
  const above = shelf.contentType === 'escape' ? escapeCrumbs() : experienceCrumbs()
  return [...above, { label: shelfLabel(shelf), to: shelfPath(shelf) }]
}
