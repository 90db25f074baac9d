import { listUnsentMails, resendMails } from '#data/booking/unsent-mails.ts'
import type { MailList } from '#domain/console/mails.ts'
import { BOOKING_MAIL_JOB, MAIL_QUEUE_JOB } from '../../jobs/mail-jobs.ts'
import { type ConsoleCall, type Endpoint, notFound, record } from '../endpoint.ts'

export const MAIL_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/mails', action: 'site.read', run: showMails },
  {
    method: 'POST',
    path: '/mails/resend',
    action: 'mails.resend',
    run: (call) => resend(call, null),
  },
  {
    method: 'POST',
    path: '/mails/:id/resend',
    action: 'mails.resend',
    run: (call) => resend(call, call.c.req.param('id') ?? ''),
  },
]

async function showMails({ c, deps: { auth }, now }: ConsoleCall): Promise<Response> {
  const found = await listUnsentMails(auth.db, now)
  return c.json({ isConfigured: auth.mailer.isConfigured, ...found } satisfies MailList)
}

/** Sends one failed mail again, or all for null. */
async function resend(call: ConsoleCall, id: string | null): Promise<Response> {
  const { deps, now } = call
  await deps.auth.db.transaction(async (tx) => {
    const count = await resendMails(tx, id?.replaceAll('\0', '') ?? null, now)
    if (count === 0) throw notFound()
    await record(tx, call, {
      action: 'mails.resent',
      subjectKind: 'mail',
      subjectId: id,
      before: null,
      after: { mails: count },
    })
  })
  deps.runSoon(MAIL_QUEUE_JOB)
  deps.runSoon(BOOKING_MAIL_JOB)
  return showMails(call)
}
