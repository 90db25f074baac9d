import type { ReactNode } from 'react'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { Overlay } from '../item/overlay.tsx'
import { FeedLinks } from './feed-controls.tsx'
import { FeedPlayer, useFeedChoice } from './feed-player.tsx'
import type { Feed } from './feed-position.ts'
import { FeedSlide } from './feed-slide.tsx'
import { LAST_SLIDE } from './last-slide.ts'
import { useFeedSlide } from './use-feed-slide.ts'

type FeedViewProps = { feed: Feed; closeTo: string; brand: ReactNode }

/** Specification section 2, view "feed": one full-height slide per listing. */
export function FeedView({ feed, closeTo, brand }: FeedViewProps) {
  const hydrated = useHydrated()
  // State lives here because the overlay remounts its children once the dialog's code has loaded.
  const slide = useFeedSlide(feed)
  const choice = useFeedChoice()
  return (
    <Overlay
      title={m.listings_feed_title()}
      variant="full"
      closeTo={closeTo}
      closeLabel={m.listings_feed_close()}
      returnTo=".view-switch [aria-current]"
      className="feed"
    >
      {brand}
      {hydrated ? (
        <FeedPlayer key={feed.offset} feed={feed} slide={slide} choice={choice} />
      ) : (
        <div className="feed-slides">
          {feed.items.map((listing, place) => (
            <FeedSlide
              key={listing.id}
              listing={listing}
              label={m.listings_feed_count({ n: feed.offset + place + 1, total: feed.total })}
              link={feed.linkTo(listing)}
              priority={place === 0}
            >
              <FeedLinks feed={feed} slide={place} />
            </FeedSlide>
          ))}
          <span id={LAST_SLIDE} />
        </div>
      )}
    </Overlay>
  )
}
