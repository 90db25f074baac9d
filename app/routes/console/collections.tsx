import { CollectionsView } from '#app/features/console/collections/collections-view.tsx'
import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/collections'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_collections(), matches[0].loaderData?.site)
}

export default function CollectionsPage() {
  return <ConsolePage page="collections">{() => <CollectionsView />}</ConsolePage>
}
