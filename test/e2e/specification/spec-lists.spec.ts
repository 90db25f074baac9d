import type { Page } from '@playwright/test'
import { printIsBesideText } from '../layout.ts'
import { expect, open, test } from '../pages.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Opens a page like a link of another page: with navigation state. */
async function openAsked(page: Page, path: string, usr: Record<string, unknown>) {
  await open(page, '/nope')
  await page.evaluate(
    ([to, state]) => history.replaceState({ usr: state, key: 'asked' }, '', to as string),
    [path, usr] as const,
  )
  await page.reload()
}

test('spec 2 · escapes list · page · search box, stat tiles, count and items', async ({ page }) => {
  await open(page, '/escapes')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Wellness Escapes' })).toBeVisible()
  const tiles = page.locator('.stats > div')
  await expect(tiles.nth(1)).toHaveText(/Countries\s*12/)
  await expect(tiles.nth(2)).toHaveText(/Categories\s*5/)
  const properties = await tiles.first().locator('dd').innerText()
  await expect(main.getByText(`${properties} properties found`)).toBeVisible()

  const field = main.getByPlaceholder('Search for escapes...')
  await field.fill('   ')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/escapes$/)

  const isBeside = await printIsBesideText(main.getByRole('article').first())
  expect(isBeside, 'a list on phones').toBe(isPhone(page))
})

test('spec 5 · rules · escapes search · a part of a word is enough, whatever its case', async ({
  page,
}) => {
  await open(page, '/escapes')
  const field = page.getByPlaceholder('Search for escapes...')
  await field.fill('RYOK')
  await field.press('Enter')
  await expect(page).toHaveURL(/\?q=RYOK$/)
  await expect(page.getByText(/^\d+ properties found$/)).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.first()).toContainText(/ryok/i)
  await expect(cards.filter({ hasNotText: /ryok/i })).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(page).toHaveURL(/\/escapes$/)
})

test('spec 5 · rules · escapes search · a concern puts exact tags first', async ({ page }) => {
  await open(page, '/search-results?concern=sleep&contentType=escape')
  await expect(page.getByText(/^Listings tagged with sleep come first/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove filter For Sleep' })).toBeVisible()
})

test('spec 5 · rules · sample data · every fifth escape is tagged burnout, number 11 is not there', async ({
  request,
}) => {
  const ids = Array.from({ length: 16 }, (_, place) => `id=${place + 1}`).join('&')
  const { items } = (await (await request.get(`/api/listings?${ids}`)).json()) as {
    items: { id: string; tags: string[] }[]
  }
  expect(items).toHaveLength(15)
  expect(items.map(({ id }) => id)).not.toContain('11')
  const carrying = items.flatMap(({ tags }, place) => (tags.includes('burnout') ? [place] : []))
  expect(carrying).toEqual([0, 5, 10])
  expect((await request.get('/escapes/11')).status()).toBe(404)
})

test('spec 2 · experiences page · page · title, count, six tiles, items with pages of their own', async ({
  page,
}) => {
  await open(page, '/experiences')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Wellness Experiences' })).toBeVisible()
  await expect(main.getByText(/^\d+ experiences found$/)).toBeVisible()
  for (const slug of ['yoga', 'meditation', 'retreats', 'workshops', 'nature', 'cooking']) {
    const tile = main.locator(`a[href="/experiences/${slug}"]`)
    await expect(tile).toHaveText(new RegExp(`${slug}\\s*\\d+ experiences`, 'i'))
  }
  await main.getByRole('article').first().getByRole('link').click()
  await expect(page).toHaveURL(/\/directory\/experiences\/[a-z-]+$/)
})

for (const [path, asked, count] of [
  ['/experiences', 'sound bath', /^\d+ experiences? found$/],
  ['/essentials', 'candle', /^\d+ essentials? found$/],
] as const) {
  const page_ = path.slice(1)
  test(`spec 2 · ${page_} page · page · accepts searchQuery in navigation state`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, path)
    const all = await page.getByText(count).innerText()
    await openAsked(page, path, { searchQuery: asked })
    await expect(page).toHaveURL(new RegExp(`${path}\\?q=${asked.replace(' ', '\\+')}$`))
    await expect(page.getByRole('searchbox').or(page.getByRole('textbox')).first()).toHaveValue(
      asked,
    )
    await expect(page.getByText(count)).not.toHaveText(all)
    expect(await page.evaluate(() => history.state.usr.searchQuery)).toBe(asked)
  })
}

test('spec 2 · essentials page · page · title and count', async ({ page }) => {
  await open(page, '/essentials')
  await expect(page.getByRole('heading', { level: 1, name: 'Wellness Essentials' })).toBeVisible()
  const found = page.getByText(/^\d+ essentials found$/)
  await expect(found).toBeVisible()
  if (isPhone(page)) return
  const grid = page.getByRole('main').locator('ul.listing-grid')
  expect(
    await grid.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length),
  ).toBe(4)
})

test('spec 2 · enhancements page · page · search, filter panel, views, heading and count', async ({
  page,
}) => {
  await open(page, '/enhancements')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'All Enhancements' })).toBeVisible()
  const count = main.getByText(/^Showing \d+ enhancements?$/)
  const all = await count.innerText()
  await expect(main.getByRole('navigation', { name: 'View' }).getByRole('link')).toHaveCount(2)
  await main.getByRole('link', { name: 'List' }).click()
  await expect(page).toHaveURL(/view=list/)

  if (isPhone(page)) await main.getByRole('button', { name: 'Filters' }).click()
  const panel = page.getByRole('form', { name: 'Filters' })
  for (const group of ['Kind', 'Service', 'Delivery', 'Price', 'Rating'])
    await expect(panel.getByRole('group', { name: group })).toBeVisible()
  await panel.getByRole('checkbox', { name: /^Massage/ }).check()
  await expect(page).toHaveURL(/service=massage/)
  if (isPhone(page)) await page.getByRole('button', { name: /^Show \d+ results?$/ }).click()
  await expect(count).not.toHaveText(all)

  const field = main.getByPlaceholder('Search for enhancements...')
  await field.fill('massage')
  await field.press('Enter')
  await expect(main.getByRole('heading', { name: /^Search results for .*massage/ })).toBeVisible()
  await main.getByRole('link', { name: 'Remove filter Massage' }).click()
  await expect(page).not.toHaveURL(/service/)
})

test('pages of a list are links; Back returns to the page and the scroll position', async ({
  page,
}) => {
  await open(page, '/escapes')
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  await pages.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/\/escapes\?page=2$/)
  await expect(pages.locator('[aria-current=page]')).toHaveText('2')
  // A click scrolls its target into view.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left-at', `${scrollY}`), true),
  )
  await page.getByRole('article').nth(12).getByRole('link').click()
  const place = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
  expect(place).toBeGreaterThan(300)
  await expect(page).toHaveURL(/\/directory\/escapes\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/escapes\?page=2$/)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(60)
})

test('a hovered page link is prefetched before the click', async ({ page }) => {
  await open(page, '/escapes')
  const link = page.getByRole('article').nth(5).getByRole('link')
  const title = await link.innerText()
  const path = await link.getAttribute('href')
  await link.hover()
  await page.waitForFunction(
    (file) => performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
    `${path}.data`,
  )
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a page beyond the last is the last', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/essentials?page=999')
  const pages = page.getByRole('navigation', { name: 'Pages of results' })
  await expect(pages.locator('[aria-current=page]')).toHaveText('5')
  await expect(pages.getByRole('link', { name: /next/i })).toHaveCount(0)
})
