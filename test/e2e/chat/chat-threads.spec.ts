import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'
import { answerAssistant, composerOf, openerOf } from './assistant.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const REPLY = { suggestions: ['Lavender oil'], explanation: 'try this' }
const logOf = (page: Page) => page.getByRole('log')
const listButton = (page: Page) => page.getByRole('button', { name: 'Conversations' })
const threadsOf = (page: Page) => page.locator('.chat-thread-open')

async function ask(page: Page, text: string) {
  await composerOf(page).fill(text)
  await composerOf(page).press('Enter')
}

async function openFloating(page: Page) {
  await open(page, '/escapes')
  await openerOf(page).click()
  await expect(composerOf(page)).toBeFocused()
}

test('conversations are started, reopened, renamed, exported, deleted and restored', async ({
  page,
}) => {
  await answerAssistant(page, REPLY)
  await openFloating(page)
  await ask(page, 'first question')
  await expect(logOf(page)).toContainText('Try this.')
  await listButton(page).click()
  await expect(page.getByRole('heading', { name: 'Conversations' })).toBeFocused()
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(logOf(page)).not.toContainText('first question')
  await ask(page, 'second question')
  await expect(logOf(page)).toContainText('Try this.')
  await page.reload()
  await expect(logOf(page)).toContainText('second question')
  await listButton(page).click()
  await expect(threadsOf(page)).toContainText(['second question', 'first question'])

  await page.getByRole('button', { name: 'More for first question' }).click()
  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByRole('textbox', { name: 'Name of the conversation' }).fill('About rest')
  await page.keyboard.press('Enter')
  await expect(threadsOf(page).filter({ hasText: 'About rest' })).toHaveCount(1)
  const [text] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as text' }).click(),
  ])
  expect(text.suggestedFilename()).toMatch(/^conversation-\d{4}-\d\d-\d\d\.txt$/)
  const [json] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as JSON' }).click(),
  ])
  expect(json.suggestedFilename()).toMatch(/\.json$/)

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(threadsOf(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await threadsOf(page).filter({ hasText: 'About rest' }).click()
  await expect(logOf(page)).toContainText('first question')
  await expect(composerOf(page)).toBeFocused()
})

test('a temporary conversation is not stored', { tag: '@desktop' }, async ({ page }) => {
  await answerAssistant(page, REPLY)
  await openFloating(page)
  await listButton(page).click()
  await page.getByRole('button', { name: 'Temporary conversation' }).click()
  await expect(logOf(page)).toContainText('it is stored nowhere')
  await ask(page, 'between us')
  await expect(logOf(page)).toContainText('Try this.')
  await composerOf(page).fill('half between us')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain('between us')
  await page.reload()
  await expect(composerOf(page)).toHaveValue('')
  await expect(logOf(page)).not.toContainText('between us')
})

test('after danger nothing is offered in that conversation, also after a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  const requests = await answerAssistant(page, REPLY)
  await openFloating(page)
  await ask(page, 'I want to die')
  await expect(logOf(page).getByRole('link', { name: 'Call 988' })).toHaveAttribute(
    'href',
    'tel:988',
  )
  await page.reload()
  await ask(page, 'yoga')
  await expect(logOf(page)).toContainText('After what you told me')
  await expect(logOf(page).locator('.chat-rec, .chat-suggestions')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Bad answer' })).toHaveCount(0)
  expect(requests).toEqual([])
  await listButton(page).click()
  await expect(threadsOf(page)).not.toContainText('die')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await ask(page, 'yoga')
  await expect(logOf(page)).toContainText('Try this.')
})

test('axe finds nothing in the conversation and its list, in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openFloating(page)
  await ask(page, 'a pet friendly yoga retreat in Japan under $90, I am pregnant')
  await expect(page.getByRole('button', { name: 'Bad answer' })).toBeVisible()
  await page.getByRole('button', { name: 'Bad answer' }).click()
  await expect(page.getByRole('button', { name: 'Unsafe' })).toBeVisible()
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name
    }, theme)
    expect(await faultsOf(page), theme).toEqual([])
  }
  await listButton(page).click()
  await page.getByRole('button', { name: /^More for/ }).click()
  await expect(page.getByRole('button', { name: 'Rename' })).toBeVisible()
  expect(await faultsOf(page), 'conversations').toEqual([])
})

async function faultsOf(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('.chat').withTags(RULES)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
