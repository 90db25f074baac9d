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

/** A mail that brings a link and a code. */
export type Posted = {
  kind: 'email' | 'signup' | 'recovery'
  email: string
  next: string
  /** No further mail is sent for now, but an earlier one may have come. */
  isRefused?: boolean
}

/** What every form of the panel is told. */
export type FormProps = {
  next: string
  onView: (view: SignInView) => void
  onPosted: (posted: Posted) => void
  onFactor: () => void
  onDone: () => void
}

/** Where the link of a mail, or another service, leads back to. */
export function arrivalOf({ kind, next }: Pick<Posted, 'kind' | 'next'>): string {
  const page = kind === 'recovery' ? '/new-password' : '/sign-in/return'
  const landing = kind === 'signup' && next === '/' ? '/welcome' : next
  return pageUrl(window.location.origin, withReturnPath(page, landing))
}

/** Whether `send` was refused its mail for now. @throws any other error */
export async function wasMailRateLimited(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return false
  } catch (error) {
    if (isMailRateLimited(error)) return true
    throw error
  }
}

/** Sends the mail; the answer is the same whether the address has an account. */
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

/** Whether the account has a second factor that this session has not proved. */
export async function needsFactor(auth: Auth): Promise<boolean> {
  const { currentLevel, nextLevel } = dataOf(await auth.mfa.getAuthenticatorAssuranceLevel())
  return currentLevel === 'aal1' && nextLevel === 'aal2'
}
