import { Hono } from 'hono'
import type { Db } from '#data/db/db.ts'
import type { EmbedDeps } from './embed/deps.ts'
import { embedRoutes } from './embed/http.ts'
import type { FeedDeps } from './feeds/deps.ts'
import { feedRoutes } from './feeds/http.ts'
import type { MarkdownDeps } from './markdown/deps.ts'
import { markdownRoutes } from './markdown/http.ts'
import type { McpDeps } from './mcp/deps.ts'
import { mcpRoutes } from './mcp/http.ts'
import { placeRoutes } from './places/http.ts'

type ProgramDeps = Omit<
  FeedDeps & McpDeps & MarkdownDeps & EmbedDeps,
  'catalogue' | 'origin' | 'name' | 'assistant' | 'now' | 'booking'
> & {
  opened: { catalogue: Db }
  mcpBooking: McpDeps['booking']
  site: { origin: string; name: string; assistant: string }
}

/** Addresses for agents and other programs, besides the API: /mcp, /feeds, /embed, places and Markdown of the pages. */
export function programRoutes({ opened, site, ...deps }: ProgramDeps): Hono {
  const { search, readCards, readCalendar, allowedOrigins, disclosure, log } = deps
  const shared = { catalogue: opened.catalogue, search, origin: site.origin, name: site.name, log }
  return new Hono()
    .route(
      '/mcp',
      mcpRoutes({
        ...{ ...shared, readCards, readCalendar, allowedOrigins },
        ...{ booking: deps.mcpBooking, auth: deps.auth },
      }),
    )
    .route('/feeds', feedRoutes({ ...shared, license: deps.license }))
    .route('/embed', embedRoutes({ ...shared, readCards, embedOrigins: deps.embedOrigins }))
    .route('/api', placeRoutes())
    .route(
      '/',
      markdownRoutes({
        ...shared,
        readCards,
        assistant: site.assistant,
        license: deps.license,
        disclosure,
      }),
    )
}
