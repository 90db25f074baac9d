import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { FeedControls, MuteSwitch, PlaySwitch } from './feed-controls.tsx'
import { type Feed, slideAfterKey, slideAt, slideOf } from './feed-position.ts'
import { FeedSlide } from './feed-slide.tsx'
import { ITEM_PARAM } from './use-list.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** The slides with their controls. Which one is seen is kept in the address, so that Back returns to it. */
export function FeedPlayer({ feed }: { feed: Feed }) {
  const { items, offset, total, linkTo } = feed
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const reducedMotion = useReducedMotion()
  const [seen, setSeen] = useState(() => slideOf(hash, items))
  const [muted, setMuted] = useState(true)
  const [chosen, setChosen] = useState<'play' | 'pause' | null>(null)
  // An item's dialog lies over the feed: below it nothing moves and no key is taken.
  const covered = new URLSearchParams(search).has(ITEM_PARAM)
  const plays = chosen ? chosen === 'play' : !reducedMotion
  const slides = useRef<HTMLDivElement>(null)
  const first = useRef(seen)
  const startThere = useCallback((element: HTMLDivElement | null) => {
    slides.current = element
    if (element) element.scrollTop = first.current * element.clientHeight
  }, [])

  function show(slide: number) {
    const element = slides.current
    const far = Math.abs(slide - seen) > 1
    const behavior = reducedMotion || far ? 'instant' : 'smooth'
    element?.scrollTo({ top: slide * element.clientHeight, behavior })
  }

  function onScroll() {
    const element = slides.current
    const slide = element ? slideAt(element.scrollTop, element.clientHeight, items.length) : seen
    if (slide === seen) return
    setSeen(slide)
    const to = { pathname, search, hash: items[slide]?.slug ?? '' }
    navigate(to, { replace: true, preventScrollReset: true, state })
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const slide = slideAfterKey(event, seen, items.length)
    if (slide === null || covered) return
    event.preventDefault()
    if (items[slide]) return show(slide)
    const page = slide < 0 ? feed.previousPage : feed.nextPage
    if (page) navigate(page, { replace: true, preventScrollReset: true, state })
  })
  // The feed covers the page: its keys work wherever the focus is.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])

  return (
    <>
      <div ref={startThere} onScroll={onScroll} className="feed-slides">
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
          <PlaySwitch on={plays} onSwitch={() => setChosen(plays ? 'pause' : 'play')} />
        )}
        <MuteSwitch on={muted} onSwitch={() => setMuted(!muted)} />
      </FeedControls>
    </>
  )
}
