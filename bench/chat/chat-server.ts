import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { assistantRoutes } from '#assistant/http.ts'
import { saveListings } from '#data/catalogue/listings.ts'
import { openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import { startSearch } from '#server/search.ts'
import { readCatalogue } from '../catalogue.ts'

/** Run as a process: the built-in engine on `size` listings, or the lower bound, which only streams bytes. */
const [kind, port, size] = process.argv.slice(2)
if (kind === 'echo') serveEcho(Number(port))
else await serveAssistant(Number(port), Number(size))

async function serveAssistant(at: number, listings: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'seekwell-chat-'))
  const opened = await openDatabase({ dataDir })
  await migrate(opened.pool)
  for await (const chunk of readCatalogue(listings)) await saveListings(opened.db, chunk)
  const { search, stop } = await startSearch({
    opened,
    dataDir,
    useCore: true,
    onFault: (error) => process.stderr.write(`${error}\n`),
  })
  const quiet = {
    info: () => {},
    error: (fields: object) => void process.stderr.write(`${JSON.stringify(fields)}\n`),
  }
  const app = assistantRoutes({
    db: opened.db,
    catalogue: opened.db,
    search,
    keys: { anon: 'sb_publishable_bench', service: 'sb_secret_bench' },
    origin: `http://127.0.0.1:${at}`,
    log: quiet,
  })
  const server = serve({
    fetch: (request) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/healthz') return new Response('ok')
      if (pathname === '/memory') return Response.json(heap())
      return app.fetch(request)
    },
    port: at,
    hostname: '127.0.0.1',
  })
  process.once('SIGTERM', async () => {
    server.close()
    await stop()
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
    process.exit(0)
  })
}

/** The heap after a collection (the process runs with --expose-gc), in bytes. */
function heap() {
  globalThis.gc?.()
  return { used: process.memoryUsage().heapUsed }
}

function serveEcho(at: number): void {
  const server = createServer(async (request, response) => {
    if (request.url === '/healthz') return void response.end('ok')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify({ type: 'text', text: 'echo' })}\n\n`)
    response.end(`data: ${JSON.stringify({ type: 'done', outcome: 'talk' })}\n\n`)
  })
  server.listen(at, '127.0.0.1')
  process.once('SIGTERM', () => process.exit(0))
}
