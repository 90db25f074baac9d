import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { RulesView } from '#app/features/console/rules/rules-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/rules'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_rules(), matches[0].loaderData?.site)
}

export default function RulesPage() {
  return <ConsolePage page="rules">{() => <RulesView />}</ConsolePage>
}
