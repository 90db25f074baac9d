import { matchRoutes } from 'react-router'
import { readLanguagePath } from '#domain/language/language-path.ts'

/** Routes that are not pages, with few names: labels must have a bounded cardinality. */
const OTHERS: readonly [RegExp, string][] = [
  [/^\/api\/v1\/listings\/[^/]+\/similar$/, '/api/v1/listings/:id/similar'],
  [/^\/api\/v1\/listings\/[^/]+$/, '/api/v1/listings/:id'],
  [/^\/api\/v1\/admin\//, '/api/v1/admin/*'],
  [/^\/api\/v1\/(search|suggestions|categories|events|docs)$/, '/api/v1/$1'],
  [/^\/auth\/v1\/(token|signup|user|otp|verify|recover|logout|authorize|callback)$/, '/auth/v1/$1'],
  [/^\/auth\/v1\//, '/auth/v1/*'],
  [/^\/account\/v1\/(profile|photo|saved|share|export|deletion)$/, '/account/v1/$1'],
  [/^\/account\/v1\//, '/account/v1/*'],
  [/^\/console\/v1\//, '/console/v1/*'],
  [/^\/functions\/v1\//, '/functions/v1/*'],
  [/^\/art\//, '/art/*'],
  [/^\/og\//, '/og/*'],
  [/^\/pictures\//, '/pictures/*'],
  [/^\/photos\//, '/photos/*'],
  [/^\/(assets|media|images)\//, '/$1/*'],
  [/^\/feeds\/(listings\.jsonl|listings\.atom|dates\.ics|openactive)$/, '/feeds/$1'],
  [/^\/feeds\//, '/feeds/*'],
  [/\.md$/, '/*.md'],
  [/^\/(healthz|readyz|metrics|mcp)$/, '/$1'],
]
const REST = 'other'
const CACHE_SIZE = 2_000
/** In characters: longer paths are not cached, which bounds the memory. */
const CACHED_LENGTH = 256

/**
 * Returns the route pattern of a path, one of a fixed set: "/escapes/:id" for every escape. Caches recent
 * results.
 */
export function routeTemplates(patterns: readonly { path: string }[]): (target: string) => string {
  const routes = [...patterns]
  const cache = new Map<string, string>()
  return (target) => {
    const [address = '/'] = target.split('?', 1)
    const { path } = readLanguagePath(address)
    const cached = cache.get(path)
    if (cached !== undefined) return cached
    const template = templateOf(path, routes)
    if (path.length > CACHED_LENGTH) return template
    if (cache.size >= CACHE_SIZE) cache.clear()
    cache.set(path, template)
    return template
  }
}

function templateOf(path: string, routes: { path: string }[]): string {
  if (path === '/' || path === '/_root.data') return '/'
  for (const [pattern, template] of OTHERS) {
    const found = pattern.exec(path)
    if (found) return template.replace('$1', found[1] ?? '')
  }
  const page = path.replace(/\.data$/, '')
  const found = page.length < 2_048 && isDecodable(page) ? matchRoutes(routes, page)?.at(-1) : null
  return found?.route.path ? `/${found.route.path}` : REST
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
