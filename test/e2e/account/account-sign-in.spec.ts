import type { Page } from '@playwright/test'
import { expect, holdBack, open } from '../pages.ts'
import {
  deleteAccount,
  endSessions,
  expectAccessible,
  giveCredentials,
  newPerson,
  openAccountMenu,
  PASSWORD,
  signUp,
  test,
  watchCalls,
} from './account.ts'
import { mailsTo, mailTo } from './mailbox.ts'

test('spec 5 · rules · sign-in forms · a sign-up says what is wrong beside the field and keeps what was typed', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await open(page, '/sign-up')
  const address = page.getByLabel('Email')
  const password = page.getByLabel('Password', { exact: true })
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('Enter your e-mail address.')
  await address.fill('rowan')
  await create.click()
  await expect(address).toHaveAccessibleDescription('Enter an address like name@example.com.')
  await address.fill(email)
  await create.click()
  await expect(password).toBeFocused()
  await password.fill('abc')
  await expect(password).toHaveAccessibleDescription(
    /Strength: very weak Use at least 8 characters/,
  )
  await password.fill('password1')
  await create.click()
  await expect(password).toHaveAccessibleDescription(/on lists that are tried first/)
  await expect(address).toHaveValue(email)
  await expect(password).toHaveValue('password1')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.fill(PASSWORD)
  await expect(password).toHaveAccessibleDescription(/Strength: strong/)
})

test('sign-up, sign-out and a sign-in with the password, in the dialog', async ({
  page,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email, '/escapes?type=Cabin')
  await openAccountMenu(page, isMobile)
  await expect(page.getByRole('menu').getByText(`Signed in as ${email}`)).toBeVisible()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.locator('[data-toast="open"]')).toContainText('Signed out')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seekwell-session'))).toBeNull()

  await open(page, '/escapes?type=Cabin')
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Sign in' }).click()
  const place = isMobile ? page.getByRole('main') : page.getByRole('dialog', { name: 'Sign in' })
  await place.getByLabel('Email').fill(email)
  await place.getByLabel('Password', { exact: true }).fill('not the one 77')
  await place.getByRole('button', { name: 'Sign in' }).click()
  await expect(place.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'This address and password do not belong together.',
  )
  await expect(place.getByLabel('Email')).toHaveValue(email)
  await place.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await place.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.locator('[data-toast="open"]')).toContainText(`You are signed in as ${email}`)
  await expect(page).toHaveURL(/\/escapes\?type=Cabin$/)
})

test(
  'no response reveals whether an address has an account',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email)
    await deleteAccount(page)
    const unknown = `nobody-${email}`
    const answers: string[] = []
    for (const address of [email, unknown]) {
      await open(page, '/sign-up')
      await page.getByLabel('Email').fill(address)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Create account' }).click()
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeFocused()
      answers.push((await page.getByRole('main').innerText()).replaceAll(address, '…'))
      await open(page, '/forgot-password')
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send the mail' }).click()
      await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
      answers.push((await page.getByRole('main').innerText()).replaceAll(address, '…'))
      await open(page, '/sign-in')
      await page.getByLabel('Email').fill(address)
      await page.getByLabel('Password', { exact: true }).fill('not the one 77')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page.getByText('do not belong together')).toBeVisible()
      // Other providers are listed by the server.
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible()
      answers.push((await page.getByRole('main').innerText()).replaceAll(address, '…'))
    }
    expect(answers.slice(0, 3)).toEqual(answers.slice(3))
  },
)

