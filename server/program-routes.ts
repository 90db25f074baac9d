import { Hono } from 'hono'
import type { SiteFacts } from '#data/context.ts'
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
  'catalogue' | 'origin' | 'name' | 'assistant' | 'helplinesReview' | 'now' | 'booking' | 'keys'
> & {
  opened: { catalogue: Db }
  mcpBooking: McpDeps['booking']
  apiKeys: McpDeps['keys']
  site: SiteFacts
}

/** Addresses for agents and other programs, besides the API: /mcp, /feeds, /embed, places and Markdown of the pages. */
export function programRoutes({ opened, site, ...deps }: ProgramDeps): Hono {
  const { search, readCards, readCalendar, allowedOrigins, disclosure, log } = deps
  const shared = { catalogue: opened.catalogue, search, origin: site.origin, log }
  // Names and the review are read at each request, since an admin may change them.
  return new Hono()
    .route(
      '/mcp',
      mcpRoutes({
        ...{ ...shared, readCards, readCalendar, allowedOrigins },
        ...{ booking: deps.mcpBooking, auth: deps.auth, keys: deps.apiKeys },
        get name() {
          return site.name
        },
        get helplinesReview() {
          return site.helplinesReview
        },
      }),
    )
    .route(
      '/feeds',
      feedRoutes({
        ...{ ...shared, license: deps.license },
        get name() {
          return site.name
        },
      }),
    )
    .route(
      '/embed',
      embedRoutes({
        ...{ ...shared, readCards, embedOrigins: deps.embedOrigins },
        get name() {
          return site.name
        },
      }),
    )
    .route('/api', placeRoutes())
    .route(
      '/',
      markdownRoutes({
        ...{ ...shared, readCards, readCalendar, license: deps.license, disclosure },
        get name() {
          return site.name
        },
        get assistant() {
          return site.assistant
        },
      }),
    )
}
