import { readdirSync, readFileSync } from 'node:fs'
import { test as failing, type Page } from '@playwright/test'
import { m } from '#domain/messages/messages.js'
import { expect, open, test } from '../pages.ts'

const OPEN_FOR_MS = 5_000
const REMOVED_AFTER_MS = 1_000_000
/** The alternative text of "Undo" for screen readers. */
const ALTERNATIVE = 'Go to Saved to add it again'

const toastIn = (page: Page) => page.locator('[data-slot="toast"]')
const saveIn = (page: Page) => page.getByRole('button', { name: /^Saved?$/ }).first()

/** A page with a stopped clock and the toast of its Save button. */
async function openWithToast(page: Page) {
  await openStill(page)
  await showToast(page)
}

async function openStill(page: Page) {
  await page.clock.install()
  await open(page, '/escapes/2')
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
}

/** Moves the pointer away at once: a toast under it would wait. */
async function showToast(page: Page) {
  await saveIn(page).click()
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toastIn(page)).toBeVisible({ timeout: 100 })
  }).toPass()
  // Two frames, after which Radix announces it.
  await page.clock.runFor(40)
  await page.mouse.move(5, 300)
}

/** Drags the toast to the right by a number of px. */
async function swipe(page: Page, px: number) {
  const box = await toastIn(page).boundingBox()
  if (!box) throw new Error('there is no toast to swipe')
  const [x, y] = [box.x + 40, box.y + 14]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + px / 2, y)
  await page.mouse.move(x + px, y)
  await page.mouse.up()
}

test('spec 4 · states · toasts · open, one at a time, closed by itself', async ({ page }) => {
  await openWithToast(page)
  await expect(toastIn(page)).toContainText('Added to wishlist')
  await saveIn(page).click()
  await page.mouse.move(5, 300)
  await expect(toastIn(page)).toHaveCount(1)
  await expect(toastIn(page)).toContainText('Removed from wishlist')
  await page.clock.runFor(OPEN_FOR_MS + 500)
  await expect(toastIn(page)).toHaveCount(0)
})

