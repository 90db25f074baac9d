import { Field } from '#app/ui/form/field.tsx'
import { m } from '#domain/messages/messages.js'
import { saveTypedAddress, typedAddress } from './typed-address.ts'

type EmailFieldProps = {
  autoComplete?: string
  error: string | undefined
  onTyped?: (address: string) => void
}

/** The email address, carried over between sign-in methods. */
export function EmailField({ autoComplete = 'username', error, onTyped }: EmailFieldProps) {
  return (
    <Field
      label={m.account_email()}
      name="email"
      type="email"
      autoComplete={autoComplete}
      defaultValue={typedAddress()}
      error={error}
      onChange={({ target }) => {
        saveTypedAddress(target.value)
        onTyped?.(target.value)
      }}
    />
  )
}
