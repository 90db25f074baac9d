import { callAccount } from '#app/lib/session/account-api.ts'
import type { Member } from '#app/lib/session/account-session.ts'
import { updateHome } from '#app/lib/session/wellness.ts'
import { useSite } from '#app/lib/site.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { showToast } from '#app/ui/toast/toast.tsx'
import { HOME_AREA_LIMIT } from '#domain/member/member-limits.ts'
import { m } from '#domain/messages/messages.js'
import { toSingleLine } from '#domain/text/single-line.ts'
import { dataOf, textOf, useAuth, useAuthForm } from '../sign-in/use-auth.ts'
import { type Profile, readProfile } from './use-profile.ts'

type AboutFormProps = {
  member: Member
  profile: Profile
  onSaved: (profile: Profile) => void
}

const NAME_LIMIT = 80

/** Name and home area. The name is stored in the auth account, so that every device has it. */
export function AboutForm({ member, profile, onSaved }: AboutFormProps) {
  const site = useSite()
  const loadAuth = useAuth()
  const { busy, errorOf, form } = useAuthForm(async (fields) => {
    const auth = await loadAuth()
    const name = toSingleLine(textOf(fields, 'name'))
    const homeArea = textOf(fields, 'homeArea')
    const response = await callAccount(site, 'PUT', '/profile', { homeArea })
    dataOf(await auth.updateUser({ data: { name: name || null } }))
    onSaved(readProfile(await response.json()))
    updateHome(homeArea)
    showToast({ title: m.profile_saved(), description: m.profile_saved_text() })
  })
  return (
    <form {...form} className="account-form">
      <Field
        label={m.profile_name()}
        name="name"
        autoComplete="name"
        maxLength={NAME_LIMIT}
        defaultValue={member.name}
      />
      <Field
        label={m.profile_home_area()}
        name="homeArea"
        autoComplete="address-level2"
        hint={m.profile_home_area_hint()}
        maxLength={HOME_AREA_LIMIT}
        defaultValue={profile.homeArea}
      />
      <FormAlert text={errorOf('form')} />
      <Button type="submit" busy={busy}>
        {m.profile_save()}
      </Button>
    </form>
  )
}
