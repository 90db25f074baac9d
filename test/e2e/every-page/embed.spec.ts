import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { colourFaultsOf, faultsOf } from '../axe.ts'
import { excessWidth } from '../pages.ts'

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

for (const path of ['/embed/card/1', '/embed/dates/CLASS', '/embed/search'])
  test(`${path} is accessible in both themes`, async ({ page, request }) => {
    const { items } = await (await request.get('/api/v1/events?limit=1')).json()
    const address = path.replace('CLASS', items[0].listing.slug)
    await page.goto(address)
    expect(await faultsOf(page)).toEqual([])
    expect(await excessWidth(page)).toBeLessThanOrEqual(0)
    await page.goto(`${address}?theme=dark&lang=es`)
    expect(await colourFaultsOf(page)).toEqual([])
  })

/** Attributes of the root and the body of another site, by the theme of its page. */
const PAGES = [
  ['dark', '', 'style="background: rgb(20, 20, 20)"'],
  ['dark', 'style="background: #141414"', ''],
  ['dark', '', 'style="background: oklch(0.3 0.02 300)"'],
  ['light', '', 'style="background: oklch(0.985 0.002 248)"'],
  ['dark', 'style="color-scheme: dark"', ''],
  ['light', '', ''],
] as const

test('a script tag shows a frame in the theme of its page, as high as its content @desktop', async ({
  page,
  baseURL,
}) => {
  const tag = `<script src="${baseURL}/embed/embed.js" data-query="q=quiet&limit=4" data-title="Orte"></script>`
  const blog = createServer(({ url = '' }, response) => {
    const [, root, body] = PAGES[Number(url.slice(1))] ?? PAGES[0]
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><html lang="de" ${root}><title>Blog</title><body ${body}>${tag}`)
  })
  const port = Number(new URL(baseURL ?? '').port) + 1
  await new Promise<void>((resolve) => blog.listen(port, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${port}/`)
    const frame = page.frameLocator('iframe[title="Orte"]')
    await expect(frame.getByRole('listitem')).toHaveCount(4)
    await expect(frame.locator('html')).toHaveAttribute('lang', 'de')
    await expect
      .poll(async () => {
        const outer = await page.locator('iframe').evaluate((each) => each.clientHeight)
        const inner = await frame.locator('body').evaluate((body) => body.clientHeight)
        return Math.abs(outer - inner)
      })
      .toBeLessThanOrEqual(1)
    for (const [index, [theme, ...attributes]] of PAGES.entries()) {
      await page.goto(`http://127.0.0.1:${port}/${index}`)
      const html = frame.locator('html')
      await expect(html, attributes.join()).toHaveAttribute('data-theme', theme)
    }
  } finally {
    blog.close()
  }
})
