import { Field } from '#app/ui/form/field.tsx'
import type { FieldFault } from '#domain/console/console-api.ts'
import { LISTING_FIELDS, type ListingField } from '#domain/console/listings/listing-fields.ts'
import { HOUR_LABELS } from '#domain/language/words.ts'
import { PRICE_BANDS, WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import { SelectField } from '../../select-field.tsx'
import { TextAreaField } from '../../text-area-field.tsx'
import { FIELD_LABELS, faultText } from '../field-labels.ts'

type ListingFieldProps = {
  field: ListingField
  value: string | string[]
  /** Why the value was rejected. */
  fault: FieldFault | undefined
  onChange: (value: string | string[]) => void
}

const ROWS = { text: 4, list: 5 } as const

/** One editable field of a listing, by its kind. */
export function ListingFieldInput({ field, value, fault, onChange }: ListingFieldProps) {
  const kind = LISTING_FIELDS[field]
  const label = FIELD_LABELS[field]()
  const error = fault && faultText(fault)
  const text = typeof value === 'string' ? value : value.join('\n')
  if (kind === 'price' || kind === 'light')
    return (
      <SelectField
        label={label}
        error={error}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{m.console_choice_none()}</option>
        {kind === 'price'
          ? PRICE_BANDS.map((band) => <option key={band}>{band}</option>)
          : WELLNESS_TAGS.map((tag) => (
              <option key={tag} value={tag}>
                {HOUR_LABELS[tag]()}
              </option>
            ))}
      </SelectField>
    )
  if (kind === 'line')
    return (
      <Field
        label={label}
        error={error}
        hint={field === 'country' ? m.console_country_hint() : undefined}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  if (kind === 'html')
    return <RichTextField label={label} error={error} value={text} onChange={onChange} />
  return (
    <TextAreaField
      label={label}
      error={error}
      hint={kind === 'list' ? m.console_list_hint() : undefined}
      rows={ROWS[kind]}
      value={text}
      onChange={(event) =>
        onChange(kind === 'list' ? event.target.value.split('\n') : event.target.value)
      }
    />
  )
}
