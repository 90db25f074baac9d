import { useId } from 'react'
import { Field } from '#app/ui/form/field.tsx'
import type { FieldFault } from '#domain/console/console-api.ts'
import type { PartKind } from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'
import { SelectField } from '../../select-field.tsx'
import { TextAreaField } from '../../text-area-field.tsx'
import { faultText } from '../field-labels.ts'
import { choiceLabel } from './part-labels.ts'

type PartInputProps = {
  name: string
  kind: PartKind
  label: string
  value: string | string[]
  fault: FieldFault | undefined
  onChange: (value: string | string[]) => void
}

/** One part of a field, by its kind. */
export function PartInput({ name, kind, label, value, fault, onChange }: PartInputProps) {
  const error = fault && faultText(fault)
  const text = typeof value === 'string' ? value : value.join('\n')
  const list = typeof value === 'string' ? [] : value
  if (kind === 'text' || kind === 'list')
    return (
      <TextAreaField
        label={label}
        error={error}
        hint={kind === 'list' ? m.console_list_hint() : undefined}
        rows={3}
        value={text}
        onChange={({ target }) =>
          onChange(kind === 'list' ? target.value.split('\n') : target.value)
        }
      />
    )
  if (typeof kind !== 'object')
    return <LineInput kind={kind} label={label} error={error} value={text} onChange={onChange} />
  if ('someOf' in kind)
    return (
      <fieldset className="console-roles">
        <legend>{label}</legend>
        {kind.someOf.map((choice) => (
          <label key={choice}>
            <input
              type="checkbox"
              checked={list.includes(choice)}
              onChange={({ target }) =>
                onChange(target.checked ? [...list, choice] : list.filter((one) => one !== choice))
              }
            />
            {choiceLabel(name, choice)}
          </label>
        ))}
      </fieldset>
    )
  // A stored value may be one that is not offered.
  const choices = text === '' || kind.oneOf.includes(text) ? kind.oneOf : [text, ...kind.oneOf]
  return (
    <SelectField
      label={label}
      error={error}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{m.console_choice_none()}</option>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {choiceLabel(name, choice)}
        </option>
      ))}
    </SelectField>
  )
}

type LineInputProps = {
  kind: 'line' | 'number' | 'day' | 'time' | 'zone'
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

const INPUT_TYPES = {
  line: 'text',
  number: 'text',
  day: 'date',
  time: 'time',
  zone: 'text',
} as const

function LineInput({ kind, label, error, value, onChange }: LineInputProps) {
  const zones = useId()
  return (
    <>
      <Field
        label={label}
        error={error}
        type={INPUT_TYPES[kind]}
        inputMode={kind === 'number' ? 'decimal' : undefined}
        list={kind === 'zone' ? zones : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {kind === 'zone' && (
        <datalist id={zones}>
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
      )}
    </>
  )
}
