import { callAsMember } from '#app/lib/session/account-api.ts'
import type { Connection } from '#app/lib/session/supabase.ts'
import { CONSOLE_API } from '#domain/console/console-api.ts'

/** As `callAccount`, for the console. */
export function callConsole(
  connection: Connection,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: Blob | object,
): Promise<Response> {
  return callAsMember(connection, method, `${CONSOLE_API}${path}`, body)
}
