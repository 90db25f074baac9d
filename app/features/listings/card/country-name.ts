import { displayNames } from '#app/lib/i18n/intl.ts'

/** A country's name in the language of the page; the code itself if unknown. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return displayNames({ type: 'region', fallback: 'code' }).of(code) ?? code
}
