import { useRef } from 'react'
import { useOnMount } from '#app/lib/loading/use-on-mount.ts'
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
  const field = useRef<HTMLInputElement>(null)

  function save(address: string) {
    saveTypedAddress(address)
    onTyped?.(address)
  }

  // Typed before hydration, without an event to handle.
  useOnMount(() => {
    if (field.current?.value) save(field.current.value)
  })
  return (
    <Field
      ref={field}
      label={m.account_email()}
      name="email"
      type="email"
      autoComplete={autoComplete}
      defaultValue={typedAddress()}
      error={error}
      onChange={({ target }) => save(target.value)}
    />
  )
}
