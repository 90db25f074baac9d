import { isRouteErrorResponse } from 'react-router'
import { m } from '#domain/messages/messages.js'
import { isConnectionError } from './loading/connection.ts'

/** Title of a page that failed; `missing` is the title for a 404. */
export function errorTitle(
  error: unknown,
  missing: string = m.errors_not_found_page_title(),
): string {
  if (isMissing(error)) return missing
  return isConnectionError(error) ? m.errors_offline_title() : m.errors_page_title()
}

export function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
