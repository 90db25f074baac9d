import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  deleteAccount,
  endSessions,
  expectAccessible,
  newPerson,
  PASSWORD,
  signUp,
  test,
} from '../account/account.ts'
import { mailsTo, mailTo } from '../account/mailbox.ts'
import { calendar, chooseDays, dayAhead } from '../calendar.ts'
import { expect, goOffline, open } from '../pages.ts'

/** The operator of every listing here; see test/e2e/server.ts. */
const OPERATOR = 'bookings@localhost'

const form = (page: Page) => page.getByRole('dialog', { name: 'Request to book' })

async function openForm(page: Page, path: string, button: string) {
  await open(page, path)
  await page.getByRole('button', { name: button }).filter({ visible: true }).first().click()
  await expect(form(page)).toBeVisible()
}

async function chooseNights(page: Page) {
  await chooseDays(page, form(page).getByLabel('Check-in'), dayAhead(60), dayAhead(62))
  await expect(calendar(page)).toHaveCount(0)
}

/** The operator's page of the request that contains `words`, in a browser of its own. */
async function openAnswer(page: Page, words: string) {
  const asked = () =>
    mailsTo(OPERATOR).then((mails) => mails.find(({ text }) => text.includes(words)))
  await expect.poll(asked).toBeTruthy()
  const browser = page.context().browser()
  if (!browser) throw new Error('a page has a browser')
  const context = await browser.newContext()
  const operator = await context.newPage()
  await newPerson(operator, 'operator')
  await open(operator, new URL((await asked())?.link ?? '').pathname)
  return operator
}

test('a guest sends a request, confirms by mail, the host accepts and the guest is notified', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await openForm(page, '/escapes/3', 'Book this escape')
  const dialog = form(page)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('4 fields need another look.')
  await expect(dialog.getByLabel('Check-in')).toBeFocused()
  const faults: [label: string, text: string][] = [
    ['Check-in', 'Choose the day you arrive.'],
    ['Check-out', 'Choose the day you leave.'],
    ['Name', 'Enter your name.'],
    ['Email', 'Enter your email address.'],
  ]
  for (const [label, text] of faults)
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(new RegExp(text))
  await chooseDays(page, dialog.getByLabel('Check-in'), dayAhead(60))
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(dialog.getByLabel('Check-in')).toBeFocused()
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog.getByLabel('Check-out')).toBeFocused()
  await expect(dialog.getByLabel('Check-in')).not.toHaveAttribute('aria-invalid')
  await chooseDays(page, dialog.getByLabel('Check-out'), dayAhead(62))
  await expect(calendar(page)).toHaveCount(0)
  await expect(dialog.getByText('$420 × 2 nights')).toBeVisible()
  await expect(dialog.getByText(/^Free to cancel until /)).toBeVisible()
  await expect(dialog.getByText("You won't be charged yet")).toBeVisible()
  await dialog.getByLabel('Name').fill('Ada Guest')
  await dialog.getByLabel('Email').fill('nobody')
  await dialog.getByLabel('Message to the host').fill(`Quiet room for ${email}`)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog.getByText('Enter a whole email address')).toBeVisible()
  await expect(dialog.getByLabel('Message to the host')).toHaveValue(`Quiet room for ${email}`)
  // The dimmed page behind it need not have contrast.
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual(
    [],
  )
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeFocused()

  const { pathname } = new URL((await mailTo(email)).link)
  const opened = await open(page, pathname)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByText('Not sent yet')).toBeVisible()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()

  const operator = await openAnswer(page, `Quiet room for ${email}`)
  await expect(operator.getByText('Ada Guest')).toBeVisible()
  await expectAccessible(operator)
  await operator.getByLabel('Note to the guest').fill('The bath is warm from five.')
  await operator.getByRole('button', { name: 'Accept the request' }).click()
  await expect(operator.getByText('You have accepted.', { exact: false })).toBeVisible()
  await operator.context().close()

  await expect
    .poll(async () => (await mailsTo(email)).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('accepted'))
  await open(page, pathname)
  await expect(page.getByText('The bath is warm from five.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('booking.ics')
  expect((await open(page, `/requests/${'0'.repeat(64)}`))?.status()).toBe(404)
})

test('a member requests a date, follows the request and cancels; a late answer is rejected', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  const path = '/directory/experiences/deep-listening-sound-bath'
  await signUp(page, email, path)
  await openForm(page, path, 'Book Now')
  const dialog = form(page)
  await expect(dialog.getByLabel('Email')).toHaveCount(0)
  await expect(dialog.getByText(`We write to ${email}.`, { exact: false })).toBeVisible()
  await dialog.getByLabel('Date').selectOption({ index: 2 })
  await dialog.getByLabel('Name').fill('Grace Member')
  await dialog.getByLabel('Message to the host').fill(`Near the door, ${email}`)
  // Signed out elsewhere meanwhile: it is sent automatically after the next sign-in.
  await endSessions(page)
  await dialog.getByRole('button', { name: 'Send the request' }).click()
  const signIn = page.getByRole('dialog', { name: 'Sign in' })
  await signIn.getByLabel('Email').fill(email)
  await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'The request was sent' })).toBeFocused()
  await dialog.getByRole('link', { name: 'See the request' }).click()
  await expect(page.getByText('Waiting for an answer')).toBeVisible()
  await expect(page.getByText('Grace Member')).toBeVisible()
  await expectAccessible(page)

  const operator = await openAnswer(page, `Near the door, ${email}`)
  await page.getByRole('button', { name: 'Cancel the request' }).click()
  await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeFocused()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This request was cancelled.', { exact: false })).toBeVisible()
  await operator.getByRole('button', { name: 'Accept the request' }).click()
  await expect(operator.getByRole('alert')).toContainText('came too late')
  await expect(operator.getByText('The guest has cancelled this request.')).toBeVisible()
  await operator.context().close()

  const own = page.url()
  await deleteAccount(page)
  await open(page, new URL(own).pathname)
  await expect(page.getByText('Sign in to see your request.')).toBeVisible()
  await expect(page.getByText('Grace Member')).toHaveCount(0)
})

test(
  'without a connection no input is lost, and sent twice it is one request',
  {
    tag: '@desktop',
  },
  async ({ page, context }, { project }) => {
    const email = await newPerson(page, project.name)
    await openForm(page, '/directory/escapes/yukitani-ryokan', 'Book This Retreat')
    const dialog = form(page)
    await chooseNights(page)
    await dialog.getByLabel('Name').fill('Ada')
    await dialog.getByLabel('Email').fill(email)
    await dialog.getByLabel('Message to the host').fill('Keep this')
    await goOffline(page)
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Check the connection')
    await expect(dialog.getByLabel('Message to the host')).toHaveValue('Keep this')
    // Its state survives closing and reopening.
    await dialog.getByRole('button', { name: 'Close the request' }).click()
    await page
      .getByRole('button', { name: 'Book This Retreat' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(dialog.getByLabel('Message to the host')).toHaveValue('Keep this')
    await context.setOffline(false)
    // The server accepts it, and the response is lost.
    let lostResponses = 0
    await page.route('**/booking/v1/requests', async (route) => {
      if (lostResponses++ > 0) return route.continue()
      await route.fetch()
      return route.abort()
    })
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Check the connection')
    await dialog.getByRole('button', { name: 'Send the request' }).click()
    await expect(dialog.getByRole('heading', { name: 'One more step' })).toBeVisible()
    await mailTo(email)
    expect(await mailsTo(email)).toHaveLength(1)
  },
)
