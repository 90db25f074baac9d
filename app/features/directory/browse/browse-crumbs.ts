import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { type Crumb, escapeCrumbs, experienceCrumbs } from '../crumbs.ts'
import { browseLabel } from './browse-labels.ts'
import { browsePath } from './browse-path.ts'

// Apart from those above it: pages that show no shelf have no use for the names of all.

/** The way to a shelf, itself last. */
export function browseCrumbs(shelf: BrowsePage): Crumb[] {
  const above = shelf.contentType === 'escape' ? escapeCrumbs() : experienceCrumbs()
  return [...above, { label: browseLabel(shelf), to: browsePath(shelf) }]
}
