import type { Locator } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

/** Whether the middle of an element is inside the window and nothing lies over it. */
function isFree(element: Locator): Promise<boolean> {
  return element.evaluate((own) => {
    own.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = own.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left >= 0 && right <= innerWidth && found !== null && own.contains(found)
  })
}

for (const [name, viewport] of Object.entries({
  'at 200 % of 1280 pixels': { width: 640, height: 400 },
  'in a window of 320 pixels': { width: 320, height: 640 },
}))
  test(`map ${name} · everything is inside the window and can be pressed`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize(viewport)
    await open(page, '/escapes?view=map')
    const map = page.getByRole('region', { name: 'Map of these listings' })
    await expect(map.locator('.map-mark').first()).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
    for (const button of ['Zoom in', 'Zoom out'])
      expect(await isFree(map.getByRole('button', { name: button, exact: true })), button).toBe(
        true,
      )
    await map.locator('.map-mark').first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#map=/)
    expect(await isFree(page.getByRole('main').locator('article a').first())).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    )
  })
