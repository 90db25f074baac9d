import { siteContext } from '#data/context.ts'
import type { Route } from './+types/robots'

/** The public read API and the feeds are open to robots; endpoints that act for one visitor are not. */
const RULES = [
  'Allow: /api/v1',
  'Allow: /feeds/',
  'Disallow: /api/',
  'Disallow: /account/',
  'Disallow: /auth/',
  'Disallow: /booking/',
  'Disallow: /functions/',
]

/** /robots.txt (RFC 9309). Thin pages carry noindex, so they must stay crawlable. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext)
  const lines = ['User-agent: *', ...RULES, '', `Sitemap: ${origin}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
