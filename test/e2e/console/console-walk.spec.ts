import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Running, startSite } from '../../../bench/servers.ts'
import { startPostgres } from '../../../scripts/postgres.ts'
import { addAuthenticator, PASSWORD, test } from '../account/account.ts'
import { expect, open } from '../pages.ts'
import { openPage, signUpInDialog, UNSAVED } from './console.ts'

const SECRET = 'a-secret-for-the-walk-of-a-new-operator'
const TITLE = 'Zephyr Quillon House'
const ROWS = 1000
/** A site behind a load balancer, and a machine that also runs the browser: two-servers.test.ts measures the second. */
const FOUND_MS = 10_000

let servers: Running[] = []
let postgres: Awaited<ReturnType<typeof startPostgres>> = null
let folder = ''
let printed = ''

// biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
test.beforeAll(async ({}, { project }) => {
  // The first start creates a database.
  test.setTimeout(240_000)
  folder = mkdtempSync(join(tmpdir(), 'seekwell-walk-'))
  postgres = await startPostgres()
  const first = Number(process.env['E2E_PORT'] ?? 18_300) + (project.name === 'phone' ? 20 : 2)
  const env = { JWT_SECRET: SECRET, PUBLIC_URL: `http://localhost:${first}` }
  const start = (n: number) =>
    startSite(
      join(folder, String(n)),
      first + n,
      { ...env, ...(postgres && { DATABASE_URL: postgres.url }) },
      (text) => {
        printed += text
      },
    )
  servers = [await start(0)]
  // The embedded database serves one process: then both names are the same server.
  if (postgres) servers.push(await start(1))
})
test.afterAll(async () => {
  for (const server of servers) await server.stop()
  postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Passkeys need a name rather than an address. */
const home = () => (servers[0]?.url ?? '').replace('127.0.0.1', 'localhost')

/** The link that `npm start` prints on a site without an admin. */
async function adminLink(): Promise<string> {
  const find = () => /\S+\/console\/join#[0-9a-f]{64}/.exec(printed)?.[0] ?? ''
  await expect.poll(find).not.toBe('')
  return find()
}

async function becomeAdmin(page: Page): Promise<void> {
  await addAuthenticator(page, 'internal')
  await open(page, `${home()}/sign-up?next=%2Fprofile`)
  await page.getByLabel('Email').fill('operator@example.com')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('The passkey has been added.')).toBeVisible()
  await page.goto(`${home()}/robots.txt`)
  await page.evaluate(() => localStorage.clear())

  await open(page, await adminLink())
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('link', { name: 'Open the console' }).click()
  await expect(page.getByText('Your role: Admin')).toBeVisible()
}

async function makeListing(page: Page): Promise<void> {
  await openPage(page, 'Listings')
  await page.getByRole('button', { name: 'New listing' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill(TITLE)
  await dialog.getByRole('button', { name: 'Create draft' }).click()
  await expect(page).toHaveURL(/\/console\/listings\/zephyr-quillon-house$/)
  await page.getByLabel('Short description').fill('Twelve rooms above a quiet harbour.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(UNSAVED)).toHaveCount(0)

  const photos = page.getByRole('region', { name: 'Photos' })
  const files = ['harbour', 'room', 'bath'].map(async (name, n) => ({
    name: `${name}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 900, height: 600, channels: 3, background: { r: 60 * n, g: 120, b: 150 } },
    })
      .jpeg()
      .toBuffer(),
  }))
  await photos.getByLabel('Add photos').setInputFiles(await Promise.all(files))
  await expect(photos.getByRole('listitem')).toHaveCount(3)
  for (const [n, text] of ['The harbour', 'A room', 'The bath'].entries())
    await photos.getByLabel('Alternative text').nth(n).fill(text)
  await photos.getByRole('button', { name: 'Save photos' }).click()
  await expect(photos.getByText(UNSAVED)).toHaveCount(0)

  for (const device of ['phone', 'desktop']) {
    await page.getByRole('button', { name: `Preview: ${device}` }).click()
    const preview = page.frameLocator(`iframe[title="Preview of “${TITLE}”"]`)
    await expect(preview.getByRole('heading', { level: 1, name: TITLE })).toBeVisible()
    await expect(preview.getByRole('link', { name: /^Photo \d of 3/ })).toHaveCount(3)
  }

  const address = `${home()}/escapes/zephyr-quillon-house`
  expect((await page.request.get(address)).status(), 'not public yet').toBe(404)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  for (const { url } of servers) {
    const search = `${url}/search-results?q=${encodeURIComponent(TITLE)}`
    const found = async () => (await page.request.get(search)).text()
    await expect.poll(found, { timeout: FOUND_MS }).toContain('/escapes/zephyr-quillon-house')
  }
  const visitor = await page.context().newPage()
  await visitor.goto(address)
  const gallery = visitor.getByRole('region', { name: 'Photos' })
  await expect(gallery.getByRole('link', { name: /^Photo \d of 3/ })).toHaveCount(3)
  await visitor.close()
}

async function changeAndRestore(page: Page): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill('Brindlewick Lantern')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Brindlewick Lantern' })).toBeVisible()
  await page
    .getByRole('button', { name: /^Show changes of version/ })
    .first()
    .click()
  await expect(page.locator('.console-changes del').first()).toHaveText(TITLE)
  await expect(page.locator('.console-changes ins').first()).toHaveText('Brindlewick Lantern')
  // The newest version has no button; the first one below it is the state before the change.
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(TITLE)
}

/** Semicolons, Spanish names, and two rows that cannot be used. */
const fileOf = (rows: number) =>
  [
    'Referencia;Nombre;Resumen;Lugar;Coste',
    ...Array.from({ length: rows }, (_, n) => `casa-${n};Casa ${n};Tranquila;Lisbon, Portugal;100`),
    ';;;;100',
    'casa-x;;Sin nombre;;',
  ].join('\n')

async function importFile(page: Page): Promise<void> {
  await openPage(page, 'Import')
  const buffer = Buffer.from(fileOf(ROWS))
  const file = { name: 'casas.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Choose file').setInputFiles(file)
  await expect(page.getByLabel('Field of column Nombre')).toHaveValue('title')
  await page.getByLabel('Field of column Coste').selectOption('amount')
  await page.getByLabel('Currency of prices without one').selectOption('USD')
  await page.getByLabel('Kind of new listings').selectOption('escape')
  await page.getByLabel(/^Publish new listings/).check()
  await page.getByRole('button', { name: 'Show what would change' }).click()
  await expect(
    page.getByText(/1,?000 added, 0 changed, 0 unchanged,? and 2 rows rejected/),
  ).toBeVisible()
  await expect(page.getByText(`Line ${ROWS + 2}:`)).toBeVisible()
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Imported' })).toBeVisible({ timeout: 60_000 })
}

/** The rejected rows of the import wait in the queue. */
async function decideAboutImport(page: Page): Promise<void> {
  await openPage(page, 'Queue')
  await expect(page.getByText('2 rows were rejected')).toBeVisible()
  await page.getByRole('button', { name: /casas\.csv/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio').nth(1).check()
  await dialog.getByRole('textbox').fill('The two rows are empty')
  await dialog.getByRole('button', { name: 'Decide' }).click()
  await expect(page.getByText('Nothing waits for a decision.')).toBeVisible()
}

async function raiseAndUndo(page: Page): Promise<void> {
  const priceIs = (text: string) =>
    expect
      .poll(async () => (await page.request.get(`${home()}/escapes/casa-7`)).text(), {
        timeout: FOUND_MS,
      })
      .toContain(text)
  await priceIs('$100')
  await page.goto(`${home()}/console/listings?q=Casa&kind=escape`)
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  await page.getByRole('button', { name: /^Select all 1,?0\d\d that match/ }).click()
  await page.getByRole('button', { name: 'Change selected' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Change', { exact: true }).selectOption('price')
  await dialog.getByLabel('Per cent').fill('5')
  await dialog.getByRole('button', { name: 'Show what would change' }).click()
  await expect(dialog.getByText(/listings would change\./)).toBeVisible()
  await dialog.getByRole('button', { name: 'Change them' }).click()
  await expect(page.getByText('Changed. It can be undone for 30 days.').first()).toBeVisible({
    timeout: 60_000,
  })
  await priceIs('$105')
  await openPage(page, 'Bulk changes')
  await page.getByRole('button', { name: /^Undo: Change the price/ }).click()
  await expect(page.getByText(/^Undone .*\d/)).toBeVisible({ timeout: 60_000 })
  await priceIs('$100')
}

async function inviteModerator(page: Page): Promise<string> {
  await openPage(page, 'Staff')
  await page.getByRole('radio', { name: /^Moderator/ }).check()
  await page.getByRole('button', { name: 'Create invitation' }).click()
  return page.getByLabel('Invitation link').inputValue()
}

/** Neither by the pages nor by the calls behind them. */
async function expectPowerless(page: Page, link: string): Promise<void> {
  await open(page, link)
  await signUpInDialog(page, 'moderator@example.com')
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('link', { name: 'Open the console' })).toBeVisible()
  for (const path of ['listings', 'listings/zephyr-quillon-house', 'import', 'batches', 'staff']) {
    await page.goto(`${home()}/console/${path}`)
    await expect(page.getByText('Your role does not open this page.'), path).toBeVisible()
  }
  const statuses = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('seekwell-session') ?? '{}')
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    const calls: [string, string][] = [
      ['GET', '/listings'],
      ['POST', '/listings'],
      ['PUT', '/listings/zephyr-quillon-house'],
      ['PUT', '/listings/zephyr-quillon-house/state'],
      ['POST', '/imports'],
      ['POST', '/staff/invitations'],
    ]
    const answers = calls.map(([method, path]) =>
      fetch(`/console/v1${path}`, { method, headers, ...(method !== 'GET' && { body: '{}' }) }),
    )
    return (await Promise.all(answers)).map(({ status }) => status)
  })
  expect(new Set(statuses)).toEqual(new Set([403]))
}

test('a new operator makes, changes, imports and reprices listings, and a moderator can do none of it', async ({
  page,
  browser,
}) => {
  // The whole acceptance in one go; a busy machine takes minutes for it.
  test.setTimeout(480_000)
  await test.step('becomes admin with a passkey', () => becomeAdmin(page))
  await test.step('makes a listing with three photos', () => makeListing(page))
  await test.step('changes it, sees the difference, restores it', () => changeAndRestore(page))
  await test.step('imports a file with foreign columns and broken rows', () => importFile(page))
  await test.step('decides about its rejected rows', () => decideAboutImport(page))
  await test.step('raises 1,000 prices by 5 % and undoes it', () => raiseAndUndo(page))
  await test.step('makes a moderator, who can do none of that', async () => {
    const link = await inviteModerator(page)
    const other = await (await browser.newContext()).newPage()
    await expectPowerless(other, link)
    await other.context().close()
  })
})
