import { randomBytes, randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { sendFrom } from '#auth/limits/mail-budget.ts'
import { localeOf } from '#auth/mail/locale.ts'
import { createStaffLink, revokeInvitation } from '#data/staff/staff-links.ts'
import type { NewInvitation } from '#domain/console/console-api.ts'
import { invitationRequest } from '#domain/console/console-requests.ts'
import type { StaffRole } from '#domain/permissions/roles.ts'
import type { ConsoleDeps } from './deps.ts'
import { type ConsoleCall, type Endpoint, idOf, notFound, readBody, record } from './endpoint.ts'
import { toInvitation } from './invitation-mail.ts'
import { joinPath } from './operator.ts'

const TOKEN_BYTES = 32
const INVITATION_DAYS = 7
const DAY_MS = 86_400_000

export const INVITATION_ENDPOINTS: readonly Endpoint[] = [
  { method: 'POST', path: '/staff/invitations', action: 'staff.invite', run: invite },
  { method: 'DELETE', path: '/staff/invitations/:id', action: 'staff.invite', run: revoke },
]

/** Creates a link that grants a role once, and mails it if an address is given and mail is set up. */
async function invite(call: ConsoleCall): Promise<Response> {
  const { c, deps, actor, now } = call
  const { role, email } = await readBody(c, invitationRequest)
  const id = randomUUID()
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS)
  await deps.auth.db.transaction(async (tx) => {
    await createStaffLink(tx, { id, token, role, createdBy: actor.id, createdAt: now, expiresAt })
    // Without the address: the log holds no personal data but ids.
    await record(tx, call, {
      action: 'staff.invited',
      subjectKind: 'invitation',
      subjectId: id,
      before: null,
      after: { role, expiresAt: expiresAt.toISOString() },
    })
  })
  const mailedTo = email && deps.auth.mailer.isConfigured ? email : null
  if (mailedTo) await mailInvitation(deps, c, { to: mailedTo, token, role })
  return c.json({ path: joinPath(token), mailedTo } satisfies NewInvitation, 201)
}

async function revoke(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  const id = idOf(c)
  await deps.auth.db.transaction(async (tx) => {
    const role = await revokeInvitation(tx, id)
    if (!role) throw notFound()
    await record(tx, call, {
      action: 'staff.invitation-revoked',
      subjectKind: 'invitation',
      subjectId: id,
      before: { role },
      after: null,
    })
  })
  return c.body(null, 204)
}

async function mailInvitation(
  { auth }: ConsoleDeps,
  c: Context,
  { to, token, role }: { to: string; token: string; role: StaffRole },
): Promise<void> {
  const { siteName: site, siteUrl } = auth.config
  const locale = localeOf(c.req.header('accept-language'))
  const link = `${siteUrl}${joinPath(token)}`
  const mail = toInvitation({ to, role, site, link, days: INVITATION_DAYS, locale })
  await sendFrom(auth, 'notice', { ...mail, usefulForS: (INVITATION_DAYS * DAY_MS) / 1000 })
}
