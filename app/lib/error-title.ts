import { isRouteErrorResponse } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { isConnectionError } from './loading/connection.ts'

/** What a page that failed is called; `missing` is its name where there is no such page. */
export function errorTitle(error: unknown, missing = m.errors_not_found_page_title()): string {
  if (isMissing(error)) return missing
  return isConnectionError(error) ? m.errors_offline_title() : m.errors_page_title()
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
