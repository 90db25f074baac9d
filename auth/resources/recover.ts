import type { Context } from 'hono'
import { z } from 'zod'
import { audit } from '#auth/audit.ts'
import { challengeFields, emailField, readBody, securityField } from '#auth/body.ts'
import { requireHuman } from '#auth/captcha.ts'
import { clientOf } from '#auth/client.ts'
import type { AuthDeps } from '#auth/deps.ts'
import { deviceOf } from '#auth/device.ts'
import { invalid } from '#auth/errors.ts'
import { challengeOf } from '#auth/flow.ts'
import {
  isOpenMailLeft,
  payFromKnownBrowser,
  requireMailAllowed,
  sendFrom,
} from '#auth/mail-budget.ts'
import { draftOneTimeMail } from '#auth/one-time-mail.ts'
import { redirectTargetOf } from '#auth/redirects.ts'
import { throttle } from '#auth/throttle.ts'
import { changeUnconfirmed, withoutUnproven } from '#auth/unproven.ts'
import { findUserByEmail } from '#data/users.ts'

const recoverBody = z.looseObject({
  email: emailField,
  gotrue_meta_security: securityField,
  ...challengeFields,
})

/** POST /recover: mails a way to a new password; the same answer, and the same work, for addresses nobody has. */
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
  const isOpenLeft = await isOpenMailLeft(deps)
  const share = owner?.emailConfirmedAt ? 'account' : 'open'
  const user = share === 'account' || isOpenLeft ? owner : null
  const letter = await deps.db.transaction(async (tx) => {
    const draft = { user, kind: 'recovery', address: email, codeChallenge, redirectTo } as const
    const letter = await draftOneTimeMail(deps, tx, c, draft)
    const now = deps.now()
    await audit(tx, 'recovery_requested', { userId: user?.id ?? null, ip: client.ip, now })
    return letter
  })
  if (user && isPaid) deps.mailer.send(letter)
  else if (user) await sendFrom(deps, share, letter)
  return c.json({})
}
