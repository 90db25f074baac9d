import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** What a page load does by itself and an in-page one does not: show that it is under way, say where it led. */
export function Passage() {
  const { pathname } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(pathname)
  const [arrival, setArrival] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setArrival(document.title)
    // Of the page that the server wrote, for search engines alone; no script knows of it.
    for (const data of document.querySelectorAll('head > [type="application/ld+json"]'))
      data.remove()
  }, [pathname])

  return (
    <>
      {state === 'loading' && <div aria-hidden="true" className="progress" />}
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
    </>
  )
}
