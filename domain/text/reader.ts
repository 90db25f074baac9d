/** Validates an untrusted value; undefined when it is not of the expected type. */
export type Reader<T> = (value: unknown) => T | undefined

export const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
export const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined
export const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

/** A text that satisfies a predicate. */
export function textThat(follows: (value: string) => boolean): Reader<string> {
  return (value) => (typeof value === 'string' && follows(value) ? value : undefined)
}

export function oneOf<T extends string>(all: readonly T[]): Reader<T> {
  return (value) => all.find((each) => each === value)
}

export function nullOr<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value))
}

/** A list in which every item is valid. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined
    const items = value.flatMap((item) => read(item) ?? [])
    return items.length === value.length ? items : undefined
  }
}

/** A record in which every named field is valid; other fields are left out. */
export function recordOf<T extends object>(
  fields: {
    readonly [K in keyof T]: Reader<T[K]>
  },
): Reader<T> {
  const names = Object.keys(fields) as (keyof T & string)[]
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const record: Partial<T> = {}
    for (const name of names) {
      const read = fields[name]((value as Partial<Record<string, unknown>>)[name])
      if (read === undefined) return undefined
      record[name] = read
    }
    // Every field of T is set.
    return record as T
  }
}
