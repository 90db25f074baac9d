import { Link } from 'react-router'
import type { Member } from '#app/lib/session/account-session.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { m } from '#domain/messages/messages.js'
import { AboutForm } from './about-form.tsx'
import { AddressForm } from './address-form.tsx'
import { AuthenticatorApp } from './authenticator-app.tsx'
import { Devices } from './devices.tsx'
import { Leaving } from './leaving.tsx'
import { Passkeys } from './passkeys.tsx'
import { PhotoForm } from './photo-form.tsx'
import { ProfileFailed, ProfileLoading, ProfilePart } from './profile-part.tsx'
import { Programs } from './programs.tsx'
import { useProfile } from './use-profile.ts'
import { WellnessForm } from './wellness-form.tsx'

/** Member-only parts of the profile: name and photo, sign-in methods, devices and stored data. */
export function MemberParts({ member }: { member: Member }) {
  const { status, profile, show, retry } = useProfile(member.id)
  if (status === 'loading') return <ProfileLoading />
  if (status === 'failed' || profile === null) return <ProfileFailed onRetry={retry} />
  return (
    <>
      <ProfilePart title={m.profile_about()}>
        <AboutForm member={member} profile={profile} onSaved={show} />
        <PhotoForm profile={profile} onSaved={show} />
      </ProfilePart>
      <ProfilePart title={m.profile_wellness()}>
        <WellnessForm />
      </ProfilePart>
      <ProfilePart title={m.profile_sign_in()}>
        <AddressForm member={member} />
        <p>
          <Link to="/new-password?next=%2Fprofile" className={buttonClass('secondary')}>
            {m.profile_password_change()}
          </Link>
        </p>
        <Passkeys />
        <AuthenticatorApp />
        <Devices />
        <Programs />
      </ProfilePart>
      <ProfilePart title={m.profile_data()}>
        <Leaving profile={profile} onSaved={show} />
      </ProfilePart>
    </>
  )
}
