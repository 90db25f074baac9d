import { useState } from 'react'
import { isReachable } from '#app/lib/loading/connection.ts'
import { useWindowEvent } from '#app/lib/loading/use-window-event.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'

function reopen() {
  // Prevents the browser from restoring this page's scroll position on the reloaded one. Registered after the
  // router's listener, which resets this to "auto".
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual'
  })
  window.location.reload()
}

/** Shown for a page that failed to load because of the network. Reloads when online again. */
export function OfflinePage() {
  const [trying, setTrying] = useState(false)

  async function retry() {
    setTrying(true)
    // While offline, a reload would show the browser's own error page.
    if (await isReachable(window.location.href)) reopen()
    else setTrying(false)
  }

  useWindowEvent('online', reopen)

  return (
    <div className="wrap pt-6 md:pt-14">
      <div role="alert" className="alert max-w-xl">
        <Icon name="cloud-off" className="mt-0.5" />
        <h1 className="m-0 font-sans font-semibold text-base leading-normal">
          {m.errors_offline_title()}
        </h1>
        <p className="col-start-2 text-ink">{m.errors_offline()}</p>
      </div>
      <Button variant="secondary" busy={trying} className="mt-5" onClick={retry}>
        {trying ? m.errors_trying() : m.errors_try_again()}
      </Button>
    </div>
  )
}
