import type { IncomingMessage } from 'node:http'
import { readLanguagePath } from '#domain/language/language-path.ts'

/** Pages that list the results of a search, and their data. */
const LISTS =
  /^\/(?:search-results|escapes|essentials|enhancements|experiences|directory(?:\/.*)?)(?:\.data)?$/
const TARGET_LIMIT = 2_048

/** The text of a search that a request for a page makes; null for any other request, and for a prefetch. */
export function askedWords({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  const start = url.indexOf('?')
  if (method !== 'GET' || start < 0 || url.length > TARGET_LIMIT || !url.includes('q=', start))
    return null
  if (/^prefetch\b/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return null
  if (!LISTS.test(readLanguagePath(url.slice(0, start)).path)) return null
  return new URLSearchParams(url.slice(start + 1)).get('q')
}
