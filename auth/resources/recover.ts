import type { Context } from 'hono'
import { z } from 'zod'
import { draftOneTimeMail } from '#auth/addresses/one-time-mail.ts'
import { changeUnconfirmed, withoutUnproven } from '#auth/addresses/unproven.ts'
import { audit } from '#auth/audit.ts'
import { challengeFields, emailField, readBody, securityField } from '#auth/body.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { invalid } from '#auth/errors.ts'
import { requireHuman } from '#auth/limits/captcha.ts'
import { deviceOf } from '#auth/limits/device.ts'
import {
  hasPublicMailBudget,
  payFromKnownBrowser,
  requireMailAllowed,
  sendFrom,
} from '#auth/limits/mail-budget.ts'
import { throttle } from '#auth/limits/throttle.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { challengeOf } from '#auth/tokens/flow.ts'
import { findUserByEmail } from '#data/auth/users.ts'

const recoverBody = z.looseObject({
  email: emailField,
  gotrue_meta_security: securityField,
  ...challengeFields,
})

/** POST /recover: mails a password reset; the same response, and the same work, for unknown addresses. */
export async function recover(deps: AuthDeps, c: Context): Promise<Response> {
  const client = clientOf(c, deps.config.trustProxy)
  await throttle(deps, 'recover', client.ip)
  const body = await readBody(c, recoverBody)
  const { email } = body
  if (!email) throw invalid('Password recovery requires an email')
  await requireHuman(deps, body.gotrue_meta_security, client)
  const codeChallenge = challengeOf(body)
  const redirectTo = redirectTargetOf(deps.config, c, c.req.query('redirect_to'))
  const { ip } = client
  const known = await findUserByEmail(deps.db, email)
  const owner = await changeUnconfirmed(deps.db, known, (it) => withoutUnproven(it), deps.now())
  const isPaid = await payFromKnownBrowser(deps, 'recover', owner, deviceOf(deps, c, owner))
  if (!isPaid)
    await requireMailAllowed(deps, { purpose: 'recover', address: email, ip, share: 'account' })
  const isOpenLeft = await hasPublicMailBudget(deps)
  const share = owner?.emailConfirmedAt ? 'account' : 'open'
  const user = share === 'account' || isOpenLeft ? owner : null
  const mail = await deps.db.transaction(async (tx) => {
    const draft = { user, kind: 'recovery', address: email, codeChallenge, redirectTo } as const
    const mail = await draftOneTimeMail(deps, tx, c, draft)
    const now = deps.now()
    await audit(tx, 'recovery_requested', { userId: user?.id ?? null, ip: client.ip, now })
    return mail
  })
  if (user && isPaid) deps.mailer.send(mail)
  else if (user) await sendFrom(deps, share, mail)
  return c.json({})
}