test('spec 4 · states · toasts · a hover and the focus make it wait', async ({
  page,
  isMobile,
}) => {
  await openWithToast(page)
  if (!isMobile) {
    await toastIn(page).hover()
    await page.clock.runFor(2 * OPEN_FOR_MS)
    await expect(toastIn(page)).toBeVisible()
    await page.mouse.move(5, 300)
  }
  await page.keyboard.press('F8')
  await page.clock.runFor(2 * OPEN_FOR_MS)
  await expect(toastIn(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(toastIn(page)).toBeFocused()
  for (const name of [m.lists_add(), 'Close']) {
    await page.keyboard.press('Tab')
    await expect(toastIn(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await page.clock.runFor(500)
  await expect(toastIn(page)).toHaveCount(0)
  await expect(saveIn(page), 'the focus is where it was').toBeFocused()
})

test('spec 4 · states · toasts · Escape, the button and a swipe dismiss it', async ({
  page,
  isMobile,
}) => {
  await openWithToast(page)
  await page.keyboard.press('Escape')
  await page.clock.runFor(500)
  await expect(toastIn(page)).toHaveCount(0)
  await expect(saveIn(page)).toBeFocused()

  await showToast(page)
  await toastIn(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(500)
  await expect(toastIn(page)).toHaveCount(0)
  await expect(saveIn(page)).toBeFocused()

  // A toast closed under the pointer leaves the timer of the next one running.
  await showToast(page)
  await page.clock.runFor(OPEN_FOR_MS + 500)
  await expect(toastIn(page)).toHaveCount(0)

  await showToast(page)
  await swipe(page, isMobile ? 120 : 80)
  await page.clock.runFor(500)
  await expect(toastIn(page)).toHaveCount(0)
})

test('spec 9 · constants · toasts · 5000 ms, 50 px, F8, an announcement of 1 s, kept for 1,000,000 ms', async ({
  page,
}) => {
  const area = page.locator('[data-slot="toast-area"]')
  await openStill(page)
  await expect(area).toHaveAttribute('data-toast', 'none')
  await showToast(page)

  const announcement = page.locator('body > [role="status"]', { hasText: 'Added to wishlist' })
  await expect(announcement).toHaveCount(1)
  await page.clock.runFor(1_000)
  await expect(announcement).toHaveCount(0)

  await swipe(page, 45)
  await page.mouse.move(5, 300)
  await page.clock.runFor(300)
  await expect(toastIn(page), 'a swipe of less than 50 px springs back').toBeVisible()
  await page.keyboard.press('F8')
  await expect(toastIn(page).locator('xpath=..')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(area).toHaveAttribute('data-toast', 'kept')
  await expect(saveIn(page)).toBeFocused()
  await page.clock.fastForward(REMOVED_AFTER_MS - 1_000)
  await expect(area).toHaveAttribute('data-toast', 'kept')
  await page.clock.fastForward(2_000)
  await expect(area).toHaveAttribute('data-toast', 'none')

  await saveIn(page).click()
  await page.mouse.move(5, 300)
  await page.clock.runFor(OPEN_FOR_MS - 500)
  await expect(area).toHaveAttribute('data-toast', 'open')
  await page.clock.runFor(600)
  await expect(area).toHaveAttribute('data-toast', 'kept')
})

test('spec 5 · rules · toast words · a label and an alternative text are said and shown', async ({
  page,
}) => {
  await open(page, '/escapes/2')
  await saveIn(page).click()
  await expect(toastIn(page)).toContainText('Added to wishlist')
  await open(page, '/saved')
  await page.getByRole('button', { name: 'Remove Moss Hollow Lodge' }).click()
  const undo = toastIn(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  const alternative = page.locator('[data-radix-toast-announce-alt]')
  await expect(alternative).toHaveCount(1)
  await expect(alternative).toHaveAttribute('data-radix-toast-announce-alt', /\S/)
  await undo.click()
  await expect(page.getByRole('heading', { name: 'Moss Hollow Lodge' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body), 'the focus is kept')
    .toBe(true)
})

const ASSETS = 'build/client/assets'

/** The scripts of the build that contain a toast's words, with the words removed. */
function wordlessScripts(): [name: string, code: string][] {
  return readdirSync(ASSETS)
    .filter((name) => name.endsWith('.js'))
    .flatMap((name) => {
      const code = readFileSync(`${ASSETS}/${name}`, 'utf8')
      const blank = code.replace('Added to wishlist', ' ').replace(ALTERNATIVE, ' ')
      return blank === code ? [] : [[name, blank]]
    })
}

// A missing text is a programming error; here it is provoked.
failing(
  'spec 8 · errors · empty toast · a console error, and neither a toast nor a fault',
  async ({ page }) => {
    const errors: string[] = []
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', (error) => errors.push(error.message))
    for (const [name, body] of wordlessScripts())
      await page.route(`**/assets/${name}`, (route) =>
        route.fulfill({ contentType: 'text/javascript', body }),
      )
    await open(page, '/escapes/2')
    await saveIn(page).click()
    await expect.poll(() => errors).toEqual(['A toast needs a title.'])
    await expect(page.getByRole('button', { name: 'Saved' }).first()).toBeVisible()
    await open(page, '/saved')
    await page.getByRole('button', { name: 'Remove Moss Hollow Lodge' }).click()
    await expect
      .poll(() => errors)
      .toEqual(['A toast needs a title.', 'The action of a toast needs an altText.'])
    await expect(page.getByText('Nothing saved yet')).toBeVisible()
    await expect(page.locator('[data-slot="toast-area"]')).toHaveAttribute('data-toast', 'none')
  },
)

test('a toast covers neither the dock nor the chat opener', async ({ page, isMobile }) => {
  await page.addInitScript(() => {
    const messages = [{ id: '1', content: 'a calming tea', isUser: true }]
    const threads = [{ id: '1', messages, updatedAt: 1 }]
    localStorage.setItem('wellness-chats', JSON.stringify(threads))
  })
  await open(page, '/messages')
  // By its class: beside an open drawer the dock is not accessible.
  const opener = isMobile
    ? page.locator('.dock')
    : page.getByRole('button', { name: /^Open chat with/ })
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(opener).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(toastIn(page)).toContainText('Conversation deleted')
  const overlap = async () => {
    const [toast, button] = await Promise.all([toastIn(page).boundingBox(), opener.boundingBox()])
    if (!toast || !button) throw new Error('both are on the screen')
    return toast.y + toast.height - button.y
  }
  // It is animated from a few px below.
  await expect.poll(overlap).toBeLessThanOrEqual(0)
})
