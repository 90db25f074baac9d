import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { preloadedParts } from './lib/loading/lazy.ts'

// A new navigation skips the running view transition; its DOM update still takes place, so this is no error.
addEventListener('unhandledrejection', (event) => {
  const { reason } = event
  if (reason instanceof DOMException && /transition was skipped/i.test(reason.message))
    event.preventDefault()
})

preloadedParts().then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  }),
)
