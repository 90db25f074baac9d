import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AuthLog } from '#auth/log.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  link: string | null
  /** Seconds until its content expires; absent if it does not. */
  usefulForS?: number
  /** Mails with one id are one message. */
  messageId?: string
  attachments?: readonly { filename: string; contentType: string; content: string }[]
}

export type Mailer = {
  /** Whether mail can be sent. */
  isConfigured: boolean
  /** Queues a mail. Returns at once, so that timing does not reveal accounts. */
  send(letter: Mail): void
  /**
   * Sends a mail that is stored elsewhere until then.
   *
   * @throws Error when this attempt failed
   */
  post(letter: Mail): Promise<void>
  /** Resolves when all queued mails are sent or abandoned. */
  settled(): Promise<void>
  /** Number of unsent mails. */
  waiting?(): number
}

export type MailerOptions = {
  from: { name: string; address: string }
  smtpUrl: string | null
  /** A folder to which each mail is written as a file. */
  folder: string | null
  /** Development only: prints the link of a mail that is not sent otherwise. */
  print: ((line: string) => void) | null
  log: AuthLog
  /** Delays before the retries. */
  retryAfterMs?: readonly number[]
}

const TIMEOUT_MS = 10_000
const RETRY_AFTER_MS = [2_000, 15_000, 60_000]
const IN_POST_LIMIT = 500

export function createMailer(options: MailerOptions): Mailer {
  const { from, smtpUrl, folder, print, log, retryAfterMs = RETRY_AFTER_MS } = options
  const smtp = smtpUrl ? once(() => smtpTransport(smtpUrl)) : null
  const file = folder ? once(fileTransport) : null
  const inPost = new Set<Promise<void>>()

  async function deliver(letter: Mail, pauses: readonly number[]): Promise<void> {
    const { to, subject, text, html, messageId, attachments } = letter
    const message = {
      from,
      to: { name: '', address: to },
      subject,
      text,
      html,
      ...(messageId && { messageId }),
      ...(attachments && { attachments: [...attachments] }),
    }
    if (file && folder) await writeLetter(folder, (await (await file()).sendMail(message)).message)
    if (smtp) await withRetries(async () => (await smtp()).sendMail(message), pauses)
    if (!file && !smtp && print) print(`Mail to ${to}: ${subject}\n  ${letter.link ?? text}`)
  }

  return {
    isConfigured: smtp !== null || file !== null,
    send(letter) {
      if (inPost.size >= IN_POST_LIMIT) {
        log.error({ waiting: inPost.size }, 'mail dropped: too many are waiting')
        return
      }
      const delivery = deliver(letter, retryAfterMs)
        .catch((error: unknown) => {
          log.error({ reason: reasonOf(error) }, 'mail could not be sent')
        })
        .finally(() => inPost.delete(delivery))
      inPost.add(delivery)
    },
    post: (letter) => deliver(letter, []),
    waiting: () => inPost.size,
    async settled() {
      await Promise.all(inPost)
    },
  }
}

/** Opened on first use: many deployments send no mail for days. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | null = null
  return () => {
    opened ??= open()
    return opened
  }
}

async function fileTransport() {
  const { createTransport } = await import('nodemailer')
  return createTransport({ streamTransport: true, buffer: true })
}

async function smtpTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

async function withRetries(send: () => Promise<unknown>, pauses: readonly number[]): Promise<void> {
  for (const pause of pauses) {
    try {
      await send()
      return
    } catch (error) {
      if (isPermanentFailure(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    }
  }
  await send()
}

const PERMANENT = 500

/** Permanent failures are not retried. */
export function isPermanentFailure(error: unknown): boolean {
  return (
    error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= PERMANENT
  )
}

/** The reason of a failure as a code, without the address, which mail servers quote. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const reply = 'responseCode' in error && Number.isInteger(error.responseCode)
  if (reply) return `SMTP ${error.responseCode}`
  return 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}

async function writeLetter(folder: string, message: unknown): Promise<void> {
  if (!Buffer.isBuffer(message)) throw new Error('a letter for a file is a buffer')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(folder, name), message, { mode: 0o600, flag: 'wx' })
}
