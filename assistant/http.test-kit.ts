import type { Db } from '#data/db.ts'
import type { SearchReply } from '#domain/assistant.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { assistantRoutes } from './http.ts'

/** What the tests of this room knock with. */
export const SITE = 'https://seekwell.example'
export const KEYS = { anon: 'sb_publishable_a', service: 'sb_secret_b' }

/** The assistant on a database, with what it has logged. */
export function assistantOn(db: Db) {
  const logged: object[] = []
  const log = {
    info: (fields: object) => void logged.push(fields),
    error: (fields: object) => void logged.push(fields),
  }
  return {
    app: assistantRoutes({
      db,
      catalogue: db,
      search: createSqlSearch(db),
      keys: KEYS,
      origin: SITE,
      log,
    }),
    logged,
  }
}

export async function post(db: Db, body: unknown, headers: Record<string, string> = {}) {
  return assistantOn(db).app.request('/anthropic-ai', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/**
 * The reply to a request.
 *
 * @throws when it is refused
 */
export async function ask<Reply = SearchReply>(
  db: Db,
  body: Record<string, unknown>,
): Promise<Reply> {
  const response = await post(db, body)
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
  return (await response.json()) as Reply
}
