import { ConsolePage } from '#app/features/console/console-page.tsx'
import { CONSOLE_HEADERS, consoleMeta } from '#app/features/console/console-pages.ts'
import { AnswersView } from '#app/features/console/visitors/answers-view.tsx'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/answers'

export const headers = () => CONSOLE_HEADERS

export function meta({ matches }: Route.MetaArgs) {
  return consoleMeta(m.console_answers(), matches[0].loaderData?.site)
}

export default function AnswersPage() {
  return <ConsolePage page="answers">{() => <AnswersView />}</ConsolePage>
}
