import { GalleryVertical, LayoutGrid, List as ListIcon } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { loadAtRest } from '#app/lib/on-demand.ts'
import { VIEWS, type View } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { feed } from '../feed/feed-part.tsx'
import { useList } from './use-list.ts'
import './page.css'

const SHOWN: Record<View, { label: () => string; Icon: typeof LayoutGrid }> = {
  grid: { label: m.listings_view_grid, Icon: LayoutGrid },
  list: { label: m.listings_view_list, Icon: ListIcon },
  feed: { label: m.listings_view_feed, Icon: GalleryVertical },
}

/** Grid, list or feed, as links: the view is part of the address. */
export function ViewSwitch({ views = VIEWS }: { views?: readonly View[] }) {
  const { query, asked, hrefOf } = useList()
  useEffect(() => loadAtRest(feed), [])
  return (
    <nav aria-label={m.listings_view()} className="view-switch">
      {views.map((view) => {
        const { label, Icon } = SHOWN[view]
        return (
          <Link
            key={view}
            to={hrefOf({ ...query, view })}
            preventScrollReset
            // The feed lies over the list: closing it is going back.
            {...(view === 'feed' && {
              state: { fromList: true },
              onPointerEnter: warmFeed,
              onFocus: warmFeed,
            })}
            aria-label={label()}
            aria-current={asked.view === view ? 'true' : undefined}
          >
            <Icon aria-hidden size={20} strokeWidth={1.5} />
          </Link>
        )
      })}
    </nav>
  )
}

function warmFeed() {
  feed.load().catch(() => undefined)
}
