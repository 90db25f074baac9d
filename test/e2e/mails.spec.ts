import type { Page } from '@playwright/test'
import { LANGUAGES } from '#domain/language/language.ts'
import { everyMail, type NamedMail } from '#server/booking/every-mail.test-kit.ts'
import { faultsOf } from './axe.ts'
import { expect, test } from './pages.ts'

const WIDTHS = [320, 600]
const SCHEMES = ['light', 'dark'] as const

/** Opens a mail at an address of the site, since pages of no origin may load nothing from localhost. */
async function read(page: Page, { mail }: NamedMail): Promise<void> {
  await page.unroute('**/a-mail')
  await page.route('**/a-mail', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: mail.html }),
  )
  await page.goto('/a-mail', { waitUntil: 'load' })
}

test.describe('every mail', { tag: '@desktop' }, () => {
  test('fits its window and has readable colours in both themes', async ({ page, baseURL }) => {
    test.setTimeout(240_000)
    for (const named of everyMail(baseURL ?? '', 'en'))
      for (const width of WIDTHS)
        for (const colorScheme of SCHEMES) {
          await page.setViewportSize({ width, height: 900 })
          await page.emulateMedia({ colorScheme })
          await read(page, named)
          const which = `${named.name} ${width} ${colorScheme}`
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
          expect(wide, which).toBeLessThanOrEqual(0)
          if (width === 320) expect(await faultsOf(page), which).toEqual([])
        }
  })

  test('fits the narrowest window in every language', async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width: 320, height: 900 })
    for (const locale of LANGUAGES)
      for (const named of everyMail(baseURL ?? '', locale)) {
        await read(page, named)
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(wide, `${locale} ${named.name}`).toBeLessThanOrEqual(0)
      }
  })

  test('has a button to press, and pictures that the site serves to anybody', async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 900 })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme })
      for (const named of everyMail(baseURL ?? '', 'en').filter(({ name }) =>
        /^accepted-/.test(name),
      )) {
        await read(page, named)
        const sizes = await page.evaluate(() => [...document.images].map((img) => img.naturalWidth))
        expect(sizes.length, named.name).toBeGreaterThan(0)
        expect(Math.min(...sizes), named.name).toBeGreaterThan(600)
        for (const src of await page.evaluate(() =>
          [...document.images].map((img) => img.currentSrc),
        ))
          expect((await request.get(src)).headers()['cross-origin-resource-policy']).toBe(
            'cross-origin',
          )
        const button = await page.getByRole('link').boundingBox()
        expect(button?.height, named.name).toBeGreaterThanOrEqual(44)
      }
    }
  })
})
