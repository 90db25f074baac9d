import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTimer } from '#app/lib/loading/use-timer.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { ITEM_PARAM } from '../list/use-list.ts'
import { type Feed, slideAfterKey, slideAt, slideOf } from './feed-position.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Scrolling counts as ended after this long without a scroll event: Chromium may omit `scrollend`. */
const SCROLL_END_MS = 140

export type FeedSlideState = ReturnType<typeof useFeedSlide>

/**
 * The visible slide of a feed, and navigation between slides. It is stored in the URL, so that Back
 * returns to it, and outlives the slide elements: a key pressed while the dialog replaces the server's
 * markup is not lost.
 */
export function useFeedSlide(feed: Feed) {
  const { items, offset } = feed
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const reducedMotion = useReducedMotion()
  const [at, setAt] = useState(() => ({ offset, slide: slideOf(hash, items) }))
  const slides = useRef<HTMLDivElement>(null)
  /** Target slide of a scroll in progress, started by a key or button. */
  const target = useRef<number | null>(null)
  /** A correction is in progress: scrolling ended off a slide. */
  const correcting = useRef(false)
  const isTouching = useRef(false)
  const settleTimer = useTimer()
  // Another page of the feed starts at the slide in its URL.
  const seen = at.offset === offset ? at.slide : slideOf(hash, items)
  // While an item's dialog covers the feed, videos pause and keys are ignored.
  const covered = new URLSearchParams(search).has(ITEM_PARAM)

  function select(slide: number) {
    if (slide === seen) return
    setAt({ offset, slide })
    const to = { pathname, search, hash: items[slide]?.slug ?? '' }
    navigate(to, { replace: true, preventScrollReset: true, state })
  }

  function show(slide: number) {
    const element = slides.current
    const far = Math.abs(slide - seen) > 1
    target.current = slide
    select(slide)
    const behavior = reducedMotion || far ? 'instant' : 'smooth'
    element?.scrollTo({ top: slide * element.clientHeight, behavior })
  }

  function handleScroll() {
    const element = slides.current
    if (!element) return
    const slide = slideAt(element.scrollTop, element.clientHeight, items.length)
    if (target.current === slide) target.current = null
    if (target.current === null) select(slide)
    settleTimer.start(SCROLL_END_MS, settle)
  }

  /** Manual scrolling cancels the target. */
  function clearTarget() {
    target.current = null
  }

  /** Corrects the position: Chromium can end a smooth scroll off its target when the page changes. */
  function settle() {
    const element = slides.current
    if (!element || isTouching.current) return
    const { scrollTop, clientHeight } = element
    const slide = target.current ?? slideAt(scrollTop, clientHeight, items.length)
    const top = slide * clientHeight
    const behavior = correcting.current || reducedMotion ? 'instant' : 'smooth'
    correcting.current = Math.abs(scrollTop - top) > 1
    if (correcting.current) element.scrollTo({ top, behavior })
    else clearTarget()
  }

  // The feed covers the page, so its keys work wherever the focus is.
  useWindowEvent('keydown', (event) => {
    const slide = slideAfterKey(event, seen, items.length)
    if (slide === null || covered) return
    event.preventDefault()
    if (items[slide]) return show(slide)
    const page = slide < 0 ? feed.previousPage : feed.nextPage
    if (page) navigate(page, { replace: true, preventScrollReset: true, state })
  })

  function startTouch() {
    isTouching.current = true
  }

  function endTouch() {
    isTouching.current = false
  }

  const handlers = {
    onScroll: handleScroll,
    onWheel: clearTarget,
    onPointerDown: clearTarget,
    onTouchStart: startTouch,
    onTouchEnd: endTouch,
    onTouchCancel: endTouch,
  }
  return { seen, covered, slides, show, handlers }
}
