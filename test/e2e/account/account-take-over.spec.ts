import type { Page } from '@playwright/test'
import { expect, open } from '../pages.ts'
import {
  deleteAccount,
  expectAccessible,
  giveCredentials,
  newPerson,
  PASSWORD,
  signIn,
  signUp,
  test,
} from './account.ts'
import { mailTo } from './mailbox.ts'

const CHOSEN = 'chosen by the owner 12'
const heading = (page: Page) => page.getByRole('heading', { name: 'Choose a new password' })

/** Calls the auth service like another client: without cookies, from `address`. */
async function callFrom(page: Page, address: string, path: string, body: object): Promise<number> {
  const apikey = /sb_publishable_[\w-]+/.exec(await page.content())?.[0] ?? ''
  const answer = await fetch(`${new URL(page.url()).origin}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  })
  return answer.status
}

const guess = (page: Page, address: string, email: string) =>
  callFrom(page, address, '/token?grant_type=password', { email, password: 'a guess 77' })

async function fillSignUp(page: Page, email: string) {
  await open(page, '/sign-up?next=%2Fsaved')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
}

async function chooseNew(page: Page) {
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText('More than one sign-up was tried with your address')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/saved$/)
}

for (const way of ['link', 'code'] as const) {
  test(`after a stranger's sign-up, the ${way} of the mail leads to a new password`, async ({
    page,
  }, { project }) => {
    const email = await newPerson(page, project.name)
    await fillSignUp(page, email)
    await callFrom(page, '192.0.2.1', '/signup', { email, password: 'a stranger 99 x' })
    // The stranger's mail leads home; the owner requests one of their own.
    await page.getByRole('button', { name: 'Send the mail again' }).click()
    const mail = await mailTo(email, 3)
    expect(mail.text).toContain('choose a new one')
    if (way === 'link') await page.goto(mail.link)
    else {
      await page.getByLabel('Code').fill(mail.code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await chooseNew(page)
    await deleteAccount(page)
    await open(page, '/sign-in?next=%2Fsaved')
    await giveCredentials(page, email)
    await expect(page.getByText('do not belong together')).toBeVisible()
    await page.getByLabel('Password', { exact: true }).fill(CHOSEN)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL(/\/saved$/)
  })
}

test('choosing a new password can wait', { tag: '@desktop' }, async ({ page }, { project }) => {
  const email = await newPerson(page, project.name)
  await fillSignUp(page, email)
  await callFrom(page, '192.0.2.2', '/signup', { email, password: 'a stranger 99 x' })
  await page.getByLabel('Code').fill((await mailTo(email, 2)).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(heading(page)).toBeVisible()
  await page.getByRole('link', { name: 'Not now' }).click()
  await expect(page).toHaveURL(/\/saved$/)
})

test('after password guesses by strangers this browser stays signed in, and a new one signs in by mail', async ({
  page,
  context,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email)
  await deleteAccount(page)
  await newPerson(page, project.name)
  await open(page, '/sign-in')
  for (let n = 0; n < 12; n++) await guess(page, `198.51.100.${n + 1}`, email)
  expect(await guess(page, '198.51.100.99', email)).toBe(429)
  await signIn(page, email)

  await deleteAccount(page)
  await context.clearCookies()
  // An address that the owner signed in from has a limit of its own, too.
  await newPerson(page, project.name)
  await open(page, '/sign-in?next=%2Fsaved')
  await giveCredentials(page, email)
  await expect(
    page.getByRole('alert').filter({ hasText: 'a link or a code by mail' }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Email me a link or a code' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  await page.getByLabel('Code').fill((await mailTo(email, 2)).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/saved$/)
})

test(
  'while no further mail is sent, the code of the last one is still requested',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email)
    await deleteAccount(page)
    await page.context().clearCookies()
    await open(page, '/sign-in/by-mail?next=%2Fsaved')
    for (let n = 0; n < 11; n++) await callFrom(page, `203.0.113.${n + 1}`, '/otp', { email })
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the mail' }).click()
    await expect(page.getByText('No further mail can be sent right now.')).toBeVisible()
    await page.getByLabel('Code').fill((await mailTo(email, 11)).code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/saved$/)
  },
)
