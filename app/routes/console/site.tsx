import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { SiteView } from '#app/features/console/site/site-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/site'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_site(), matches[0].loaderData?.site)
}

export default function SitePage() {
  return <ConsolePage page="site">{() => <SiteView />}</ConsolePage>
}
