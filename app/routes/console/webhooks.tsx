import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { WebhooksView } from '#app/features/console/webhooks/webhooks-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/webhooks'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_webhooks(), matches[0].loaderData?.site)
}

export default function WebhooksPage() {
  return <ConsolePage page="webhooks">{() => <WebhooksView />}</ConsolePage>
}
