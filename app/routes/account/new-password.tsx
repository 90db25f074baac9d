import { NewPasswordScreen } from '#app/features/account/sign-in/screens/new-password-screen.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/new-password'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.account_new_password_title(), matches[0].loaderData?.site) },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function NewPassword() {
  return <NewPasswordScreen />
}
