import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { RouterContextProvider } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { partsToStartWith } from './lib/on-demand.ts'
import { readWhatIsReachedFor } from './lib/read-ahead.ts'

// The next navigation cuts a transition between pages short: what it does to the page is done all the same.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /transition was skipped/i.test(reason.message))
    event.preventDefault()
})

/**
 * Lets a navigation begin a task after the click, all of whose updates React would draw at once: a page whose data is
 * there already (`answerAhead`) then comes without the state of waiting for it being drawn first.
 */
async function contextAfterClick(): Promise<RouterContextProvider> {
  await new Promise((resolve) => setTimeout(resolve))
  return new RouterContextProvider()
}

readWhatIsReachedFor()
partsToStartWith().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter useTransitions={false} getContext={contextAfterClick} />
      </StrictMode>,
    )
  }),
)
