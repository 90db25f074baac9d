import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { StaffView } from '#app/features/console/staff/staff-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/staff'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_staff(), matches[0].loaderData?.site)
}

export default function StaffPage() {
  return <ConsolePage page="staff">{() => <StaffView />}</ConsolePage>
}
