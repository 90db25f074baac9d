// Compiled messages call these two; a message that formats dates needs `datetime` here, too.

/** @type {Map<string, Intl.PluralRules>} */
const plurals = new Map()
/** @type {Map<string, Intl.NumberFormat>} */
const numbers = new Map()

/**
 * @param {import('./runtime.js').Locale} locale
 * @param {unknown} input
 * @param {Intl.PluralRulesOptions} [options]
 */
export function plural(locale, input, options) {
  const key = locale + JSON.stringify(options)
  const rules = plurals.get(key) ?? new Intl.PluralRules(locale, options)
  plurals.set(key, rules)
  return rules.select(Number(input))
}

/**
 * @param {import('./runtime.js').Locale} locale
 * @param {unknown} input
 * @param {Intl.NumberFormatOptions} [options]
 */
export function number(locale, input, options) {
  const key = locale + JSON.stringify(options)
  const format = numbers.get(key) ?? new Intl.NumberFormat(locale, options)
  numbers.set(key, format)
  return format.format(Number(input))
}
