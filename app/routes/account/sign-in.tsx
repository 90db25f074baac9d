import { SignInScreen, viewOf } from '#app/features/account/sign-in/screens/sign-in-screen.tsx'
import { VIEW_TITLES } from '#app/features/account/sign-in/sign-in-view.ts'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/sign-in'

export function meta({ matches, location }: Route.MetaArgs) {
  const title = VIEW_TITLES[viewOf(location.pathname)]()
  return [
    { title: pageTitle(title, matches[0].loaderData?.site) },
    { name: 'description', content: m.account_sign_in_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function SignIn() {
  return <SignInScreen />
}
