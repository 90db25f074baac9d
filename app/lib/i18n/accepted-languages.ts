import { getLocale } from '#domain/messages/runtime.js'

/**
 * The `Accept-Language` of a request: the page's language, then the browser's, which also indicate the
 * country. Mails and answers use it.
 */
export function acceptedLanguages(): string {
  return [getLocale(), ...navigator.languages].slice(0, 6).join(', ')
}
