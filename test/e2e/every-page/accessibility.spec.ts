import { colourFaultsOf, faultsOf } from '../axe.ts'
import { excessWidth, expect, open, PAGES, test } from '../pages.ts'

/** Pages with the same layout as another one of the list. */
const COVERED = new Set<string>([
  'search results of a concern',
  'escape not found',
  'escapes of a location',
  'escapes with an amenity',
  'escapes by a rule',
])

/** Pages with a layout of their own in a wide window; the others consist of the same parts. */
const WIDE = new Set<string>([
  'home, explore',
  'escapes',
  'escape detail',
  'search results',
  'directory',
  'saved',
])

for (const [name, path] of Object.entries(PAGES)) {
  if (COVERED.has(name)) continue
  test(`axe finds nothing in either theme, and nothing is wider than the window · ${name}`, {
    tag: WIDE.has(name) ? [] : ['@phone'],
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    expect(await faultsOf(page), 'light').toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    expect(await colourFaultsOf(page), 'dark').toEqual([])
  })
}

const ENDLESS = 'x'.repeat(120)

test('a narrow window fits long words and the concerns', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [`/search-results?q=${ENDLESS}`, `/escapes?q=${ENDLESS}`, '/?tab=heal']) {
    await open(page, path)
    expect(await excessWidth(page), path.slice(0, 30)).toBeLessThanOrEqual(0)
  }
})

test('the chosen theme is set before the first paint', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/escapes')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/essentials', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
