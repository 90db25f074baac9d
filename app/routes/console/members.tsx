import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { MembersView } from '#app/features/console/members/members-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/members'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_members(), matches[0].loaderData?.site)
}

export default function MembersPage() {
  return <ConsolePage page="members">{() => <MembersView />}</ConsolePage>
}
