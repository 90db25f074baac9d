import type { Context } from 'hono'
import { z } from 'zod'
import { mailAddressChange } from '#auth/addresses/address-change.ts'
import { mailOneTimeToken } from '#auth/addresses/one-time-mail.ts'
import { emailField, phoneField, readBody, securityField, textField } from '#auth/body.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { AuthError, invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { requireMailAllowed } from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { findUserByEmail } from '#data/auth/users.ts'

const resendBody = z.looseObject({
  type: textField,
  email: emailField,
  phone: phoneField,
  gotrue_meta_security: securityField,
})

/** POST /resend: resends the mail of a sign-up or address change; no error if nothing is pending. */
export async function resend(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'resend', client.ip)
  const { type, email, phone, gotrue_meta_security } = await readBody(c, resendBody)
  if (email && phone) throw invalid('Only an email address or phone number should be provided')
  await requireHuman(deps, gotrue_meta_security, client)
  if (type === 'sms' || type === 'phone_change') {
    if (!phone) throw invalid('Type provided requires a phone number')
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider')
  }
  if (type !== 'signup' && type !== 'email_change')
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change')
  if (!email) throw invalid('Type provided requires an email address')
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  const { ip } = client
  await requireMailAllowed(deps, { purpose: type, address: email, ip, share: 'open' })
  const user = await findUserByEmail(deps.db, email)
  if (type === 'email_change') {
    if (user?.newEmail) await mailAddressChange(deps, c, user, user.newEmail, null, redirectTo)
    return c.json({})
  }
  await mailOneTimeToken(deps, c, {
    user: user?.emailConfirmedAt === null ? user : null,
    kind: 'confirmation',
    address: email,
    codeChallenge: null,
    redirectTo,
    share: 'open',
  })
  return c.json({})
}
