import AxeBuilder from '@axe-core/playwright'
import { expect, open, PAGES, test } from './pages.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

for (const theme of ['light', 'dark'] as const) {
  for (const [name, path] of Object.entries(PAGES)) {
    test(`axe finds nothing · ${name} · ${theme}`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`,
      )
      expect(found).toEqual([])
    })
  }
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`nothing is wider than the window · ${name}`, async ({ page }) => {
    await open(page, path)
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - window.innerWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })
}
