import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { KeysView } from '#app/features/console/keys/keys-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/keys'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_keys(), matches[0].loaderData?.site)
}

export default function KeysPage() {
  return <ConsolePage page="keys">{() => <KeysView />}</ConsolePage>
}
