import { matchRoutes } from 'react-router'
import { readLanguagePath } from '#domain/language/language-path.ts'

/** Interfaces that are no pages, as few names as tell them apart: a label may not grow with what visitors ask. */
const OTHERS: readonly [RegExp, string][] = [
  [/^\/api\/v1\/listings\/[^/]+\/similar$/, '/api/v1/listings/:id/similar'],
  [/^\/api\/v1\/listings\/[^/]+$/, '/api/v1/listings/:id'],
  [/^\/api\/v1\/admin\//, '/api/v1/admin/*'],
  [/^\/api\/v1\/(search|suggestions|categories|events|docs)$/, '/api/v1/$1'],
  [/^\/auth\/v1\/(token|signup|user|otp|verify|recover|logout|authorize|callback)$/, '/auth/v1/$1'],
  [/^\/auth\/v1\//, '/auth/v1/*'],
  [/^\/account\/v1\/(profile|photo|saved|share|export|deletion)$/, '/account/v1/$1'],
  [/^\/account\/v1\//, '/account/v1/*'],
  [/^\/functions\/v1\//, '/functions/v1/*'],
  [/^\/art\//, '/art/*'],
  [/^\/og\//, '/og/*'],
  [/^\/pictures\//, '/pictures/*'],
  [/^\/(assets|media|images)\//, '/$1/*'],
  [/^\/(healthz|readyz|metrics)$/, '/$1'],
]
const REST = 'other'
const KNOWN_LIMIT = 2_000
/** In characters: longer paths are matched anew each time, so that they fill no memory. */
const KNOWN_LENGTH = 256

/** Gives the template of a path, one of a fixed set: "/escapes/:id" for every escape. Remembers the last ones. */
export function routeTemplates(patterns: readonly { path: string }[]): (target: string) => string {
  const routes = [...patterns]
  const known = new Map<string, string>()
  return (target) => {
    const [address = '/'] = target.split('?', 1)
    const { path } = readLanguagePath(address)
    const remembered = known.get(path)
    if (remembered !== undefined) return remembered
    const template = templateOf(path, routes)
    if (path.length > KNOWN_LENGTH) return template
    if (known.size >= KNOWN_LIMIT) known.clear()
    known.set(path, template)
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
