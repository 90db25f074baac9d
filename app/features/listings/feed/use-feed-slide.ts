import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ITEM_PARAM } from '../list/use-list.ts'
import { type Feed, slideAfterKey, slideAt, slideOf } from './feed-position.ts'
import { useReducedMotion } from './use-reduced-motion.ts'

/** Without a scroll event for this long the slides are at rest: Chromium may leave out `scrollend`. */
const REST_MS = 140

export type FeedSlideState = ReturnType<typeof useFeedSlide>

/**
 * Which slide of a feed is seen, and the ways to another. It is kept in the address, so that Back
 * returns to it, and outlives the elements that show the slides: a key that is pressed while the
 * dialog takes them over from the server's page is not lost.
 */
export function useFeedSlide(feed: Feed) {
  const { items, offset } = feed
  const { hash, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const reducedMotion = useReducedMotion()
  const [at, setAt] = useState(() => ({ offset, slide: slideOf(hash, items) }))
  const slides = useRef<HTMLDivElement>(null)
  /** The slide that a key or a button leads to while the slides are on their way there. */
  const heading = useRef<number | null>(null)
  /** They came to rest beside a slide, and are on their way onto it. */
  const mending = useRef(false)
  const isHeld = useRef(false)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  // Another page of the feed begins where its address says.
  const seen = at.offset === offset ? at.slide : slideOf(hash, items)
  // An item's dialog lies over the feed: below it nothing moves and no key is taken.
  const covered = new URLSearchParams(search).has(ITEM_PARAM)

  function see(slide: number) {
    if (slide === seen) return
    setAt({ offset, slide })
    const to = { pathname, search, hash: items[slide]?.slug ?? '' }
    navigate(to, { replace: true, preventScrollReset: true, state })
  }

  function show(slide: number) {
    const element = slides.current
    const far = Math.abs(slide - seen) > 1
    heading.current = slide
    see(slide)
    const behavior = reducedMotion || far ? 'instant' : 'smooth'
    element?.scrollTo({ top: slide * element.clientHeight, behavior })
  }

  function follow() {
    const element = slides.current
    if (!element) return
    const slide = slideAt(element.scrollTop, element.clientHeight, items.length)
    if (heading.current === slide) heading.current = null
    if (heading.current === null) see(slide)
    clearTimeout(rest.current)
    rest.current = setTimeout(settle, REST_MS)
  }

  /** Whoever takes hold of the slides leads them. */
  function letGo() {
    heading.current = null
  }

  /** A page that changes under a smooth scroll lets Chromium end it beside its goal, snapping or not. */
  function settle() {
    const element = slides.current
    if (!element || isHeld.current) return
    const { scrollTop, clientHeight } = element
    const slide = heading.current ?? slideAt(scrollTop, clientHeight, items.length)
    const top = slide * clientHeight
    const behavior = mending.current || reducedMotion ? 'instant' : 'smooth'
    mending.current = Math.abs(scrollTop - top) > 1
    if (mending.current) element.scrollTo({ top, behavior })
    else letGo()
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

  useEffect(() => () => clearTimeout(rest.current), [])

  function hold() {
    isHeld.current = true
  }

  function release() {
    isHeld.current = false
  }

  const hands = {
    onScroll: follow,
    onWheel: letGo,
    onPointerDown: letGo,
    onTouchStart: hold,
    onTouchEnd: release,
    onTouchCancel: release,
  }
  return { seen, covered, slides, show, hands }
}
