import { expect, open, test } from '../pages.ts'

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
  // A window of 780 × 900 px at a zoom of 200 %.
  { width: 390, height: 450 },
]

for (const size of WINDOWS) {
  test(`starters stay above the composer at ${size.width} × ${size.height}`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/?tab=chat')
    const composer = await page.locator('.chat-composer').boundingBox()
    const starters = page.getByRole('list', { name: 'To begin with' }).getByRole('button')
    await expect(starters).toHaveCount(3)
    for (const starter of await starters.all()) {
      await starter.focus()
      await expect(starter).toBeInViewport({ ratio: 0.5 })
      const box = await starter.boundingBox()
      expect(box && composer && box.y + box.height).toBeLessThanOrEqual(composer?.y ?? 0)
    }
  })
}

test('a list without words offers no sort by relevance', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/escapes')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('rating')
  await expect(sort.locator('option')).not.toContainText(['Relevance'])
  await sort.selectOption('newest')
  await expect(page).toHaveURL(/sort=newest/)
  await sort.selectOption('rating')
  await expect(page).toHaveURL(/\/escapes$/)
  await open(page, '/escapes?q=lake')
  await expect(sort).toHaveValue('relevance')
})

test('an empty list shows no count of the whole category', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/escapes?q=zzzzzz')
  await expect(page.getByText('0 properties found')).toBeVisible()
  await expect(page.locator('.stats')).toHaveCount(0)
})

test('the toast names the kind of the saved listing', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/escapes/3')
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('[data-toast="open"]')).toContainText('Escape saved to your wishlist')
})

test('a search that names a listing leads directly to it', async ({ page }) => {
  await open(page, '/escapes')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('yukitani')
  const first = page.getByRole('dialog').getByRole('option').first()
  await expect(first).toContainText('Open')
  await expect(first).toContainText('Yukitani')
  await first.click()
  await expect(page).toHaveURL(/\/directory\/escapes\/yukitani-ryokan$/)
})
