import { withoutUnseen } from '#domain/import/catalogue-text.ts'

/** Error message for a number of JSON that is not finite ("1e999"); null when there is none. */
export function numberFault(item: unknown): string | null {
  for (const [path, value] of valuesIn(item))
    if (typeof value === 'number' && !Number.isFinite(value))
      return `${path.join('.') || 'item'}: is no finite number`
  return null
}

/** Names of fields with characters that are removed or replaced. */
export function unstorableFields(item: unknown): string[] {
  const names = new Set<string>()
  for (const [[name], value] of valuesIn(item))
    if (name !== undefined && typeof value === 'string' && withoutUnseen(value) !== value)
      names.add(name)
  return [...names]
}

/** Every primitive value with its path; not recursive, because a file may nest deeper than the stack. */
function* valuesIn(item: unknown): Generator<[path: string[], value: unknown]> {
  const open: [path: string[], value: unknown][] = [[[], item]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [path, value] = next
    if (typeof value !== 'object' || value === null) yield next
    // Paths are cut at the depth of valid items.
    else
      for (const [name, inner] of Object.entries(value))
        open.push([path.length < DEEPEST ? [...path, name] : path, inner])
  }
}

const DEEPEST = 8
