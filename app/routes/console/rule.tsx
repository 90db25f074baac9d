import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { RuleView } from '#app/features/console/rules/rule-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/rule'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_rules(), matches[0].loaderData?.site)
}

export default function RulePage({ params }: Route.ComponentProps) {
  return <ConsolePage page="rules">{() => <RuleView key={params.id} id={params.id} />}</ConsolePage>
}
