import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/**
 * Metadata in the server's HTML for search engines and messengers, which scripts do not update. `description` and
 * `robots` are left alone: only crawlers read them, which load each page, and on private pages React renders them.
 */
const SERVER_METADATA = [
  '[type="application/ld+json"]',
  '[property^="og:"]',
  '[name^="twitter:"]',
  '[rel="canonical"]',
  '[rel="alternate"][hreflang]',
]

/** A progress bar and an announcement of the new title, which client-side navigations lack. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const { state } = useNavigation()
  const announcedPath = useRef(pathname)
  const describedUrl = useRef(pathname + search)
  const [arrival, setArrival] = useState('')

  useEffect(() => {
    if (announcedPath.current === pathname) return
    announcedPath.current = pathname
    setArrival(document.title)
  }, [pathname])

  useEffect(() => {
    // Some browsers share the canonical link, which would be that of the first page.
    if (describedUrl.current === pathname + search) return
    for (const element of document.head.querySelectorAll(SERVER_METADATA.join())) element.remove()
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
