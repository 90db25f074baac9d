import { type ReactNode, useState } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'

type PasswordFieldProps = {
  label: string
  autoComplete: 'current-password' | 'new-password'
  error: string | undefined
  onType?: (password: string) => void
  /** Feedback while typing. */
  children?: ReactNode
  describedBy?: string
}

/** A password field with a button to show the text. */
export function PasswordField({
  label,
  autoComplete,
  error,
  onType,
  children,
  describedBy,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <div className="account-password">
      <Field
        label={label}
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        aria-describedby={describedBy}
        onChange={(event) => onType?.(event.target.value)}
      />
      <button
        type="button"
        className="icon-btn account-reveal"
        aria-label={shown ? m.account_hide_password() : m.account_show_password()}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
      {children}
    </div>
  )
}
