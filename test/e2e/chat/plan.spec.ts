import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'
import { answerAssistant, composerOf, isPhone } from './assistant.ts'

const planOf = (page: Page) => page.getByRole('log').getByRole('region', { name: 'Plan' }).last()
const titlesOf = (page: Page) => planOf(page).locator('.chat-rec-title').allInnerTexts()

async function ask(page: Page, text: string) {
  await composerOf(page).fill(text)
  await composerOf(page).press('Enter')
}

async function openPlan(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/?tab=chat')
  await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
  await ask(page, 'plan five days in Portugal')
  await expect(planOf(page)).toContainText('Together $')
}

async function faultsOf(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).include(part).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}

test('a plan is shown by day; a locked line stays when the plan changes, a removed one stays out', async ({
  page,
}) => {
  await openPlan(page)
  await expect(planOf(page)).toContainText('5 days · for one person')
  await expect(planOf(page)).toContainText(/Day 1[\s\S]*To bring/)
  const [stay = '', first = '', second = ''] = await titlesOf(page)
  await planOf(page)
    .getByRole('button', { name: `Keep ${first}` })
    .click()
  await expect(planOf(page).getByRole('button', { name: `Keep ${first}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(planOf(page).getByRole('button', { name: `Remove ${first}` })).toHaveCount(0)
  await planOf(page)
    .getByRole('button', { name: `Remove ${second} from the plan` })
    .click()
  await expect(planOf(page)).toBeFocused()
  await expect.poll(() => titlesOf(page)).not.toContain(second)
  await ask(page, 'for two people')
  await expect(planOf(page)).toContainText('for 2 people')
  const titles = await titlesOf(page)
  expect(titles.slice(0, 2)).toEqual([stay, first])
  expect(titles).not.toContain(second)
})

test('the next message sends the state of the plan as ids', async ({ page }) => {
  await openPlan(page)
  await planOf(page)
    .getByRole('button', { name: /^Keep / })
    .first()
    .click()
  const requests = await answerAssistant(page, { parts: [{ type: 'text', text: 'Cheaper.' }] })
  await ask(page, 'cheaper')
  await expect.poll(() => requests.length).toBe(1)
  const { plan } = requests[0]?.messages?.at(-2) ?? {}
  expect(plan).toMatchObject({ days: 5, people: 1, start: null })
  expect(plan?.lines[0]).toEqual({ id: expect.any(String), day: null, isLocked: true })
})

test('axe finds nothing in a plan, in either theme, and it is no wider than the window', async ({
  page,
}) => {
  await openPlan(page)
  await planOf(page)
    .getByRole('button', { name: /^Keep / })
    .first()
    .click()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect(await faultsOf(page, '.chat'), theme).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  if (isPhone(page)) return
  const button = planOf(page)
    .getByRole('button', { name: /^Keep / })
    .first()
  const box = await button.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test('a trip is saved, opened from Saved at the prices of now, shared by its address, and removed', async ({
  page,
}) => {
  await openPlan(page)
  const total = /Together (\$[\d,.]+)/.exec(await planOf(page).innerText())?.[1] ?? ''
  const titles = await titlesOf(page)
  await planOf(page).getByRole('button', { name: 'Save this trip' }).click()
  await expect(planOf(page).getByRole('link', { name: 'Open the saved trip' })).toBeFocused()
  await open(page, '/saved')
  const trips = page.getByRole('region', { name: 'Trips' })
  await trips.getByRole('link', { name: `Trip: ${titles[0]}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Trip: ${titles[0]}`)
  await expect(page.getByRole('main')).toContainText(`Together ${total}`)
  for (const title of titles) await expect(page.getByRole('main')).toContainText(title)
  await expect(page.getByRole('button', { name: 'Share this trip' })).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect(await faultsOf(page, 'main'), theme).toEqual([])
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await open(page, '/saved')
  expect(await faultsOf(page, 'main')).toEqual([])
  await trips.getByRole('button', { name: /^Remove: / }).click()
  await expect(trips).toHaveCount(0)
  await page.getByRole('button', { name: /undo/i }).click()
  await expect(trips).toBeVisible()
})

test('an address without a trip leads to the chat', async ({ page }) => {
  await open(page, '/saved/trip?days=999&line=0.1&line=.nope')
  await expect(page.getByRole('main').getByRole('link', { name: 'Plan a trip' })).toBeVisible()
})
