import { useId, useState } from 'react'
import { passwordStrengthOf } from '#domain/member/password-strength.ts'
import { m } from '#domain/messages/messages.js'
import { weaknessText } from '../auth-fault.ts'
import { PasswordField } from './password-field.tsx'

const STRENGTHS = [
  m.account_strength_0,
  m.account_strength_1,
  m.account_strength_2,
  m.account_strength_3,
  m.account_strength_4,
]

type NewPasswordFieldProps = { label: string; error: string | undefined; personalWords?: string[] }

/** A new password, with its strength and suggestions while typing. */
export function NewPasswordField({ label, error, personalWords = [] }: NewPasswordFieldProps) {
  const id = useId()
  const [password, setPassword] = useState('')
  const { level, weaknesses } = passwordStrengthOf(password, personalWords)
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      error={error}
      onType={setPassword}
      describedBy={id}
    >
      <div id={id} className="account-strength" aria-live="polite">
        {password !== '' && (
          <>
            <span aria-hidden className="account-strength-bar" data-level={level}>
              {STRENGTHS.slice(1).map((strength, place) => (
                <i key={strength()} data-on={place < level || undefined} />
              ))}
            </span>
            <p>
              {m.account_strength({ strength: (STRENGTHS[level] ?? m.account_strength_0)() })}
              {weaknesses.length > 0 && <> {weaknessText(weaknesses)}</>}
            </p>
          </>
        )}
      </div>
    </PasswordField>
  )
}
