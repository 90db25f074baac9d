import { type ReactNode, useState } from 'react'
import { href, Link } from 'react-router'
import { lazy, useLazy } from '#app/lib/loading/lazy.ts'
import { type Member, useMember } from '#app/lib/session/account-session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { ProfileFailed, ProfileLoading, ProfilePart } from './profile-part.tsx'
import { WellnessForm } from './wellness-form.tsx'
import '../account.css'

const memberParts = lazy(async () => (await import('./member-parts.tsx')).MemberParts)

type ProfileScreenProps = {
  /** The theme switch, also available to guests. */
  look: ReactNode
}

/** The profile page of members and guests. */
export function ProfileScreen({ look }: ProfileScreenProps) {
  const member = useMember()
  const hydrated = useHydrated()
  return (
    <div className="wrap profile">
      <h1>{m.profile_title()}</h1>
      {!hydrated && <Waiting />}
      {hydrated && member === null && <Guest />}
      {member && <MemberProfile key={member.id} member={member} />}
      <ProfilePart title={m.profile_look()}>{look}</ProfilePart>
      <ProfilePart title={m.info_privacy()}>
        <p className="account-lead">
          {m.profile_data_text()} {member ? m.profile_data_member() : m.profile_data_guest()}
        </p>
        <Link to={href('/privacy')} className="link justify-self-start">
          {m.info_privacy()}
        </Link>
      </ProfilePart>
    </div>
  )
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="account-lead">{m.account_needs_script()}</p>
      </noscript>
      <ProfileLoading />
    </>
  )
}

function Guest() {
  return (
    <>
      <p className="account-lead">
        {m.profile_guest_lead()} {m.profile_guest_more()}
      </p>
      <p>
        <Link to="/sign-in?next=%2Fprofile" className={buttonClass()}>
          {m.account_sign_in()}
        </Link>
      </p>
      <ProfilePart title={m.profile_wellness()}>
        <WellnessForm />
      </ProfilePart>
    </>
  )
}

/** Loads the member's forms lazily: most visitors are guests. */
function MemberProfile({ member }: { member: Member }) {
  const [failed, setFailed] = useState(false)
  const MemberParts = useLazy(memberParts, !failed, () => setFailed(true))
  if (MemberParts) return <MemberParts member={member} />
  return failed ? <ProfileFailed onRetry={() => setFailed(false)} /> : <ProfileLoading />
}
