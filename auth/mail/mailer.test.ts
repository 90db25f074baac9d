import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { createMailer } from './mailer.ts'
import { toTokenMail } from './token-mails.ts'

const from = { name: 'Seekwell', address: 'no-reply@example.com' }
const log = { info() {}, warn() {}, error() {} }
const mail = toTokenMail({
  kind: 'recovery',
  to: 'ada@example.com',
  site: 'Seekwell <script>',
  code: '123456',
  link: 'https://example.com/auth/v1/verify?token=x&type=recovery',
  newEmail: null,
  isContested: false,
  expiresInS: 3_600,
  locale: 'en',
})

test('mail is sent as HTML and plain text, and retried after a first failure', async () => {
  const arrived: string[] = []
  let refusals = 1
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_, __, done) {
      if (refusals-- > 0) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
      return done()
    },
    onData(stream, _, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        arrived.push(text)
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const mailer = createMailer({
    from,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    folder: null,
    print: null,
    log,
    retryAfterMs: [1],
  })
  expect(mailer.isConfigured).toBe(true)
  mailer.send(mail)
  await mailer.settled()
  const read = await PostalMime.parse(arrived[0] ?? '')
  expect(read.from).toMatchObject({ address: 'no-reply@example.com', name: 'Seekwell' })
  expect(read.to?.[0]?.address).toBe('ada@example.com')
  expect(read.text).toContain('123456')
  expect(read.text).toContain('https://example.com/auth/v1/verify?token=x&type=recovery')
  expect(read.html).toContain('href="https://example.com/auth/v1/verify?token=x&amp;type=recovery"')
  expect(read.html).not.toContain('<script>')
  server.close(() => {})
})

test('with a folder each mail is a file readable by its owner only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'seekwell-mail-'))
  const mailer = createMailer({ from, smtpUrl: null, folder, print: null, log })
  mailer.send(mail)
  mailer.send(mail)
  await mailer.settled()
  const files = await readdir(folder)
  expect(files).toHaveLength(2)
  const [file = ''] = files
  expect(file).toMatch(/\.eml$/)
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
  expect((await PostalMime.parse(await readFile(join(folder, file)))).subject).toBe(
    'Choose a new password for Seekwell <script>',
  )
  await rm(folder, { recursive: true })
})

test('with neither, the link is printed in development only', async () => {
  const lines: string[] = []
  const shown = createMailer({
    from,
    smtpUrl: null,
    folder: null,
    print: (line) => lines.push(line),
    log,
  })
  shown.send(mail)
  await shown.settled()
  expect(lines.join()).toContain('/auth/v1/verify?token=x')
  const silent = createMailer({ from, smtpUrl: null, folder: null, print: null, log })
  expect(silent.isConfigured).toBe(false)
  silent.send(mail)
  await silent.settled()
  expect(lines).toHaveLength(1)
})
