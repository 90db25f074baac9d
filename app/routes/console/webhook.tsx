import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { WebhookView } from '#app/features/console/webhooks/webhook-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/webhook'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_webhooks(), matches[0].loaderData?.site)
}

export default function WebhookPage({ params }: Route.ComponentProps) {
  return (
    <ConsolePage page="webhooks">
      {() => <WebhookView key={params.id} id={params.id} />}
    </ConsolePage>
  )
}
