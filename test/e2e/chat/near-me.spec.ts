import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'
import { chatOf, composerOf } from './assistant.ts'

const buttonOf = (page: Page) => chatOf(page).getByRole('button', { name: 'Use my position' })

async function askNearMe(page: Page) {
  await open(page, '/?tab=chat')
  await composerOf(page).fill('yoga near me')
  await composerOf(page).press('Enter')
  await expect(buttonOf(page)).toBeVisible()
}

test('near me · a press answers the question from the position, which is stored nowhere', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.context().grantPermissions(['geolocation'])
  await page.context().setGeolocation({ latitude: 51.452_341, longitude: -2.589_991 })
  await askNearMe(page)
  expect(await faultsOf(page)).toEqual([])
  await buttonOf(page).press('Enter')
  await expect(chatOf(page).getByRole('log')).toBeFocused()
  const cards = chatOf(page).getByRole('list', { name: 'Recommendations' }).getByRole('listitem')
  await expect(cards.first()).toContainText('1 mi from you')
  await expect(chatOf(page).locator('.chat-bubble-own')).toHaveCount(1)
  await expect(buttonOf(page)).toHaveCount(0)
  expect(
    sent.filter((request) => request.includes('"position":{"lat":51.45,"lng":-2.59}')),
  ).toHaveLength(1)
  expect(sent.filter((request) => /51\.452|2\.5899/.test(request))).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).toContain('yoga near me')
  expect(stored).not.toMatch(/51\.4|-2\.5/)
})

test('near me · after a refusal a town can be typed', async ({ page }) => {
  await askNearMe(page)
  await buttonOf(page).click()
  await expect(chatOf(page).getByText('Your position is not available.')).toBeInViewport({
    ratio: 0.9,
  })
  await composerOf(page).fill('Bristol')
  await composerOf(page).press('Enter')
  const cards = chatOf(page).getByRole('list', { name: 'Recommendations' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Bristol')
})

test('near me · a permission that comes after a typed town is too late', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (found) => {
      document.addEventListener('grant', () =>
        found({ coords: { latitude: 35, longitude: 135 } } as GeolocationPosition),
      )
    }
  })
  await askNearMe(page)
  await buttonOf(page).click()
  await expect(chatOf(page).getByText('Looking for the place…')).toBeVisible()
  await composerOf(page).fill('Bristol')
  await composerOf(page).press('Enter')
  await expect(chatOf(page).locator('.chat-bubble-own')).toHaveCount(2)
  await page.evaluate(() => document.dispatchEvent(new Event('grant')))
  const cards = chatOf(page).getByRole('list', { name: 'Recommendations' }).getByRole('listitem')
  await expect(cards.first()).toContainText('Bristol')
  await expect(chatOf(page).locator('.chat-bubble-own')).toHaveCount(2)
})

test.describe('of readers in Australia', () => {
  test.use({ locale: 'en-AU' })

  test('near me · distances are in kilometres', { tag: '@desktop' }, async ({ page }) => {
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: 51.45, longitude: -2.59 })
    await askNearMe(page)
    await buttonOf(page).click()
    await expect(
      chatOf(page)
        .getByText(/1 km from you/)
        .first(),
    ).toBeVisible()
  })
})
