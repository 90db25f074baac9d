import { expect } from '@playwright/test'
import type { Language } from '#domain/language/language.ts'
import { languagePath } from '#domain/language/language-path.ts'
import { open, test } from '../pages.ts'

/** Pages with a rating, each with one of its parts. */
const RATED: Record<string, string> = {
  'cards in a grid': '/escapes?q=yukitani',
  'rows of a list': '/escapes?q=yukitani&view=list',
  'slides of the feed': '/escapes?q=yukitani&view=feed',
  'item dialog': '/essentials?item=kyusu-quiet-tea-set',
  'escape detail': '/escapes/3',
  'experience detail': '/directory/experiences/exp-1',
  'directory escape': '/directory/escapes/yukitani-ryokan?tab=reviews',
  'instructor profile': '/directory/experiences/deep-listening-sound-bath/instructor',
  'featured properties': '/directory/escapes',
  'search results': '/search-results?q=sleep',
  comparison: '/saved/compare?ids=3,1',
}

const REVIEWS: Record<Language, RegExp> = {
  en: /[\d,]+ sample reviews/,
  es: /[\d.]+ reseñas de muestra/,
  de: /[\d.]+ Beispielbewertungen/,
  fr: /[\d\s]+ avis d’exemple/,
}
const MARK: Record<Language, string> = {
  en: 'Sample',
  es: 'Muestra',
  de: 'Beispiel',
  fr: 'Exemple',
}

for (const [name, path] of Object.entries(RATED))
  test(`the rating of a sample listing is marked as such · ${name}`, async ({ page }) => {
    await open(page, path)
    const ratings = page.locator('main [data-slot=rating]', { hasText: '(' })
    const labels = name === 'comparison' ? page.getByRole('cell', { name: REVIEWS.en }) : ratings
    await expect(labels.first()).toHaveText(REVIEWS.en)
    for (const text of await labels.allInnerTexts()) expect(text).toMatch(REVIEWS.en)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })

for (const language of ['en', 'es', 'de', 'fr'] as const)
  test(`so is "Verified", in the language of the page · ${language}`, async ({ page }) => {
    for (const path of [
      '/escapes/3',
      '/escapes?q=yukitani',
      '/essentials?item=kyusu-quiet-tea-set',
    ]) {
      await open(page, languagePath(language, path))
      const mark = page.locator('main, [role=dialog]').getByText(MARK[language], { exact: true })
      await expect(mark.first()).toBeVisible()
      await expect(page.getByText(REVIEWS[language]).first()).toBeVisible()
    }
  })
