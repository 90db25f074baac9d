import { siteContext } from '#data/context.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import type { Route } from './+types/manifest'

const BACKGROUND = '#f5f7f3'

/** /manifest.webmanifest: the site as an installed app. */
export function loader({ context }: Route.LoaderArgs) {
  const { name } = context.get(siteContext)
  const icon = (side: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    name,
    short_name: name,
    description: m.home_tagline(),
    lang: getLocale(),
    id: '/',
    start_url: languagePath(getLocale(), '/'),
    scope: '/',
    display: 'standalone',
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}
