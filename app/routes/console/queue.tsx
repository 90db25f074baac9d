import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { QueueView } from '#app/features/console/queue/queue-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/queue'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_queue(), matches[0].loaderData?.site)
}

export default function QueuePage() {
  return <ConsolePage page="queue">{() => <QueueView />}</ConsolePage>
}
