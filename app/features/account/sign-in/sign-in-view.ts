import { withReturnPath } from '#app/lib/return-path.ts'
import { pageUrl } from '#app/lib/seo/page-url.ts'
import { m } from '#domain/messages/messages.js'
import { getLocale } from '#domain/messages/runtime.js'
import { isMailRateLimited } from './auth-fault.ts'
import { type Auth, dataOf } from './use-auth.ts'

export type SignInView = 'sign-in' | 'sign-up' | 'forgot' | 'mailed'

export const VIEW_TITLES: Record<SignInView, () => string> = {
  'sign-in': m.account_sign_in_title,
  'sign-up': m.account_sign_up_title,
  forgot: m.account_forgot_title,
  mailed: m.account_mailed_title,
}

export const VIEW_PATHS: Record<SignInView, string> = {
  'sign-in': '/sign-in',
  'sign-up': '/sign-up',
  forgot: '/forgot-password',
  mailed: '/sign-in/by-mail',
}

/** A mail with a link and a code. */
export type Posted = {
  kind: 'email' | 'signup' | 'recovery'
  email: string
  next: string
  /** Rate limited, but an earlier mail may have arrived. */
  isRateLimited?: boolean
}

/** Props of every form of the panel. */
export type FormProps = {
  next: string
  onView: (view: SignInView) => void
  onPosted: (posted: Posted) => void
  onFactor: () => void
  onDone: () => void
}

/** Return URL for mail links and OAuth providers. */
export function arrivalOf({ kind, next }: Pick<Posted, 'kind' | 'next'>): string {
  const page = kind === 'recovery' ? '/new-password' : '/sign-in/return'
  const landing = kind === 'signup' && next === '/' ? '/welcome' : next
  return pageUrl(window.location.origin, withReturnPath(page, landing))
}

/** Runs `send`; whether its mail was rate limited. @throws any other error */
export async function wasMailRateLimited(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return false
  } catch (error) {
    if (isMailRateLimited(error)) return true
    throw error
  }
}

/** Sends the mail; the response does not reveal whether the address has an account. */
export async function postMail(auth: Auth, posted: Posted): Promise<void> {
  const { kind, email } = posted
  const options = { emailRedirectTo: arrivalOf(posted) }
  if (kind === 'recovery')
    dataOf(await auth.resetPasswordForEmail(email, { redirectTo: arrivalOf(posted) }))
  else if (kind === 'signup') dataOf(await auth.resend({ type: 'signup', email, options }))
  else
    dataOf(
      await auth.signInWithOtp({ email, options: { ...options, data: { locale: getLocale() } } }),
    )
}

/** Whether the account has a second factor that this session has not verified. */
export async function needsFactor(auth: Auth): Promise<boolean> {
  const { currentLevel, nextLevel } = dataOf(await auth.mfa.getAuthenticatorAssuranceLevel())
  return currentLevel === 'aal1' && nextLevel === 'aal2'
}
