import {
  fieldValuesOf,
  LISTING_FIELD_NAMES,
  LISTING_FIELDS,
  type ListingField,
  withFieldValues,
} from './listing-fields.ts'
import {
  ENTRY_FIELDS,
  type EntryField,
  emptyEntry,
  fromEntries,
  fromParts,
  isBlank,
  PART_FIELDS,
  type PartField,
  type Parts,
  toEntries,
  toParts,
} from './part-fields.ts'

/** Every field of the editor. */
export type EditorField = ListingField | PartField | EntryField
export type EditorValue = string | string[] | Parts | Parts[]
export type EditorValues = Record<EditorField, EditorValue>

const PART_NAMES = Object.keys(PART_FIELDS) as PartField[]
const ENTRY_NAMES = Object.keys(ENTRY_FIELDS) as EntryField[]
export const EDITOR_FIELDS: readonly EditorField[] = [
  ...LISTING_FIELD_NAMES,
  ...PART_NAMES,
  ...ENTRY_NAMES,
]

export const isPlainField = (field: EditorField): field is ListingField => field in LISTING_FIELDS
export const isPartField = (field: EditorField): field is PartField => field in PART_FIELDS

/** The values of a listing as the editor has them; an absent value is empty. */
export function editorValuesOf(item: Record<string, unknown>): EditorValues {
  return {
    ...fieldValuesOf(item),
    ...Object.fromEntries(PART_NAMES.map((field) => [field, toParts(field, item[field])])),
    ...Object.fromEntries(ENTRY_NAMES.map((field) => [field, toEntries(field, item[field])])),
  } as EditorValues
}

/** An item with edited values; an empty one removes the field. Values of another shape are ignored. */
export function withEditorValues(
  item: Record<string, unknown>,
  values: { [Field in EditorField]?: EditorValue | undefined },
): Record<string, unknown> {
  const parts = PART_NAMES.flatMap((field) => {
    const value = values[field]
    return isParts(value) ? [[field, fromParts(field, value)] as const] : []
  })
  const entries = ENTRY_NAMES.flatMap((field) => {
    const value = values[field]
    return Array.isArray(value) ? [[field, fromEntries(field, value.filter(isParts))] as const] : []
  })
  const plain = LISTING_FIELD_NAMES.flatMap((field) => {
    const value = values[field]
    return isPlain(value) ? [[field, value] as const] : []
  })
  return {
    ...withFieldValues(item, Object.fromEntries(plain)),
    ...Object.fromEntries([...parts, ...entries]),
  }
}

/** The fields of an unknown value that have the shape that the form takes; parts that it does not know yet are empty. */
export function readEditorValues(given: object): Partial<EditorValues> {
  const values = given as Record<string, unknown>
  return Object.fromEntries(
    EDITOR_FIELDS.map((field) => [field, withAllParts(field, values[field])] as const).filter(
      ([field, value]) => hasShape(field, value),
    ),
  )
}

function withAllParts(field: EditorField, value: unknown): unknown {
  if (isPlainField(field)) return value
  if (isPartField(field)) return filled(toParts(field, null), value)
  return Array.isArray(value) ? value.map((entry) => filled(emptyEntry(field), entry)) : value
}

/** Parts of the model, with those of a value that has no others. */
function filled(model: Parts, value: unknown): unknown {
  const isPart = isParts(value) && Object.keys(value).every((name) => name in model)
  return isPart && Object.keys(value).length > 0 ? { ...model, ...value } : value
}

function hasShape(field: EditorField, value: unknown): boolean {
  if (isPlainField(field)) return isPlain(value) && isLike(fieldValuesOf({})[field], value)
  if (isPartField(field)) return isLikeParts(toParts(field, null), value)
  return Array.isArray(value) && value.every((entry) => isLikeParts(emptyEntry(field), entry))
}

const isLikeParts = (model: Parts, value: unknown) =>
  isParts(value) &&
  Object.entries(model).every(([name, part]) => isPlain(value[name]) && isLike(part, value[name]))

const isLike = (model: unknown, value: unknown) => Array.isArray(model) === Array.isArray(value)

/** A value as it is sent: without blank entries, which a list has while it is typed. */
export function withoutBlanks(value: EditorValue): EditorValue {
  if (!Array.isArray(value)) return isParts(value) ? trimmedLists(value) : value
  if (value.every((entry) => typeof entry === 'string'))
    return value.map((entry) => entry.trim()).filter(Boolean)
  return value
    .filter(isParts)
    .filter((parts) => !isBlank(parts))
    .map(trimmedLists)
}

function trimmedLists(parts: Parts): Parts {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map((entry) => entry.trim()).filter(Boolean) : value,
    ]),
  )
}

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPlain = (value: unknown): value is string | string[] =>
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((entry) => typeof entry === 'string'))
