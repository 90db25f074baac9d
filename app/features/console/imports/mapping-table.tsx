import type { ImportSettings, ImportView } from '#domain/console/imports.ts'
import { CONTENT_TYPE_LABELS } from '#domain/language/words.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { m } from '#domain/messages/messages.js'
import { fieldLabel } from '../listings/field-labels.ts'
import { SelectField } from '../select-field.tsx'
import { TableRegion } from '../table-region.tsx'

type SettingsProps = { settings: ImportSettings; onChange: (settings: ImportSettings) => void }

type Columns = Pick<ImportView, 'columns' | 'fields'>

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
export function ImportDefaults({ settings, onChange }: SettingsProps) {
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
