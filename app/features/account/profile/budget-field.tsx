import { type FocusEvent, useState } from 'react'
import { updateWellness, useWellness } from '#app/lib/session/wellness.ts'
import { Field } from '#app/ui/form/field.tsx'
import { BUDGET_LIMIT } from '#domain/booking/request-profile.ts'
import { m } from '#domain/messages/messages.js'

/** Whole dollars; stored on blur unless invalid. */
export function BudgetField() {
  const { value } = useWellness().wellness.budget
  const [error, setError] = useState<string>()

  function handleBlur({ target }: FocusEvent<HTMLInputElement>) {
    const parsed = readBudget(target.value)
    setError(parsed === undefined ? m.profile_budget_fault() : undefined)
    if (parsed !== undefined && parsed !== value) updateWellness('budget', { value: parsed })
  }

  return (
    <Field
      key={value}
      label={m.profile_budget_label()}
      hint={m.profile_budget_hint()}
      error={error}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      defaultValue={value ?? ''}
      onBlur={handleBlur}
      onInput={() => setError(undefined)}
    />
  )
}

/** Null if empty, undefined if invalid. */
function readBudget(text: string): number | null | undefined {
  const plain = text.replace(/[\s$,]/g, '')
  if (plain === '') return null
  const dollars = /^\d+$/.test(plain) ? Number(plain) : 0
  return dollars >= 1 && dollars <= BUDGET_LIMIT ? dollars : undefined
}
