import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from './app.ts'
import { criticalCss } from './critical-css.ts'
import { finishPage } from './finish-page.ts'
import { sendHome } from './language-home.ts'
import { Overload, refuseOverload } from './overload.ts'
import { PageCache } from './page-cache.ts'
import { secureHeadersOf } from './secure-headers.ts'
import { StaticFiles } from './static-files.ts'
import { observeOverload, observePages } from './telemetry/process.ts'
import { observeRequests } from './telemetry/requests.ts'
import { routeTemplates } from './telemetry/route-template.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** What answers requests, and what ends it. */
export type Site = { listener: RequestListener; stop: () => Promise<void> }

const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/**
 * The built site, cheapest answer first: files and pages from memory are sent whatever there is to do, since
 * refusing would cost as much; what has to be computed is let in as long as it can be done in time.
 *
 * @param onChange where to hear of every change of the catalogue
 */
export async function openBuiltSite(
  deps: AppDeps,
  onChange: Set<() => void>,
  telemetry: Telemetry,
): Promise<Site> {
  const built = new URL('../build/server/app.js', import.meta.url).href
  const { createApp, ROUTES } = (await import(built)) as typeof import('./app.ts')
  const app = createApp(deps)
  const overload = new Overload()
  const compute = (request: Request) => overload.count(() => app.fetch(request))
  const headers = secureHeadersOf(deps.site.origin)
  const files = new StaticFiles(
    fileURLToPath(new URL('../build/client', import.meta.url)),
    headers.flat(),
  )
  const css = criticalCss(files.textsOf('.css'))
  const pages = new PageCache({
    render: compute,
    origin: deps.site.origin,
    limitBytes: PAGE_CACHE_BYTES,
    isFull: () => overload.isFull,
    finish: (page) => finishPage(page, css),
  })
  onChange.add(() => pages.purge())
  const computed = refuseOverload(getRequestListener(compute), overload, headers)
  observePages(pages, telemetry)
  observeOverload(overload, telemetry)
  const listener: RequestListener = (request, response) => {
    if (telemetry.metrics && request.url?.startsWith('/metrics'))
      return telemetry.metrics(request, response)
    if (files.answer(request, response) || sendHome(request, response)) return
    if (pages.answer(request, response)) return
    return computed(request, response)
  }
  const stopWatching = overload.watch(() => deps.pool.waitingCount)
  return {
    listener: observeRequests(listener, telemetry, routeTemplates(ROUTES)),
    stop: async () => stopWatching(),
  }
}
