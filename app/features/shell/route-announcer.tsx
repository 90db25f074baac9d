import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * What the server wrote into the head for search engines and messengers; no script makes or keeps any of it.
 * `description` and `robots` stay as they were: only crawlers read them, who load each page, and those of pages that
 * are one visitor's own are React's to take away.
 */
const WRITTEN_ONCE = [
  '[type="application/ld+json"]',
  '[property^="og:"]',
  '[name^="twitter:"]',
  '[rel="canonical"]',
  '[rel="alternate"][hreflang]',
]

/** What a page load does by itself and an in-page one does not: show that it is under way, say where it led. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(pathname)
  const described = useRef(pathname + search)
  const [arrival, setArrival] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setArrival(document.title)
  }, [pathname])

  useEffect(() => {
    // A canonical link is what some browsers share: of another page it would be wrong.
    if (described.current === pathname + search) return
    for (const told of document.head.querySelectorAll(WRITTEN_ONCE.join())) told.remove()
  }, [pathname, search])

  return (
    <>
      {state === 'loading' && <div aria-hidden="true" className="progress" />}
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
    </>
  )
}
