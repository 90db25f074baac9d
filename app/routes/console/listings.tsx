import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { ListingsView } from '#app/features/console/listings/table/listings-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/listings'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_listings(), matches[0].loaderData?.site)
}

export default function ListingsPage() {
  return <ConsolePage page="listings">{() => <ListingsView />}</ConsolePage>
}
