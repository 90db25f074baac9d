import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { RequestsView } from '#app/features/console/visitors/requests-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/requests'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_requests(), matches[0].loaderData?.site)
}

export default function RequestsPage() {
  return <ConsolePage page="requests">{() => <RequestsView />}</ConsolePage>
}
