import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Hono } from 'hono'
import { expect } from 'vitest'
import type { z } from 'zod'
import { listCardsById } from '#data/catalogue/listings.ts'
import type { OpenDatabase } from '#data/db/db.ts'
import { createCalendarCache } from '#search/calendar-cache.ts'
import type { SearchPort } from '#search/port.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { makeMemoryLimiter } from '#test/limiters.ts'
import { createKeyLimits } from '../limits/key-limits.ts'
import type { McpDeps } from './deps.ts'
import { mcpRoutes } from './http.ts'

export const ORIGIN = 'https://seekwell.example'
/** A Sunday. */
export const NOW = new Date('2026-11-01T12:00:00Z')

/** The MCP server at its address, over a test database. */
export function mcpSite(
  { catalogue: db }: Pick<OpenDatabase, 'catalogue'>,
  search: SearchPort = createSqlSearch(db),
  origin = ORIGIN,
  booking: McpDeps['booking'] = null,
  auth: McpDeps['auth'] = null,
  keys: McpDeps['keys'] = auth && { db, limits: createKeyLimits(makeMemoryLimiter) },
) {
  const errors: object[] = []
  const routes = mcpRoutes({
    catalogue: db,
    search,
    readCards: (ids) => listCardsById(db, ids),
    readCalendar: createCalendarCache(db).read,
    origin,
    name: 'Seekwell',
    helplinesReview: null,
    allowedOrigins: ['https://app.example'],
    booking,
    auth,
    keys,
    log: { error: (fields: object) => void errors.push(fields) },
    now: () => NOW,
  })
  return { app: new Hono().route('/mcp', routes), errors }
}

/** The official client, connected to the app without a network. */
export async function connect(app: Hono, mode: 'auto' | 'legacy' = 'auto') {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), {
    fetch: async (url, init) => app.request(url.toString(), init),
  })
  await client.connect(transport)
  async function callTool(name: string, args: Record<string, unknown>) {
    const {
      isError = false,
      structuredContent,
      content,
    } = await client.callTool({
      name,
      arguments: args,
    })
    const text = content.map((part) => (part.type === 'text' ? part.text : '')).join('\n')
    return { isError, structuredContent, text }
  }
  return {
    client,
    /** The structured content of a successful call, checked against its schema, and the text. */
    async call<T extends z.ZodObject>(name: string, args: Record<string, unknown>, schema: T) {
      const { isError, structuredContent, text } = await callTool(name, args)
      expect(isError, text).toBe(false)
      return { ...schema.parse(structuredContent), text }
    },
    /** The message of a failed call. */
    async fail(name: string, args: Record<string, unknown>): Promise<string> {
      const { isError, text } = await callTool(name, args)
      expect(isError, text).toBe(true)
      return text
    },
  }
}
