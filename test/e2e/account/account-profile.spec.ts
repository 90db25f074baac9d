import { generate } from 'otplib'
import sharp from 'sharp'
import { expect, open } from '../pages.ts'
import {
  addAuthenticator,
  deleteAccount,
  endSessions,
  expectAccessible,
  expireSession,
  giveCredentials,
  newPerson,
  openAccountMenu,
  PASSWORD,
  signUp,
  test,
} from './account.ts'
import { mailTo } from './mailbox.ts'

test('a guest sees the benefits of signing in, and returns signed in', async ({ page, isMobile }, {
  project,
}) => {
  const email = await newPerson(page, project.name)
  await open(page, '/escapes')
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page.getByText('You need no account here')).toBeVisible()
  await page.getByRole('main').getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code').fill((await mailTo(email)).code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText(`Your address is ${email}.`)).toBeVisible()
  await expectAccessible(page)
})

test('name, home area and photo are saved; a file that is no picture is rejected', async ({
  page,
}, { project }) => {
  await signUp(page, await newPerson(page, project.name), '/profile')
  await page.getByLabel('Name').fill('Rowan Vale')
  await page.getByRole('textbox', { name: 'Home area' }).fill('Kyoto')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.locator('[data-toast="open"]')).toContainText('Your profile has been changed.')

  const chooser = page.getByLabel('Choose a photo')
  const text = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  await chooser.setInputFiles(text)
  await expect(page.getByText('This file is no picture that can be read.')).toBeVisible()
  const green = { width: 800, height: 600, channels: 3 as const, background: 'green' }
  const photo = await sharp({ create: green }).jpeg().toBuffer()
  await chooser.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  const image = page.getByRole('img', { name: 'Your photo' })
  await expect(image).toHaveJSProperty('naturalWidth', 512)

  await open(page, '/profile')
  await expect(page.getByLabel('Name')).toHaveValue('Rowan Vale')
  await expect(page.getByRole('textbox', { name: 'Home area' })).toHaveValue('Kyoto')
  await expect(image).toHaveJSProperty('naturalWidth', 512)
  await page.getByRole('button', { name: 'Remove the photo' }).click()
  await expect(image).toBeHidden()
})

test(
  'a session that ends during typing loses nothing',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email, '/profile')
    const dialog = page.getByRole('dialog', { name: 'Sign in' })
    const save = page.getByRole('button', { name: 'Save', exact: true })
    const toast = page.locator('[data-toast="open"]')
    await page.getByLabel('Name').fill('Rowan Vale')
    await endSessions(page)
    await save.click()
    await expect(dialog).toContainText('what you were doing is finished')
    await giveCredentials(dialog, email)
    await expect(dialog).toBeHidden()
    await expect(toast).toContainText('Your profile has been changed.')
    await expect(page.getByLabel('Name')).toHaveValue('Rowan Vale')

    // The access token has expired too, so that the client library detects it and drops the
    // session.
    await page.getByLabel('Name').fill('Rowan Hill')
    await endSessions(page)
    await expireSession(page)
    await save.click()
    await giveCredentials(dialog, email)
    await expect(dialog).toBeHidden()
    await expect(toast).toContainText('Your profile has been changed.')
    await expect(page.getByLabel('Name')).toHaveValue('Rowan Hill')

    await endSessions(page)
    await save.click()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('region', { name: 'You were signed out' })).toBeVisible()
    await expect(page.getByText('You need no account here')).toBeVisible()
    expect(await page.content()).not.toContain(email)
  },
)

test('an authenticator app is set up by its QR code, and required at the next sign-in', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email, '/profile')
  await page.getByRole('button', { name: 'Set up' }).click()
  const picture = page.getByRole('img', { name: 'QR code for the authenticator app' })
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const shown = await page.getByText(/^Key: /).innerText()
  const secret = shown.replace('Key: ', '')
  const code = page.getByLabel('Code')
  await code.fill('12')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(code).toHaveAccessibleDescription(/Enter the six digits/)
  await code.fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('The authenticator app is on.')).toBeVisible()

  await deleteAccount(page)
  await open(page, '/sign-in?next=%2Fprofile')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeFocused()
  await open(page, '/profile')
  await expect(page.getByText('You need no account here')).toBeVisible()
  await open(page, '/sign-in?next=%2Fprofile')
  // No code is accepted twice: this is the next one, which the server accepts one step early.
  const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })
  await page.getByLabel('Code').fill(next)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByText('On: every sign-in asks for a code.')).toBeVisible()
})

test('a new address needs both mails; the data can be downloaded; an account can be deleted and restored', async ({
  page,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await signUp(page, email, '/profile')
  const address = page.getByLabel('Email')
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(address).toHaveAccessibleDescription('Enter your e-mail address.')
  await address.fill(`new-${email}`)
  await page.getByRole('button', { name: 'Change the address' }).click()
  await expect(page.getByText(`Waiting for new-${email} to be confirmed.`)).toBeVisible()
  await mailTo(`new-${email}`)

  const offered = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await offered).createReadStream()
  const data = JSON.parse((await file.toArray()).join('')) as { account: { email: string } }
  expect(data.account.email).toBe(email)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account in seven days?' })
  await dialog.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText(/^This account will be deleted on/)).toBeVisible()
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText('Your account stays.')).toBeVisible()
})

test(
  'a passkey is added, and signs in without a password',
  { tag: '@desktop' },
  async ({ page }, { project }) => {
    const email = await newPerson(page, project.name)
    await addAuthenticator(page, 'internal')
    await signUp(page, email, '/profile')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('The passkey has been added.')).toBeVisible()
    await expect(page.getByText(/^Added on/)).toBeVisible()
    await deleteAccount(page)
    await open(page, '/sign-in?next=%2Fprofile')
    await page.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText(`Your address is ${email}.`)).toBeVisible()
  },
)

test(
  'another device is listed, and can be signed out from here',
  { tag: '@desktop' },
  async ({ page, browser }, { project }) => {
    const email = await newPerson(page, project.name)
    await signUp(page, email, '/profile')
    const elsewhere = await browser.newContext()
    const other = await elsewhere.newPage()
    await newPerson(other, project.name)
    await open(other, '/sign-in?next=%2Fprofile')
    await other.getByLabel('Email').fill(email)
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(other.getByText('This device')).toHaveCount(1)
    await other.getByRole('button', { name: /^Sign out / }).click()
    await expect(other.getByText('The device has been signed out.')).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible()
    await elsewhere.close()
  },
)
