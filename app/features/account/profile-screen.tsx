import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { type Member, useMember } from '#app/lib/account-session.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { m } from '#domain/messages/messages.js'
import { AboutForm } from './about-form.tsx'
import { AddressForm } from './address-form.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Devices } from './devices.tsx'
import { Leaving } from './leaving.tsx'
import { Passkeys } from './passkeys.tsx'
import { PhotoForm } from './photo-form.tsx'
import { useProfile } from './use-profile.ts'
import { WellnessForm } from './wellness-form.tsx'
import './account.css'

type ProfileScreenProps = {
  /** The switch of the theme, which guests have, too. */
  look: ReactNode
}

/** Who the member is here, how they sign in, and what is kept of them. */
export function ProfileScreen({ look }: ProfileScreenProps) {
  const member = useMember()
  const hydrated = useHydrated()
  return (
    <div className="wrap profile">
      <h1>{m.profile_title()}</h1>
      {hydrated && member === null && <Guest />}
      {member && <MemberParts key={member.id} member={member} />}
      <Part title={m.profile_look()}>{look}</Part>
    </div>
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
      <Wellness />
    </>
  )
}

function Wellness() {
  return (
    <Part title={m.profile_wellness()}>
      <WellnessForm />
    </Part>
  )
}

function MemberParts({ member }: { member: Member }) {
  const { status, profile, show, retry } = useProfile(member.id)
  if (status === 'loading') return <p role="status">{m.profile_loading()}</p>
  if (status === 'failed' || profile === null)
    return (
      <div role="alert">
        <p>{m.profile_failed()}</p>
        <Button variant="secondary" className="mt-4" onClick={retry}>
          {m.profile_retry()}
        </Button>
      </div>
    )
  return (
    <>
      <Part title={m.profile_about()}>
        <AboutForm member={member} profile={profile} onSaved={show} />
        <PhotoForm profile={profile} onSaved={show} />
      </Part>
      <Wellness />
      <Part title={m.profile_sign_in()}>
        <AddressForm member={member} />
        <p>
          <Link to="/new-password?next=%2Fprofile" className={buttonClass('secondary')}>
            {m.profile_password_change()}
          </Link>
        </p>
        <Passkeys />
        <AuthenticatorApp />
        <Devices />
      </Part>
      <Part title={m.profile_data()}>
        <Leaving profile={profile} onSaved={show} />
      </Part>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="profile-part">
      <h2 id={id}>{title}</h2>
      <div className="profile-fields">{children}</div>
    </section>
  )
}
