import { getLocale } from '#domain/messages/runtime.js'

const formatters = new Map<string, unknown>()

/** Caches one formatter per language and options: creating one costs as much as about 100 uses. */
function cached<Options, Format>(
  kind: string,
  make: new (locale: string, options: Options) => Format,
  options: Options,
): Format {
  const key = `${kind} ${getLocale()} ${JSON.stringify(options)}`
  const known = formatters.get(key) as Format | undefined
  if (known) return known
  const format = new make(getLocale(), options)
  formatters.set(key, format)
  return format
}

/** This and the next three format in the language of the page. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}) =>
  cached('number', Intl.NumberFormat, options)

export const dateFormat = (options: Intl.DateTimeFormatOptions) =>
  cached('date', Intl.DateTimeFormat, options)

export const listFormat = (options: Intl.ListFormatOptions = {}) =>
  cached('list', Intl.ListFormat, options)

export const displayNames = (options: Intl.DisplayNamesOptions) =>
  cached('names', Intl.DisplayNames, options)
