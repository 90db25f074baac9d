import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  BASE_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGES,
  type Language,
} from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'

/**
 * Whoever has chosen a language is sent on to it from the bare address of the site, and from there only:
 * every other address, a shared one too, is in the language that it says. Stands in front of the kept
 * pages, which know no visitor. False when the request is for something else.
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
