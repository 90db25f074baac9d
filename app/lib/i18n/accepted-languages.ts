import { getLocale } from '#domain/messages/runtime.js'

/**
 * The visitor's languages for a request: that of the page, then the browser's own, which also tell the
 * country. Mails and answers follow it.
 */
export function acceptedLanguages(): string {
  return [getLocale(), ...navigator.languages].slice(0, 6).join(', ')
}
