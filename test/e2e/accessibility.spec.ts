import AxeBuilder from '@axe-core/playwright'
import { expect, open, PAGES, test } from './pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const [name, path] of Object.entries(PAGES)) {
  test(`axe finds nothing in either theme, and nothing is wider than the window · ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
    expect(await faultsOf(new AxeBuilder({ page }).withTags(RULES)), 'light').toEqual([])
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark'
    })
    // Only colours differ from the light theme.
    const colours = new AxeBuilder({ page }).withRules(['color-contrast'])
    expect(await faultsOf(colours), 'dark').toEqual([])
  })
}

const ENDLESS = 'x'.repeat(120)

for (const path of [`/search-results?q=${ENDLESS}`, `/escapes?q=${ENDLESS}`, '/?tab=heal']) {
  test(`a narrow window holds ${path.slice(0, 30)}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })
}

test('the chosen theme is there before the page is drawn', async ({ page }) => {
  await open(page, '/escapes')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/essentials', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)
}
