import { href, Link, Navigate } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { AccountPage } from '../../account-page.tsx'

const NEXT_STEPS = [
  { to: href('/profile'), icon: 'user-round', label: m.account_welcome_profile },
  { to: href('/search'), icon: 'search', label: m.account_welcome_search },
  { to: href('/saved'), icon: 'heart', label: m.account_welcome_saved },
] as const

/** Confirms a new account after a sign-up without a return path; guests are redirected to sign in. */
export function WelcomeScreen() {
  const isMember = useMember() !== null
  const hydrated = useHydrated()
  return (
    <AccountPage title={m.account_welcome_title()}>
      {hydrated && !isMember && (
        <Navigate to={withReturnPath(href('/sign-in'), href('/welcome'))} replace />
      )}
      <p className="account-lead">{m.account_welcome_lead()}</p>
      <ul className="border-line border-t">
        {NEXT_STEPS.map(({ to, icon, label }) => (
          <li key={to} className="border-line border-b">
            <Link to={to} className="link-row">
              <Icon name={icon} />
              {label()}
            </Link>
          </li>
        ))}
      </ul>
    </AccountPage>
  )
}
