import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { ImportView } from '#app/features/console/imports/import-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/import'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_import(), matches[0].loaderData?.site)
}

export default function ImportPage() {
  return <ConsolePage page="import">{() => <ImportView />}</ConsolePage>
}
