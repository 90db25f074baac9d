import type { ReactNode } from 'react'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { sortOf } from '#domain/listing/browse-page.ts'
import { m } from '#domain/messages/messages.js'
import { BrowseBar, type BrowseBarProps } from './browse-bar.tsx'
import { browseCrumbs } from './browse-crumbs.ts'
import { browseCount, browseRule, browseTitle, SORT_LABELS } from './browse-labels.ts'
import { BrowseLinks } from './browse-links.tsx'
import { browseAddress } from './browse-path.ts'

type BrowseViewProps = BrowseBarProps & {
  total: number
  page: number
  pages: number
  /** The cards. */
  children: ReactNode
  /** Shown between the list and the related browse pages. */
  more?: ReactNode
}

/** The template of all browse pages: title, rule, count, order, cards and related pages. */
export function BrowseView({ total, page, pages, children, more, ...bar }: BrowseViewProps) {
  const { browsePage, query } = bar
  const { order } = SORT_LABELS[sortOf(browsePage, query.sort)]
  return (
    <div className="wrap">
      <div className="dir-head">
        <Breadcrumb label={m.directory_crumbs()} items={browseCrumbs(browsePage)} />
        <h1>{browseTitle(browsePage)}</h1>
        <p className="text-lead text-ink-2">{browseRule(browsePage)}</p>
      </div>
      <BrowseBar {...bar} />
      <div className="mb-6.5 flex flex-wrap gap-x-3 text-ink-2 text-small">
        <h2 aria-live="polite" className="font-sans text-ink text-small tracking-normal">
          {browseCount(browsePage, total)}
        </h2>
        {total > 1 && <p>{order()}</p>}
      </div>
      {children}
      <Pagination
        className="mt-12"
        label={m.directory_shelf_pages()}
        page={page}
        pages={pages}
        hrefOf={(to) => browseAddress(browsePage, { ...query, page: to })}
      />
      {more}
      <BrowseLinks browsePage={browsePage} />
    </div>
  )
}
