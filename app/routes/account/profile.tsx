import { ProfileScreen } from '#app/features/account/profile/profile-screen.tsx'
import { ThemeSwitch } from '#app/features/shell/theme-switch.tsx'
import { pageTitle } from '#app/lib/site.ts'
import { m } from '#domain/messages/messages.js'
import type { Route } from './+types/profile'

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(m.profile_title(), matches[0].loaderData?.site) },
    { name: 'description', content: m.profile_description() },
    { name: 'robots', content: 'noindex' },
  ]
}

export default function Profile() {
  return <ProfileScreen look={<ThemeSwitch className="justify-self-start" />} />
}
