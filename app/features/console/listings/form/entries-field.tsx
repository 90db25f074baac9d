import { Button } from '#app/ui/button.tsx'
import type { FieldFault } from '#domain/console/console-api.ts'
import {
  ENTRY_FIELDS,
  type EntryField,
  emptyEntry,
  type Parts,
} from '#domain/console/listings/part-fields.ts'
import { m } from '#domain/messages/messages.js'
import { FIELD_LABELS, faultText } from '../field-labels.ts'
import { PartInput } from './part-input.tsx'
import { PART_LABELS } from './part-labels.ts'

type EntriesFieldProps = {
  field: EntryField
  value: readonly Parts[]
  /** Of the field and of the parts of its entries. */
  faults: readonly FieldFault[]
  onChange: (value: Parts[]) => void
}

/** A field with entries, which are added, ordered and removed. */
export function EntriesField({ field, value, faults, onChange }: EntriesFieldProps) {
  const whole = faults.find(({ part }) => part === undefined)
  return (
    <fieldset className="console-parts">
      <legend>{FIELD_LABELS[field]()}</legend>
      {value.map((entry, at) => {
        const n = at + 1
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id, and its inputs hold no state
          <fieldset key={at} className="console-parts">
            <legend>{m.console_entry_n({ n })}</legend>
            {Object.entries(ENTRY_FIELDS[field]).map(([name, kind]) => (
              <PartInput
                key={name}
                name={name}
                kind={kind}
                label={PART_LABELS[field][name]?.() ?? name}
                value={entry[name] ?? ''}
                fault={faults.find(({ part }) => part === `${at}.${name}`)}
                onChange={(next) => onChange(value.with(at, { ...entry, [name]: next }))}
              />
            ))}
            <div className="console-buttons">
              {at > 0 && (
                <Button
                  variant="secondary"
                  onClick={() => onChange(value.toSpliced(at, 1).toSpliced(at - 1, 0, entry))}
                >
                  {m.console_entry_up({ n })}
                </Button>
              )}
              <Button variant="plain" onClick={() => onChange(value.toSpliced(at, 1))}>
                {m.console_entry_remove({ n })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <Button variant="secondary" onClick={() => onChange([...value, emptyEntry(field)])}>
        {m.console_entry_add()}
      </Button>
      {whole && <p className="text-micro text-danger">{faultText(whole)}</p>}
    </fieldset>
  )
}
