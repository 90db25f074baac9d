import { ConnectScreen } from '#app/features/account/connect/connect-screen.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/connect'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.account_connect_title(), matches[0].loaderData?.site) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Connect() {
  return <ConnectScreen />
}
