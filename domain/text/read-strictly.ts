import type { z } from 'zod'

export type ReadStrictly<T> = { value: T; unknown: string[] } | { reason: string }

/**
 * Parses a value by a schema of strict objects. Properties unknown to the schema are left out and listed
 * in `unknown` ("stars", "reviews.avatar"); any other error is a `reason`: "rating: Too big".
 *
 * @param named the path of a property as messages show it
 */
export function readStrictly<T extends z.ZodType>(
  schema: T,
  value: unknown,
  named: (path: readonly PropertyKey[]) => string,
): ReadStrictly<z.infer<T>> {
  const strict = schema.safeParse(value)
  if (strict.success) return { value: strict.data, unknown: [] }
  const unknown = new Set<string>()
  let known: unknown = value
  for (const issue of strict.error.issues) {
    if (issue.code !== 'unrecognized_keys') continue
    for (const key of issue.keys) {
      unknown.add(named([...issue.path.filter((part) => typeof part !== 'number'), key]))
      known = without(known, [...issue.path, key])
    }
  }
  const read = schema.safeParse(known)
  if (read.success) return { value: read.data, unknown: [...unknown] }
  return { reason: faultsOf(read.error, named) }
}

/** A copy of a value without the property at a path. */
function without(value: unknown, [first, ...rest]: readonly PropertyKey[]): unknown {
  if (first === undefined || typeof value !== 'object' || value === null) return value
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  if (rest.length === 0) Reflect.deleteProperty(copy, first)
  else Reflect.set(copy, first, without(Reflect.get(value, first), rest))
  return copy
}

function faultsOf(error: z.ZodError, named: (path: readonly PropertyKey[]) => string): string {
  return error.issues
    .slice(0, 5)
    .map(({ path, message }) => `${named(path)}: ${message}`)
    .join('; ')
}
