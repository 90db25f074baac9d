import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import type { AppDeps } from './app.ts'
import { PageCache } from './cache/page-cache.ts'
import { answerSuggestions, createSuggestionCache } from './cache/suggestion-cache.ts'
import { localeRedirect } from './http/locale-redirect.ts'
import { headersFor, secureHeadersOf } from './http/secure-headers.ts'
import { StaticFiles } from './http/static-files.ts'
import { ADAPTER_OPTIONS } from './http/unread-body.ts'
import { counted, Overload } from './limits/overload.ts'
import { COUNTED } from './limits/rate-limits.ts'
import { shedLoad } from './limits/shed-load.ts'
import { prefersMarkdown } from './markdown/prefers-markdown.ts'
import { observeOverload, observePages, observeSuggestions } from './telemetry/process.ts'
import { observeRequests } from './telemetry/requests.ts'
import type { Telemetry } from './telemetry/telemetry.ts'

/** A request listener and its clean-up; `pages` is null in development, which has no page cache. */
export type Site = {
  listener: RequestListener
  pages: PageCache | null
  stop: () => Promise<void>
}

export type BuiltSiteParts = {
  /** Listeners called on every change of the catalogue. */
  onChange: Set<() => void>
  telemetry: Telemetry
}

const BUILD = new URL('../build/server/app.js', import.meta.url)
const PAGE_CACHE_BYTES = 64 * 1024 * 1024

/**
 * The built site, cheapest response first: static files and cached pages are always sent, since rejecting a
 * request would cost as much; everything computed is subject to the concurrency limit.
 */
export async function openBuiltSite(
  deps: AppDeps,
  { onChange, telemetry }: BuiltSiteParts,
): Promise<Site> {
  const { createApp, templateOf } = (await import(BUILD.href)) as typeof import('./app.ts')
  const app = createApp(deps)
  const overload = new Overload()
  const compute = counted(app.fetch, overload)
  const headers = secureHeadersOf(deps.site.origin)
  const files = new StaticFiles(
    fileURLToPath(new URL('../build/client', import.meta.url)),
    (type) => headersFor(type, headers).flat(),
  )
  const pages = new PageCache({
    render: compute,
    origin: deps.site.origin,
    limitBytes: PAGE_CACHE_BYTES,
    isFull: () => overload.isFull,
  })
  const suggestions = createSuggestionCache({
    render: (request) => compute(request, COUNTED),
    origin: deps.site.origin,
    isFull: () => overload.isFull,
  })
  onChange.add(() => {
    pages.purge()
    suggestions.purge()
  })
  const computed = shedLoad(getRequestListener(compute, ADAPTER_OPTIONS), overload, headers)
  const suggest = answerSuggestions({ ...deps, cache: suggestions, fallback: computed })
  observePages(pages, telemetry)
  observeSuggestions(suggestions, telemetry)
  observeOverload(overload, telemetry)
  const listener: RequestListener = (request, response) => {
    if (telemetry.metrics && request.url?.startsWith('/metrics'))
      return telemetry.metrics(request, response)
    if (files.answer(request, response) || localeRedirect(request, response)) return
    deps.searchWords?.observe(request)
    const isPage = !prefersMarkdown(request.headers.accept)
    if ((isPage && pages.answer(request, response)) || suggest(request, response)) return
    return computed(request, response)
  }
  const stopWatching = overload.watch(() => deps.opened.pool.waitingCount)
  return {
    listener: observeRequests(listener, telemetry, templateOf),
    pages,
    stop: async () => stopWatching(),
  }
}
