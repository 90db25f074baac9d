import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  BASE_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'

/**
 * Redirects visitors with a language cookie from the home page to that language. Any other URL, also a shared
 * one, keeps the language of its path. Runs before the page cache, whose entries do not depend on the
 * visitor. Returns false when the request is for something else.
 */
export function localeRedirect(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '', headers } = request
  if ((method !== 'GET' && method !== 'HEAD') || !headers.cookie || !/^\/(?:\?|$)/.test(url))
    return false
  const chosen = chosenLanguage(headers.cookie)
  if (!chosen || chosen === BASE_LANGUAGE) return false
  response.writeHead(302, {
    location: languagePath(chosen, url),
    'cache-control': 'private, no-store',
    vary: 'Cookie',
  })
  response.end()
  return true
}

function chosenLanguage(cookies: string): Language | null {
  const values = cookies.split(';').map((pair) => pair.trim().split('=', 2))
  const value = values.find(([name]) => name === LANGUAGE_COOKIE)?.[1]
  return LANGUAGES.find((language) => language === value) ?? null
}
