import { StrictMode, startTransition, useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { partsToStartWith } from './lib/on-demand.ts'
import { readWhatIsReachedFor } from './lib/read-ahead.ts'

// The next navigation cuts a transition between pages short: what it does to the page is done all the same.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /transition was skipped/i.test(reason.message))
    event.preventDefault()
})

const reached = readWhatIsReachedFor()

/**
 * Draws pages in one go once somebody reaches for a link. Not before: while parts of the page are still coming alive,
 * whatever the router learns would have React make them anew, and lose what was typed in them.
 */
function Router() {
  const [inOneGo, setInOneGo] = useState(false)
  useEffect(() => {
    reached.then(() => startTransition(() => setInOneGo(true)))
  }, [])
  return <HydratedRouter {...(inOneGo && { useTransitions: false })} />
}

partsToStartWith().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Router />
      </StrictMode>,
    )
  }),
)
