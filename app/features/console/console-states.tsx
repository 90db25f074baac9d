import { useOnline } from '#app/lib/loading/use-online.ts'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'

export function Waiting() {
  return (
    <div className="needs-script console-waiting" aria-busy="true">
      <p className="sr-only" role="status">
        {m.console_loading()}
      </p>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} aria-hidden="true" className="skeleton skeleton-line" />
      ))}
    </div>
  )
}

export function Failed({ onRetry }: { onRetry: () => void }) {
  const online = useOnline()
  return (
    <div role="alert" className="console-note">
      <p>{online ? m.console_failed() : m.console_offline()}</p>
      <Button variant="secondary" onClick={onRetry}>
        {m.console_retry()}
      </Button>
    </div>
  )
}
