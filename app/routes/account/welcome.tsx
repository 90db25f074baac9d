import { WelcomeScreen } from '#app/features/account/sign-in/screens/welcome-screen.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/welcome'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.account_welcome_title(), matches[0].loaderData?.site) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Welcome() {
  return <WelcomeScreen />
}
