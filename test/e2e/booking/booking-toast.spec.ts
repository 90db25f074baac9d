import type { Page } from '@playwright/test'
import { expect, open, test } from '../pages.ts'

const request = (page: Page) => page.getByRole('dialog', { name: 'Request to book' })

test('the toast of a request covers nothing of its dialog', async ({ page, isMobile }) => {
  const sizes = isMobile
    ? [
        { width: 390, height: 844 },
        { width: 320, height: 568 },
      ]
    : [
        { width: 1440, height: 900 },
        { width: 1024, height: 768 },
        { width: 800, height: 600 },
      ]
  for (const size of sizes) {
    await page.setViewportSize(size)
    await open(page, '/escapes/3')
    await page
      .getByRole('button', { name: 'Book this escape' })
      .filter({ visible: true })
      .first()
      .click()
    await expect(request(page)).toBeVisible()
    const toast = page.locator('[data-slot="toast"]').filter({ hasText: 'Booking initiated' })
    await expect(toast).toBeVisible()
    const overlap = async () => {
      const [above, below] = await Promise.all([toast.boundingBox(), request(page).boundingBox()])
      if (!above || !below) throw new Error('both are on the screen')
      expect(above.y).toBeGreaterThanOrEqual(0)
      const across =
        Math.min(above.x + above.width, below.x + below.width) - Math.max(above.x, below.x)
      const down =
        Math.min(above.y + above.height, below.y + below.height) - Math.max(above.y, below.y)
      return Math.min(across, down)
    }
    // Both are animated from a few px away.
    await expect.poll(overlap, `${size.width} px`).toBeLessThanOrEqual(0)
  }
})
