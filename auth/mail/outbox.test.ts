import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecrets } from '#auth/tokens/secrets.ts'
import { testDatabase } from '#test/database.ts'
import type { Mail, Mailer } from './mailer.ts'
import { createOutbox } from './outbox.ts'
import { toTokenMail } from './token-mails.ts'

const database = testDatabase()
const MINUTE_MS = 60_000
const HOUR_S = 3_600
const mail = toTokenMail({
  kind: 'recovery',
  to: 'ada@example.com',
  site: 'Seekwell',
  code: '123456',
  link: 'https://example.com/auth/v1/verify?token=x&type=recovery',
  newEmail: null,
  isContested: false,
  expiresInS: HOUR_S,
  locale: 'en',
})

/** A process with a controllable mail server and clock. */
function start(rootSecret = 'a root secret for tests, long enough') {
  const arrived: Mail[] = []
  const entries: string[] = []
  const world = { fault: null as Error | null, now: new Date('2026-05-01T12:00:00Z') }
  const mailer: Mailer = {
    isConfigured: true,
    send: (sent) => void arrived.push({ ...sent, subject: `from memory: ${sent.subject}` }),
    async post(sent) {
      if (world.fault) throw world.fault
      arrived.push(sent)
    },
    settled: async () => {},
  }
  const hear = (fields: object, words: string) =>
    void entries.push(`${words} ${JSON.stringify(fields)}`)
  const outbox = createOutbox(mailer, {
    db: database.db,
    secrets: createSecrets(rootSecret),
    log: { info() {}, warn: hear, error: hear },
    now: () => world.now,
  })
  const goOn = async (ms: number) => {
    world.now = new Date(world.now.getTime() + ms)
    await outbox.sendDue()
  }
  return { outbox, arrived, told: entries, world, goOn }
}

const away = () => Object.assign(new Error('no answer for ada@example.com'), { code: 'ETIMEDOUT' })
const rows = async () =>
  (
    await database.pool.query<{ sealed: string; user_id: string | null }>(
      'select sealed, user_id from auth.waiting_letters',
    )
  ).rows

test('a sent mail is deleted from the queue', async () => {
  const { outbox, arrived } = start()
  outbox.send(mail)
  await outbox.settled()
  expect(arrived.map(({ text }) => text)).toEqual([mail.text])
  expect(await rows()).toEqual([])
})

test('while the mail server is unavailable a mail is queued encrypted, and another process sends it once', async () => {
  const before = start()
  before.world.fault = away()
  before.outbox.send(mail)
  await before.outbox.settled()
  const [kept] = await rows()
  // Ciphertext may contain any letters by chance, but never an "@".
  expect(JSON.stringify(kept)).not.toMatch(/ada@|token|verify|123456/)
  expect(before.told.join()).not.toContain('ada@')

  const next = start()
  await next.goOn(0)
  expect(next.arrived, 'the first process may still be trying').toEqual([])
  await next.goOn(2 * MINUTE_MS)
  await next.goOn(2 * MINUTE_MS)
  expect(next.arrived.map(({ to, link }) => [to, link])).toEqual([[mail.to, mail.link]])
  expect(await rows()).toEqual([])
})

test('retried with doubling delays and one message id until its link expires', async () => {
  const { outbox, world, told, goOn } = start()
  world.fault = away()
  outbox.send(mail)
  await outbox.settled()
  const tries: number[] = []
  for (let minute = 1; minute <= 61; minute++) {
    const before = told.length
    await goOn(MINUTE_MS)
    if (told.length > before) tries.push(minute)
  }
  expect(tries).toEqual([1, 2, 4, 8, 16, 32])
  expect(await rows()).toEqual([])
})

test('a permanent failure is not tried again by itself, but stays until it expires', async () => {
  const { outbox, world, arrived, goOn } = start()
  world.fault = Object.assign(new Error('no such user'), { responseCode: 550 })
  outbox.send(mail)
  await outbox.settled()
  const { rows: failed } = await database.pool.query(
    'select failure, failed_at is not null as is_failed from auth.waiting_letters',
  )
  expect(failed).toEqual([{ failure: 'SMTP 550', is_failed: true }])
  world.fault = null
  await goOn(5 * MINUTE_MS)
  expect(arrived).toEqual([])
  expect(outbox.waiting?.()).toBe(0)
  await goOn(HOUR_S * 1_000)
  expect(await rows()).toEqual([])
})

test('mails encrypted with another secret are abandoned', async () => {
  const before = start('another root secret, long enough too')
  before.world.fault = away()
  before.outbox.send(mail)
  await before.outbox.settled()
  const after = start()
  await after.goOn(2 * MINUTE_MS)
  expect(after.arrived).toEqual([])
  expect(await rows()).toEqual([])
})

test('deleted with the account of its address', async () => {
  const id = randomUUID()
  await database.pool.query(
    "insert into auth.users (id, email, created_at, updated_at) values ($1, 'ada@example.com', now(), now())",
    [id],
  )
  const { outbox, world } = start()
  world.fault = away()
  outbox.send(mail)
  await outbox.settled()
  expect((await rows()).map(({ user_id }) => user_id)).toEqual([id])
  await database.pool.query('delete from auth.users where id = $1', [id])
  expect(await rows()).toEqual([])
})

test('while the database is unavailable mail is sent from memory', async () => {
  const { outbox, arrived } = start()
  await database.pool.query('alter table auth.waiting_letters rename to gone')
  try {
    outbox.send(mail)
    await outbox.settled()
  } finally {
    await database.pool.query('alter table auth.gone rename to waiting_letters')
  }
  expect(arrived.map(({ subject }) => subject)).toEqual([`from memory: ${mail.subject}`])
})
