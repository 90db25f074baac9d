import { type ReactNode, useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'

/** A section of the profile. */
export function ProfilePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="profile-part">
      <h2 id={id}>{title}</h2>
      <div className="profile-fields">{children}</div>
    </section>
  )
}

/** As high as the screen, so that content below does not shift visibly. */
export function ProfileLoading() {
  return (
    <p role="status" className="profile-loading">
      {m.profile_loading()}
    </p>
  )
}

export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p>{m.profile_failed()}</p>
      <Button variant="secondary" className="mt-4" onClick={onRetry}>
        {m.profile_retry()}
      </Button>
    </div>
  )
}
