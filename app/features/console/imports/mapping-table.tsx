import { displayNames } from '#app/lib/i18n/intl.ts'
import type { ImportSettings, ImportView } from '#domain/console/imports.ts'
import { type PriceDefaults, readBarePrice } from '#domain/import/bare-price.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import type { Price } from '#domain/listing/listing.ts'
import { m } from '#domain/messages/messages.js'
import { fieldLabel } from '../listings/field-labels.ts'
import { SelectField } from '../select-field.tsx'
import { TableRegion } from '../table-region.tsx'

type SettingsProps = { settings: ImportSettings; onChange: (settings: ImportSettings) => void }

type Columns = Pick<ImportView, 'columns' | 'fields' | 'currencies'>

/** Which column becomes which field. */
export function MappingTable({ view, settings, onChange }: SettingsProps & { view: Columns }) {
  const { mapping } = settings
  function set(column: string, field: string) {
    // A field has one column: the last one that was chosen.
    const others = Object.entries(mapping).filter(
      ([name, taken]) => name !== column && taken !== field,
    )
    const chosen = field === '' ? others : [...others, [column, field]]
    onChange({ ...settings, mapping: Object.fromEntries(chosen) })
  }
  return (
    <TableRegion label={m.console_import_columns()}>
      <thead>
        <tr>
          <th scope="col">{m.console_import_column()}</th>
          <th scope="col">{m.console_field()}</th>
          <th scope="col">{m.console_import_examples()}</th>
        </tr>
      </thead>
      <tbody>
        {view.columns.map(({ name, examples }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <FieldSelect
                column={name}
                fields={view.fields}
                field={mapping[name] ?? ''}
                onChange={set}
              />
            </td>
            <td className="console-words">{examples.join('\n')}</td>
          </tr>
        ))}
      </tbody>
    </TableRegion>
  )
}

type FieldSelectProps = {
  column: string
  fields: readonly string[]
  field: string
  onChange: (column: string, field: string) => void
}

function FieldSelect({ column, fields, field, onChange }: FieldSelectProps) {
  return (
    <select
      className="input"
      aria-label={m.console_import_field_of({ column })}
      value={field}
      onChange={(event) => onChange(column, event.target.value)}
    >
      <option value="">{m.console_import_skip()}</option>
      {fields.map((known) => (
        <option key={known} value={known}>
          {fieldLabel(known)}
        </option>
      ))}
    </select>
  )
}

/** What applies to rows that do not say it. */
export function ImportDefaults({ view, settings, onChange }: SettingsProps & { view: Columns }) {
  const priced = view.columns.find(({ name }) => settings.mapping[name] === 'amount')
  const isBare = priced?.examples.some((example) => readBarePrice(example) !== null)
  const kind = (value: string) => CONTENT_TYPES.find((type) => type === value) ?? null
  return (
    <div className="console-form">
      <SelectField
        label={m.console_import_kind()}
        value={settings.contentType ?? ''}
        onChange={(event) => onChange({ ...settings, contentType: kind(event.target.value) })}
      >
        <option value="">{m.console_choice_none()}</option>
        {CONTENT_TYPES.map((type) => (
          <option key={type} value={type}>
            {CONTENT_TYPE_LABELS[type]()}
          </option>
        ))}
      </SelectField>
      {isBare && (
        <PriceFields
          currencies={view.currencies}
          price={settings.price ?? null}
          onChange={(price) => onChange({ ...settings, price })}
        />
      )}
      <label className="console-check">
        <input
          type="checkbox"
          checked={settings.publishes}
          onChange={(event) => onChange({ ...settings, publishes: event.target.checked })}
        />
        {m.console_import_publish()}
      </label>
    </div>
  )
}

type PriceFieldsProps = {
  currencies: readonly string[]
  price: PriceDefaults | null
  onChange: (price: PriceDefaults | null) => void
}

const UNIT_LABELS: Record<Price['per'], () => string> = {
  night: m.console_per_night,
  person: m.console_per_person,
  item: m.console_per_item,
  month: m.console_per_month,
  session: m.console_per_session,
  programme: m.console_per_programme,
}
const UNITS = Object.keys(UNIT_LABELS) as Price['per'][]

function PriceFields({ currencies, price, onChange }: PriceFieldsProps) {
  const names = displayNames({ type: 'currency' })
  const per = price?.per ?? 'night'
  function setUnit(value: string) {
    const unit = UNITS.find((known) => known === value)
    if (price && unit) onChange({ ...price, per: unit })
  }
  return (
    <>
      <SelectField
        label={m.console_import_currency()}
        value={price?.currency ?? ''}
        onChange={({ target: { value } }) => onChange(value ? { currency: value, per } : null)}
      >
        <option value="">{m.console_choice_none()}</option>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {`${code} · ${names.of(code)}`}
          </option>
        ))}
      </SelectField>
      {price && (
        <SelectField
          label={m.console_import_unit()}
          value={per}
          onChange={(event) => setUnit(event.target.value)}
        >
          {UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {UNIT_LABELS[unit]()}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
