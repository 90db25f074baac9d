import { Link } from 'react-router'
import { usePrefetchWhenIdle } from '#app/lib/loading/lazy.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-names.ts'
import { VIEWS, type View } from '#domain/listing/listing-query.ts'
import { m } from '#domain/messages/messages.js'
import { feed } from '../feed/feed-part.tsx'
import { useList } from './use-list.ts'
import './page.css'

const VIEW_OPTIONS: Record<View, { label: () => string; icon: IconName }> = {
  grid: { label: m.listings_view_grid, icon: 'layout-grid' },
  list: { label: m.listings_view_list, icon: 'list' },
  feed: { label: m.listings_view_feed, icon: 'gallery-vertical' },
  map: { label: m.listings_view_map, icon: 'map' },
}

/** Grid, list, feed or map, as links: the view is part of the URL. */
export function ViewSwitch({ views = VIEWS }: { views?: readonly View[] }) {
  const { query, requested, hrefOf } = useList()
  usePrefetchWhenIdle(feed)
  return (
    <nav aria-label={m.listings_view()} className="view-switch">
      {views.map((view) => {
        const { label, icon } = VIEW_OPTIONS[view]
        return (
          <Link
            key={view}
            to={hrefOf({ ...query, view })}
            preventScrollReset
            // The feed is an overlay of the list, so closing it goes back.
            {...(view === 'feed' && {
              state: { fromList: true },
              onPointerEnter: preloadFeed,
              onFocus: preloadFeed,
            })}
            aria-label={label()}
            aria-current={requested.view === view ? 'true' : undefined}
          >
            <Icon name={icon} />
          </Link>
        )
      })}
    </nav>
  )
}

function preloadFeed() {
  feed.load().catch(() => undefined)
}
