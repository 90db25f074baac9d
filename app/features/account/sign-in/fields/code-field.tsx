import { Field } from '#app/ui/form/field.tsx'
import { m } from '#domain/messages/messages.js'

/** A six-digit code, with autofill from the mail. */
export function CodeField({ error }: { error: string | undefined }) {
  return (
    <Field
      label={m.account_code()}
      name="code"
      hint={m.account_code_hint()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={12}
      error={error}
    />
  )
}
