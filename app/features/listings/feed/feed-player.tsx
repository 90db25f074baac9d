import { useLayoutEffect, useRef, useState } from 'react'
import { m } from '#domain/messages/messages.js'
import { FeedControls, MuteSwitch, PlaySwitch } from './feed-controls.tsx'
import type { Feed } from './feed-position.ts'
import { FeedSlide } from './feed-slide.tsx'
import type { FeedSlideState } from './use-feed-slide.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** The visitor's choice of sound and motion; `motion` is null until chosen. */
export type FeedChoice = { muted: boolean; motion: 'play' | 'pause' | null }

export function useFeedChoice() {
  return useState<FeedChoice>({ muted: true, motion: null })
}

type FeedPlayerProps = {
  feed: Feed
  slide: FeedSlideState
  choice: ReturnType<typeof useFeedChoice>
}

/** The slides with their controls. */
export function FeedPlayer({ feed, slide, choice }: FeedPlayerProps) {
  const { items, offset, total, linkTo } = feed
  const { seen, covered, slides, show, handlers } = slide
  const [{ muted, motion }, choose] = choice
  const reducedMotion = useReducedMotion()
  const plays = motion ? motion === 'play' : !reducedMotion
  const first = useRef(seen)
  useLayoutEffect(() => {
    const element = slides.current
    if (element) element.scrollTop = first.current * element.clientHeight
  }, [slides])

  return (
    <>
      <div ref={slides} {...handlers} className="feed-slides">
        {items.map((listing, place) => (
          <FeedSlide
            key={listing.id}
            listing={listing}
            label={m.listings_feed_count({ n: offset + place + 1, total })}
            link={linkTo(listing)}
            current={place === seen}
            playing={place === seen && plays && !covered}
            muted={muted}
            priority={place === first.current}
          />
        ))}
      </div>
      <FeedControls feed={feed} seen={seen} onShow={show}>
        {items[seen]?.videoUrl && (
          <PlaySwitch
            on={plays}
            onSwitch={() => choose({ muted, motion: plays ? 'pause' : 'play' })}
          />
        )}
        <MuteSwitch on={muted} onSwitch={() => choose({ muted: !muted, motion })} />
      </FeedControls>
    </>
  )
}
