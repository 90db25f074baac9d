import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'

const PORT = process.env['PORT'] ?? process.env['E2E_PORT'] ?? '18300'

/** Mail folder of the site under test; one for each port. */
export const MAIL_FOLDER = join(tmpdir(), `seekwell-e2e-mail-${PORT}`)

export type Mail = { subject: string; link: string; code: string; text: string }

/** The mails to an address, oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const names = await readdir(MAIL_FOLDER).catch(() => [])
  const files = names.filter((name) => name.endsWith('.eml')).sort()
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(MAIL_FOLDER, name)))),
  )
  return mails
    .filter(({ to }) => to?.some((recipient) => recipient.address === address))
    .map(({ subject = '', text = '' }) => ({
      subject,
      link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
      text,
      code: /code: (\d{6})/i.exec(text)?.[1] ?? '',
    }))
}

/** The newest mail to an address, once there are at least `count`. */
export async function mailTo(address: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await mailsTo(address)).length).toBeGreaterThanOrEqual(count)
  const mail = (await mailsTo(address)).at(-1)
  if (!mail) throw new Error('a mail that was counted is there')
  return mail
}
