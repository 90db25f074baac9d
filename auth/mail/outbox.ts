import { randomUUID } from 'node:crypto'
import type { AuthLog } from '#auth/log.ts'
import type { Secrets } from '#auth/tokens/secrets.ts'
import {
  claimMail,
  countQueuedMails,
  deleteQueuedMail,
  enqueueMail,
  type QueuedMail,
} from '#data/booking/mail-queue.ts'
import { isDatabaseUnavailable } from '#data/db/database-errors.ts'
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
  /** Sends what is due, now and every few seconds. Gives what ends it. */
  start(): () => Promise<void>
  /** Sends what is due, left by an earlier process too. */
  sendDue(): Promise<void>
}

const EVERY_MS = 5_000
/** As long as the first try may take; nobody else takes the letter meanwhile. */
const FIRST_PAUSE_MS = 60_000
/** What is only told, and carries nothing that ends. */
const USEFUL_S = 2 * 86_400
/** More at once are left to the rounds. */
const AT_ONCE = 50
const PURPOSE = 'waiting-letter'

/**
 * Letters that survive a mail server's absence and a restart of ours: each waits in the database, sealed, until
 * it has gone out or is of no use any more. While the database is away it is tried from memory.
 */
export function createOutbox(mailer: Mailer, deps: OutboxDeps): Outbox {
  const { db, secrets, log, now } = deps
  const underWay = new Set<Promise<void>>()
  let waiting = 0

  async function keepAndSend(letter: Mail): Promise<void> {
    const isBusy = underWay.size > AT_ONCE
    const kept = await keep(letter, isBusy ? 0 : FIRST_PAUSE_MS)
    if (!kept) mailer.send(letter)
    else if (!isBusy) await attempt(kept)
  }

  /** Null while the database cannot keep it. */
  async function keep(letter: Mail, pauseMs: number): Promise<QueuedMail | null> {
    const id = randomUUID()
    // Sent twice, since this process ended in between, it is still one letter.
    const sealed = secrets.seal(
      PURPOSE,
      JSON.stringify({ ...letter, messageId: `<${id}@seekwell>` }),
    )
    const at = now().getTime()
    const dueAt = new Date(at + pauseMs)
    const expiresAt = new Date(at + (letter.usefulForS ?? USEFUL_S) * 1_000)
    try {
      await enqueueMail(db, { id, to: letter.to, sealed, dueAt, expiresAt })
      return { id, sealed, tries: 1 }
    } catch (error) {
      log.warn({ fault: toError(error) }, 'a letter could not be kept')
      return null
    }
  }

  async function attempt({ id, sealed, tries }: QueuedMail): Promise<void> {
    const letter = unseal(sealed)
    if (!letter) log.error({}, 'a letter that was sealed with another secret is given up')
    else {
      try {
        await mailer.post(letter)
      } catch (error) {
        const told = { reason: reasonOf(error), tries }
        if (!isPermanentFailure(error)) return log.warn(told, 'mail will be tried again')
        log.error(told, 'mail could not be sent')
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
    send(letter) {
      const sending = keepAndSend(letter)
        .catch((error: unknown) => log.warn({ fault: toError(error) }, 'mail may go out twice'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async settled() {
      await Promise.all(underWay)
      await mailer.settled()
    },
    waiting: () => waiting + (mailer.waiting?.() ?? 0),
    sendDue,
    start: () => startRounds(sendDue, log, underWay),
  }
}

/** Rounds one after the other. Ends when what was begun is kept or gone. */
function startRounds(
  sendDue: () => Promise<void>,
  log: AuthLog,
  underWay: ReadonlySet<Promise<void>>,
): () => Promise<void> {
  let running: Promise<void> | null = null
  function run(): void {
    running ??= sendDue()
      .catch((error: unknown) =>
        log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
          { fault: toError(error) },
          'letters wait',
        ),
      )
      .finally(() => {
        running = null
      })
  }
  run()
  const timer = setInterval(run, EVERY_MS)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
    await Promise.all(underWay)
  }
}
