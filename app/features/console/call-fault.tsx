import { Button } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { m } from '#domain/messages/messages.js'
import type { ConsoleCallState } from './use-console-call.ts'

/** Why the last action failed, with a button to sign in again where that is needed. */
export function CallFault({ call }: { call: ConsoleCallState }) {
  return (
    <div className="console-fault">
      <FormAlert text={call.fault ?? undefined} />
      {call.reauthenticate && (
        <Button variant="secondary" onClick={call.reauthenticate}>
          {m.console_sign_in_again()}
        </Button>
      )}
    </div>
  )
}
