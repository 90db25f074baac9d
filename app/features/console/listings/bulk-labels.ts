import type {
  BatchChange,
  BulkChange,
  BulkTextField,
  SkipReason,
} from '#domain/console/bulk-change.ts'
import { m } from '#domain/messages/messages.js'
import { FIELD_LABELS } from './field-labels.ts'

/** The changes of many listings, as choices. */
export const BULK_CHOICES = {
  publish: m.console_bulk_publish,
  withdraw: m.console_bulk_withdraw,
  price: m.console_bulk_price,
  'add tags': m.console_bulk_add_tag,
  'remove tags': m.console_bulk_remove_tag,
  'add categories': m.console_bulk_add_category,
  'remove categories': m.console_bulk_remove_category,
  set: m.console_bulk_set,
  erase: m.console_bulk_erase,
} as const satisfies Record<string, () => string>

export type BulkChoice = keyof typeof BULK_CHOICES
export const BULK_CHOICE_NAMES = Object.keys(BULK_CHOICES) as BulkChoice[]

/** Whether a choice needs a value. */
export function hasValue(
  choice: BulkChoice,
): choice is Exclude<BulkChoice, 'publish' | 'withdraw' | 'erase'> {
  return choice !== 'publish' && choice !== 'withdraw' && choice !== 'erase'
}

/** The change of a choice with its value; null while the value is missing or no number. `field` is the one that is set. */
export function toChange(
  choice: BulkChoice,
  value: string,
  field: BulkTextField,
): BulkChange | null {
  if (!hasValue(choice)) return { kind: choice }
  const given = value.trim()
  if (choice === 'set') return { kind: 'set', field, value: given }
  if (given === '') return null
  if (choice === 'price') {
    const percent = Number(given.replace(',', '.'))
    return Number.isFinite(percent) ? { kind: 'price', percent } : null
  }
  const kind = choice.startsWith('add') ? 'add' : 'remove'
  const list = choice.endsWith('tags') ? 'tags' : 'categories'
  return { kind, list, value: given }
}

/** A change in words. */
export function changeLabel(change: BatchChange): string {
  if (change.kind === 'import') return m.console_import_of({ name: change.name })
  if (change.kind === 'price') return `${m.console_bulk_price()}: ${change.percent} %`
  if (change.kind === 'set')
    return `${BULK_CHOICES.set()}: ${FIELD_LABELS[change.field]()} → ${change.value || '–'}`
  if (change.kind !== 'add' && change.kind !== 'remove') return BULK_CHOICES[change.kind]()
  return `${BULK_CHOICES[`${change.kind} ${change.list}`]()}: ${change.value}`
}

export const SKIP_LABELS: Record<SkipReason, () => string> = {
  unchanged: m.console_skip_unchanged,
  no_amount: m.console_skip_no_amount,
  price_text: m.console_skip_price_text,
  invalid: m.console_skip_invalid,
}
