import { ChevronDown, ChevronUp, Volume2, VolumeX } from 'lucide-react'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { type Feed, slideAfterKey, slideAt, slideOf } from './feed-position.ts'
import { FeedSlide } from './feed-slide.tsx'
import { useReducedMotion } from './use-reduced-motion.ts'

/** The slides with their controls. Which one is seen is kept in the address, so that Back returns to it. */
export function FeedPlayer({ feed }: { feed: Feed }) {
  const { items, offset, total, linkTo } = feed
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const reducedMotion = useReducedMotion()
  const [seen, setSeen] = useState(() => slideOf(hash, items))
  const [muted, setMuted] = useState(true)
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

  function onKeyDown(event: KeyboardEvent) {
    const slide = slideAfterKey(event.key, seen, items.length)
    if (slide === null) return
    event.preventDefault()
    show(slide)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is inside
    <div onKeyDown={onKeyDown}>
      <div ref={startThere} onScroll={onScroll} className="feed-slides">
        {items.map((listing, place) => (
          <FeedSlide
            key={listing.id}
            listing={listing}
            label={m.listings_feed_count({ n: offset + place + 1, total })}
            link={linkTo(listing)}
            current={place === seen}
            playing={place === seen && !reducedMotion}
            muted={muted}
            priority={place === first.current}
          />
        ))}
      </div>
      <FeedControls
        feed={feed}
        seen={seen}
        onShow={show}
        muted={muted}
        onMute={() => setMuted(!muted)}
      />
    </div>
  )
}

type FeedControlsProps = {
  feed: Feed
  seen: number
  onShow: (slide: number) => void
  muted: boolean
  onMute: () => void
}

function FeedControls({ feed, seen, onShow, muted, onMute }: FeedControlsProps) {
  const { items, offset, total, previousPage, nextPage } = feed
  const Volume = muted ? VolumeX : Volume2
  return (
    <div className="feed-controls">
      <button
        type="button"
        className="feed-round"
        aria-label={muted ? m.listings_feed_unmute() : m.listings_feed_mute()}
        onClick={onMute}
      >
        <Volume aria-hidden size={20} strokeWidth={1.5} />
      </button>
      <Step
        label={m.listings_feed_previous()}
        Icon={ChevronUp}
        page={seen === 0 ? previousPage : null}
        disabled={seen === 0}
        onStep={() => onShow(seen - 1)}
      />
      <span className="feed-count" aria-live="polite">
        {m.listings_feed_count({ n: offset + seen + 1, total })}
      </span>
      <Step
        label={m.listings_feed_next()}
        Icon={ChevronDown}
        page={seen === items.length - 1 ? nextPage : null}
        disabled={seen === items.length - 1}
        onStep={() => onShow(seen + 1)}
      />
    </div>
  )
}

type StepProps = {
  label: string
  Icon: typeof ChevronUp
  /** Beyond the last slide of a page lies the next page. */
  page: string | null
  disabled: boolean
  onStep: () => void
}

function Step({ label, Icon, page, disabled, onStep }: StepProps) {
  const { state } = useLocation()
  const icon = <Icon aria-hidden size={20} strokeWidth={1.5} />
  return page ? (
    <Link
      to={page}
      replace
      preventScrollReset
      state={state}
      aria-label={label}
      className="feed-round"
    >
      {icon}
    </Link>
  ) : (
    <button
      type="button"
      className="feed-round"
      aria-label={label}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onStep}
    >
      {icon}
    </button>
  )
}
