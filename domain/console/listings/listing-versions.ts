/** What made a version of a listing; `imported` is a state that came from a file. */
export type VersionKind =
  | 'created'
  | 'imported'
  | 'edited'
  | 'published'
  | 'withdrawn'
  | 'restored'
  | 'erased'

/** A listing in the format of the catalogue's export, as JSON. */
export type StoredItem = Record<string, unknown>

export type FieldChange = { field: string; before: unknown; after: unknown }

/** Follows every change, so it is none itself. */
const NO_CHANGE = new Set(['updatedAt'])

/** The fields in which two versions differ, in the order of the later one. Absent fields count as null. */
export function changesOf(before: StoredItem, after: StoredItem): FieldChange[] {
  const fields = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...fields].flatMap((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null]
    return NO_CHANGE.has(field) || isSameValue(old, now) ? [] : [{ field, before: old, after: now }]
  })
}

/** Compares JSON values; the order of an object's keys does not count, since jsonb does not keep it. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSameValue(one[key] ?? null, other[key] ?? null))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
