import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { OverviewView } from '#app/features/console/overview/overview-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/overview'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_overview(), matches[0].loaderData?.site)
}

export default function OverviewPage() {
  return <ConsolePage page="overview">{() => <OverviewView />}</ConsolePage>
}