test(
  'the link of a mail signs in and leads back; a used link shows a plain message',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await open(page, '/sign-in?next=%2Fessentials%3Fpage%3D2')
    await page.getByRole('link', { name: 'Email me a link or a code' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in by e-mail' })).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the mail' }).click()
    const { link } = await mailTo(email)
    await page.goto(link)
    await expect(page).toHaveURL(/\/essentials\?page=2$/)
    await expect(page.locator('[data-toast="open"]')).toContainText(email)

    await deleteAccount(page)
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This link cannot be used' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveText('The link has been used or is too old.')
    await page.getByRole('link', { name: 'Ask for a new one' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in by e-mail' })).toBeVisible()
  },
)

test('a forgotten password: a wrong code, the right one, a new password, the old one rejected', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email)
  await deleteAccount(page)
  await open(page, '/forgot-password?next=%2Fsaved')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the mail' }).click()
  const { code } = await mailTo(email, 2)
  const field = page.getByLabel('Code')
  await field.fill(code === '000000' ? '000001' : '000000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(field).toHaveAccessibleDescription(/This code is wrong or no longer works/)
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  const password = page.getByLabel('New password', { exact: true })
  await password.fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(password).toHaveAccessibleDescription(/the password you have now/)
  await password.fill('another stone by the sea 8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(page.locator('[data-toast="open"]')).toContainText('Password changed')
})

test('spec 6 · roles · sessions · tabs stay in step, and a failing server keeps what was typed', async ({
  page,
  context,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email)
  const other = await context.newPage()
  await open(other, '/saved')
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seekwell-session'))).toBeNull()
  await openAccountMenu(other, isMobile)
  await expect(other.getByRole('menuitem', { name: 'Sign in' })).toBeVisible()

  await open(other, '/sign-in?next=%2Fescapes')
  await other.route('**/auth/v1/token**', (route) => route.abort())
  await other.getByLabel('Email').fill(email)
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other.getByText('The server cannot be reached')).toBeVisible()
  await expect(other.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await other.unroute('**/auth/v1/token**')
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(other).toHaveURL(/\/escapes$/)
  expect(await mailsTo(email)).toHaveLength(1)
})

test('a session ended elsewhere is announced, hides private data, and loses nothing', async ({
  page,
  context,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  const place = '/escapes/4?from=share'
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).first()
  const notice = (where: Page) => where.getByRole('region', { name: 'You were signed out' })
  const saved = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('seekwell-saved') ?? '[]').length)
  const rests = watchCalls(page)
  await signUp(page, email, '/escapes/3')
  const other = await context.newPage()
  const othersRest = watchCalls(other)
  await open(other, '/saved')
  // Neither page has pending requests that would detect it before the visitor saves.
  await rests()
  await othersRest()
  await endSessions(page)
  await save().click()
  await expect(notice(page)).toContainText('perhaps from another device')
  await expect(notice(other)).toBeVisible()
  await expect(other.getByText('What you saved is in your account')).toBeVisible()
  await expect.poll(saved).toBe(0)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(stored + (await page.content())).not.toContain(email)
  await expectAccessible(page)

  // A guest now, who continues; then the same member again.
  await open(page, place)
  await save().click()
  await expect.poll(saved).toBe(1)
  await notice(page).getByRole('button', { name: 'Sign in' }).click()
  const form = isMobile ? page.getByRole('main') : page.getByRole('dialog', { name: 'Sign in' })
  await giveCredentials(form, email)
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === place)
  await expect(notice(page)).toHaveCount(0)
  await expect(notice(other)).toHaveCount(0)
  // All unsent changes have reached the account, including those of the guest.
  await open(page, '/saved')
  await expect(page.getByText('2 items. Kept in your account')).toBeVisible()

  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
  for (const where of [page, other]) await expect(notice(where)).toHaveCount(0)
})

test(
  'a link that leads to another site leads home instead',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email)
    for (const next of [
      'https://example.com/',
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
    ]) {
      await page.goto(`/sign-in?next=${encodeURIComponent(next)}`)
      await expect(page).toHaveURL((url) => url.hostname === 'localhost' && url.pathname === '/')
    }
  },
)

for (const path of [
  '/sign-in',
  '/sign-up',
  '/forgot-password',
  '/sign-in/by-mail',
  '/new-password',
  '/profile',
]) {
  test(`axe finds nothing in either theme · ${path}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    if (path === '/new-password')
      await expect(page.getByRole('alert')).toContainText('You are signed out')
    const submit = page.locator('button[type="submit"]')
    if (await submit.isVisible()) await submit.click()
    await expectAccessible(page)
  })
}

test(
  'a confirmed address leads a visitor who came from home to a confirmation page',
  {
    tag: '@desktop',
  },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await open(page, '/sign-up')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.goto((await mailTo(email)).link)
    await expect(page).toHaveURL(/\/welcome$/)
    await expect(
      page.getByRole('heading', { level: 1, name: 'Your address is confirmed' }),
    ).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Say what would help you' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/welcome')
    await expect(page).toHaveURL(/\/sign-in\?next=%2Fwelcome$/)
  },
)

test('an address typed before hydration stays, and comes along to the other forms', async ({
  page,
}) => {
  const release = await holdBack(page, '**/assets/*.js')
  await page.goto('/sign-up', { waitUntil: 'domcontentloaded' })
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('early@example.com')
  release()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true')
  await expect(email).toHaveValue('early@example.com')
  await page.getByRole('link', { name: 'I have an account' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(email).toHaveValue('early@example.com')
})
