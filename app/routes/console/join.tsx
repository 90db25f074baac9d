import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { JoinView } from '#app/features/console/staff/join-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/join'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_join_title(), matches[0].loaderData?.site)
}

export default function JoinPage() {
  return <JoinView />
}
