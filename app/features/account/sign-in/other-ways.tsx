import { Button, buttonClass } from '#app/ui/button.tsx'
import { FormAlert } from '#app/ui/form/form-alert.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { m } from '#domain/messages/messages.js'
import { arrivalOf, type FormProps, needsFactor } from './sign-in-view.ts'
import { dataOf, useAuth, useAuthForm } from './use-auth.ts'
import { useSignInMethods } from './use-ways.ts'
import { ViewLink } from './view-link.tsx'

type OtherMethodsProps = Omit<FormProps, 'onPosted'>

/** Sign-in by mail, by passkey, and with the configured OAuth providers. */
export function OtherMethods({ next, onView, onFactor, onDone }: OtherMethodsProps) {
  const loadAuth = useAuth()
  const { providers, passkeys } = useSignInMethods()
  const { busy, run, errorOf } = useAuthForm(async () => {})

  const tryPasskey = () =>
    run(async () => {
      const auth = await loadAuth()
      dataOf(await auth.signInWithPasskey())
      if (await needsFactor(auth)) onFactor()
      else onDone()
    })

  const tryProvider = (provider: string) =>
    run(async () => {
      const auth = await loadAuth()
      const options = { redirectTo: arrivalOf({ kind: 'email', next }) }
      // The library's type lists the hosted service's providers; ours may be any OpenID Connect provider.
      dataOf(await auth.signInWithOAuth({ provider: provider as 'google', options }))
    })

  return (
    <div className="account-ways">
      <p className="account-or">{m.account_or()}</p>
      <ViewLink view="mailed" next={next} onView={onView} className={buttonClass('secondary')}>
        <Icon name="mail" />
        {m.account_to_mailed()}
      </ViewLink>
      {passkeys && (
        <Button variant="secondary" busy={busy} onClick={tryPasskey}>
          <Icon name="key-round" />
          {m.account_with_passkey()}
        </Button>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="secondary"
          busy={busy}
          onClick={() => tryProvider(provider)}
        >
          {m.account_with_provider({ provider: nameOf(provider) })}
        </Button>
      ))}
      <FormAlert text={errorOf('form')} />
    </div>
  )
}

const NAMES: Record<string, string> = { github: 'GitHub' }

function nameOf(provider: string): string {
  return NAMES[provider] ?? provider.charAt(0).toUpperCase() + provider.slice(1)
}
