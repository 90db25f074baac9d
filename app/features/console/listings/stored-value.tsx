import { valueText } from './value-text.ts'

type StoredValueProps = { as: 'del' | 'ins' | 'span'; field: string; value: unknown }

/** A value of a field before or after a change; texts of a listing are English. */
export function StoredValue({ as: Tag, field, value }: StoredValueProps) {
  const isInPageLanguage = typeof value === 'boolean' || typeof value === 'number'
  return <Tag lang={isInPageLanguage ? undefined : 'en'}>{valueText(field, value)}</Tag>
}
