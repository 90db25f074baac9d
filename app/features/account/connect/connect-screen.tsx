import { href, Link, useSearchParams } from 'react-router'
import { withReturnPath } from '#app/lib/return-path.ts'
import { useMember } from '#app/lib/session/account-session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { AccountPage } from '../account-page.tsx'
import { ConnectForm } from './connect-form.tsx'

/** The page on which a member answers a program that wants to act for them. */
export function ConnectScreen() {
  const [params] = useSearchParams()
  const member = useMember()
  const hydrated = useHydrated()
  const id = params.get('authorization_id') ?? ''
  const here = `${href('/connect')}?authorization_id=${encodeURIComponent(id)}`
  return (
    <AccountPage title={m.account_connect_title()}>
      {hydrated && member === null && (
        <>
          <p className="account-lead">{m.account_connect_sign_in()}</p>
          <p>
            <Link to={withReturnPath(href('/sign-in'), here)} className={buttonClass()}>
              {m.account_sign_in()}
            </Link>
          </p>
        </>
      )}
      {member && <ConnectForm key={`${member.id} ${id}`} id={id} />}
    </AccountPage>
  )
}
