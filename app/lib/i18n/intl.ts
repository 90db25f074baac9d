import { getLocale } from '#domain/messages/runtime.js'

const made = new Map<string, unknown>()

/** One formatter per language and options: making one takes as long as using it a hundred times. */
function kept<Options, Format>(
  kind: string,
  make: new (locale: string, options: Options) => Format,
  options: Options,
): Format {
  const key = `${kind} ${getLocale()} ${JSON.stringify(options)}`
  const known = made.get(key) as Format | undefined
  if (known) return known
  const format = new make(getLocale(), options)
  made.set(key, format)
  return format
}

/** In the language of the page, as the next three. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}) =>
  kept('number', Intl.NumberFormat, options)

export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  kept('date', Intl.DateTimeFormat, options)

export const listFormat = (options: Intl.ListFormatOptions = {}) =>
  kept('list', Intl.ListFormat, options)

export const displayNames = (options: Intl.DisplayNamesOptions) =>
  kept('names', Intl.DisplayNames, options)
