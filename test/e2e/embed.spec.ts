import { expect, test } from '@playwright/test'
import { colourFaultsOf, faultsOf } from './axe.ts'
import { excessWidth } from './pages.ts'

test('listings for other sites are accessible in both themes, in their language', async ({
  page,
}) => {
  await page.goto('/embed/listings?q=quiet&limit=4')
  await expect(page.getByRole('listitem')).toHaveCount(4)
  expect(await faultsOf(page)).toEqual([])
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  await page.goto('/embed/listings?q=quiet&limit=4&theme=dark&lang=de')
  await expect(page.getByRole('link', { name: 'Alles bei Seekwell ansehen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await colourFaultsOf(page)).toEqual([])
})
