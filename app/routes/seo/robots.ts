import { siteContext } from '#data/context.ts'
import type { Route } from './+types/robots'

/** /robots.txt. Thin pages say noindex themselves, so they must stay readable. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext)
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /functions/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
