import { randomUUID } from 'node:crypto'
import type { AuthLog } from '#auth/log.ts'
import type { Secrets } from '#auth/tokens/secrets.ts'
import {
  claimMail,
  countQueuedMails,
  deleteQueuedMail,
  enqueueMail,
  noteMailFailure,
  type QueuedMail,
} from '#data/booking/mail-queue.ts'
import type { Db } from '#data/db/db.ts'
import { toError } from '#domain/to-error.ts'
import { isPermanentFailure, type Mail, type Mailer, reasonOf } from './mailer.ts'

export type OutboxDeps = {
  db: Db
  secrets: Secrets
  log: AuthLog
  now: () => Date
}

export type Outbox = Mailer & {
  /** Sends due mail, including that of an earlier process. */
  sendDue(): Promise<void>
  /** Resolves when the sends in flight have been sent or stored. */
  flush(): Promise<void>
}

/** Covers the first try: no other server claims the mail meanwhile. */
const FIRST_RETRY_MS = 60_000
/** Default lifetime of mails without an expiring token. */
const DEFAULT_TTL_S = 2 * 86_400
/** Above this concurrency, mails are left to the periodic run. */
const MAX_CONCURRENT = 50
const PURPOSE = 'waiting-letter'

/**
 * A persistent mail queue that survives failures of the mail server and restarts: each mail is stored
 * encrypted in the database until it is sent or expired. While the database is unavailable, mails are sent
 * from memory.
 */
export function createOutbox(mailer: Mailer, deps: OutboxDeps): Outbox {
  const { db, secrets, log, now } = deps
  const inFlight = new Set<Promise<void>>()
  let waiting = 0

  async function enqueueAndSend(mail: Mail): Promise<void> {
    const isBusy = inFlight.size > MAX_CONCURRENT
    const queued = await enqueue(mail, isBusy ? 0 : FIRST_RETRY_MS)
    if (!queued) mailer.send(mail)
    else if (!isBusy) await attempt(queued)
  }

  /** Null if the database cannot store it. */
  async function enqueue(mail: Mail, pauseMs: number): Promise<QueuedMail | null> {
    const id = randomUUID()
    // A fixed message id: if the process ends during sending and the mail is sent twice, it is still one
    // message.
    const sealed = secrets.seal(PURPOSE, JSON.stringify({ ...mail, messageId: `<${id}@seekwell>` }))
    const at = now().getTime()
    const dueAt = new Date(at + pauseMs)
    const expiresAt = new Date(at + (mail.usefulForS ?? DEFAULT_TTL_S) * 1_000)
    try {
      await enqueueMail(db, { id, to: mail.to, sealed, dueAt, expiresAt })
      return { id, sealed, tries: 1 }
    } catch (error) {
      log.warn({ fault: toError(error) }, 'a letter could not be kept')
      return null
    }
  }

  async function attempt({ id, sealed, tries }: QueuedMail): Promise<void> {
    const mail = unseal(sealed)
    if (!mail) log.error({}, 'a letter that was sealed with another secret is given up')
    else {
      try {
        await mailer.post(mail)
      } catch (error) {
        const failure = reasonOf(error)
        const isPermanent = isPermanentFailure(error)
        await noteMailFailure(db, id, { failure, isPermanent, now: now() })
        const context = { reason: failure, tries }
        if (!isPermanent) return log.warn(context, 'mail will be tried again')
        return log.error(context, 'mail could not be sent')
      }
    }
    await deleteQueuedMail(db, id)
  }

  function unseal(sealed: string): Mail | null {
    try {
      return JSON.parse(secrets.open(PURPOSE, sealed)) as Mail
    } catch {
      return null
    }
  }

  async function sendDue(): Promise<void> {
    for (;;) {
      const due = await claimMail(db, now())
      if (!due) break
      await attempt(due)
    }
    waiting = await countQueuedMails(db)
  }

  return {
    ...mailer,
    send(mail) {
      const sending = enqueueAndSend(mail)
        .catch((error: unknown) => log.warn({ fault: toError(error) }, 'mail may go out twice'))
        .finally(() => inFlight.delete(sending))
      inFlight.add(sending)
    },
    async settled() {
      await Promise.all(inFlight)
      await mailer.settled()
    },
    waiting: () => waiting + (mailer.waiting?.() ?? 0),
    sendDue,
    async flush() {
      await Promise.all(inFlight)
    },
  }
}
