import { AuditView } from '#app/features/console/audit/audit-view.tsx'
import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/audit'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_audit(), matches[0].loaderData?.site)
}

export default function AuditPage() {
  return <ConsolePage page="audit">{() => <AuditView />}</ConsolePage>
}
