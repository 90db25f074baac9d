import { useId } from 'react'
import { m } from '#domain/messages/messages.js'
import type { StaffRole } from '#domain/permissions/roles.ts'
import { OFFERED_ROLES, ROLE_LABELS } from '../console-labels.ts'

const DESCRIPTIONS: Record<(typeof OFFERED_ROLES)[number], () => string> = {
  admin: m.console_role_admin_may,
  editor: m.console_role_editor_may,
  moderator: m.console_role_moderator_may,
}

type RoleFieldProps = { value: StaffRole; onChange: (role: StaffRole) => void }

/** A choice of role, each with what it permits. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const name = useId()
  return (
    <fieldset className="console-roles">
      <legend>{m.console_role()}</legend>
      {OFFERED_ROLES.map((role) => (
        <label key={role}>
          <input
            type="radio"
            name={name}
            checked={value === role}
            onChange={() => onChange(role)}
          />
          <span>
            <b>{ROLE_LABELS[role]()}</b> {DESCRIPTIONS[role]()}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
