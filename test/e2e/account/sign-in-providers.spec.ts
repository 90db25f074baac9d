import { expect, open } from '../pages.ts'
import { newPerson, openAccountMenu, test } from './account.ts'

test("another provider signs in: back at the same place, with the guest's saved items", async ({
  page,
  isMobile,
}, { project }) => {
  const email = await newPerson(page, project.name)
  await open(page, '/escapes/3?from=share')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await openAccountMenu(page, isMobile)
  await page.getByRole('menuitem', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveTitle('A provider')
  await page.getByRole('button', { name: 'Refuse' }).click()
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('The other service did not sign you in.')
  await main.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Continue with Apple' }).click()
  await page.getByLabel('Address').fill(email)
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === '/escapes/3?from=share')
  await expect(page.locator('[data-toast="open"]')).toContainText(
    /in your account now|signed in as/,
  )
  await open(page, '/saved')
  await expect(page.getByText('1 item. Kept in your account')).toBeVisible()
})
