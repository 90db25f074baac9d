import { serve } from '@hono/node-server'
import { everything } from '#domain/listing/listing-query.ts'
import { createSearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { language } from '#search/language.ts'
import { readCatalogue } from '../catalogue.ts'
import { PAGE, SUGGESTED } from './engine.ts'

/** Run as a process: the search core over `size` listings behind HTTP, without the rest of the site. */
const [port, size] = process.argv.slice(2).map(Number)
const builder = createBulkBuilder(language.conceptsOf)
for await (const listings of readCatalogue(size ?? 0)) builder.add(listings)
const core = createSearchCore({
  language,
  readCandidates: async () => [],
  built: { data: builder.finish(), seq: 0 },
  cacheSize: 0,
})
serve({ fetch: answer, port: port ?? 0, hostname: '127.0.0.1' })
process.once('SIGTERM', () => process.exit(0))

async function answer(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const q = searchParams.get('q') ?? ''
  if (pathname === '/healthz') return new Response('ok')
  if (pathname === '/suggest') return Response.json(await core.suggest(q, SUGGESTED))
  return Response.json(await core.search({ ...everything(), q }, { page: 1, perPage: PAGE }))
}
