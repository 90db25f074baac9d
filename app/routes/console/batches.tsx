import { BatchesView } from '#app/features/console/batches/batches-view.tsx'
import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/batches'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_batches(), matches[0].loaderData?.site)
}

export default function BatchesPage() {
  return <ConsolePage page="batches">{() => <BatchesView />}</ConsolePage>
}
