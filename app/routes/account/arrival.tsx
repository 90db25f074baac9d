import { ArrivalScreen } from '#app/features/account/sign-in/screens/arrival-screen.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/arrival'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.account_sign_in_title(), matches[0].loaderData?.site) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Arrival() {
  return <ArrivalScreen />
}
