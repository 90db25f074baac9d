import { readDatabaseHealth } from '#data/db/database-health.ts'
import type { SiteHealth } from '#domain/console/site.ts'
import type { ConsoleCall, Endpoint } from '../endpoint.ts'

export const HEALTH_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/site/health', action: 'site.read', run: showHealth },
]

async function showHealth({ c, deps: { opened, version } }: ConsoleCall): Promise<Response> {
  const { servers, ...database } = await readDatabaseHealth(opened.pool)
  return c.json({
    version,
    node: process.versions.node,
    startedAt: new Date(Date.now() - process.uptime() * 1_000).toISOString(),
    servers: opened.kind === 'embedded' ? 1 : servers,
    database: { kind: opened.kind, ...database },
  } satisfies SiteHealth)
}
