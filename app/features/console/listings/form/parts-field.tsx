import type { ReactNode } from 'react'
import type { FieldFault } from '#domain/console/console-api.ts'
import { PART_FIELDS, type PartField, type Parts } from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'
import { FIELD_LABELS, faultText } from '../field-labels.ts'
import { PartInput } from './part-input.tsx'
import { PART_LABELS } from './part-labels.ts'

type PartsFieldProps = {
  field: PartField
  value: Parts
  /** Of the field and of its parts. */
  faults: readonly FieldFault[]
  onChange: (value: Parts) => void
  /** Follows the inputs. */
  children?: ReactNode
}

/** A field with named parts, as a group of inputs. */
export function PartsField({ field, value, faults, onChange, children }: PartsFieldProps) {
  const whole = faults.find(({ part }) => part === undefined)
  return (
    <fieldset className="console-parts">
      <legend>{FIELD_LABELS[field]()}</legend>
      {field === 'schedule' && <p className="console-second">{m.console_schedule_hint()}</p>}
      {Object.entries(PART_FIELDS[field]).map(([name, kind]) => (
        <PartInput
          key={name}
          name={name}
          kind={kind}
          label={PART_LABELS[field][name]?.() ?? name}
          value={value[name] ?? ''}
          fault={faults.find(({ part }) => part === name)}
          onChange={(next) => onChange({ ...value, [name]: next })}
        />
      ))}
      {children}
      {whole && <p className="text-micro text-danger">{faultText(whole)}</p>}
    </fieldset>
  )
}
