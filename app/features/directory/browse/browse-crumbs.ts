import type { BrowsePage } from '#domain/listing/browse-page.ts'
import { type Crumb, escapeCrumbs, experienceCrumbs } from '../crumbs.ts'
import { browseLabel } from './browse-labels.ts'
import { browsePath } from './browse-path.ts'

// Separate from crumbs.ts: other pages do not need the labels of all browse pages.

/** Breadcrumbs of a browse page, itself last. */
export function browseCrumbs(browsePage: BrowsePage): Crumb[] {
  const above = browsePage.contentType === 'escape' ? escapeCrumbs() : experienceCrumbs()
  return [...above, { label: browseLabel(browsePage), to: browsePath(browsePage) }]
}
