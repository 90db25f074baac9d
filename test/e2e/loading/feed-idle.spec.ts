import type { Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

/** Offset of a slide from the top of the window at rest; null while moving. */
function restedOffset(page: Page, slide: number): Promise<number | null> {
  return page
    .locator('.feed-slide')
    .nth(slide - 1)
    .evaluate(
      (element) =>
        new Promise<number | null>((resolve) => {
          const at = () => Math.round(element.getBoundingClientRect().top)
          const before = at()
          setTimeout(() => resolve(at() === before ? before : null), 150)
        }),
    )
}

async function expectToRest(page: Page, slide: number) {
  await expect(page.locator('.feed-controls .feed-count')).toHaveText(new RegExp(`^${slide} /`))
  await expect
    .poll(async () => Math.abs((await restedOffset(page, slide)) ?? 99), `slide ${slide}`)
    .toBeLessThanOrEqual(1)
}

test('feed · a slide comes to rest where it fills the window, whatever moved it', async ({
  page,
}) => {
  await open(page, '/escapes?view=feed')
  const feed = page.getByRole('dialog', { name: 'Feed' })
  const next = feed.getByRole('button', { name: 'Next' })
  for (const slide of [2, 3, 4]) {
    await next.click()
    await expectToRest(page, slide)
  }
  await feed.getByRole('button', { name: 'Previous' }).click()
  await expectToRest(page, 3)
  await page.keyboard.press('ArrowDown')
  await expectToRest(page, 4)
  const height = page.viewportSize()?.height ?? 0
  await page.setViewportSize({ width: 390, height: height - 56 })
  await expectToRest(page, 4)
})
