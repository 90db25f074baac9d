import type { Page } from '@playwright/test'
import { faultsOf } from '../axe.ts'
import { expect, open, test } from '../pages.ts'

const SAVED = ['2', '3', '5'].map((id, place) => ({ id, at: `2026-01-0${3 - place}T00:00:00Z` }))

async function openAsked(page: Page, usr: Record<string, unknown>) {
  await open(page, '/nope')
  await page.evaluate(
    (state) => history.replaceState({ usr: state, key: 'asked' }, '', '/search-results'),
    usr,
  )
  await page.reload()
}

async function openSaved(page: Page, path: string) {
  await page.addInitScript((items) => {
    if (!localStorage.getItem('seekwell-saved'))
      localStorage.setItem('seekwell-saved', JSON.stringify(items))
  }, SAVED)
  await open(page, path)
}

test('results receive the query, the page of origin and aiEnhanced as navigation state', {
  tag: '@desktop',
}, async ({ page }) => {
  await openAsked(page, { searchQuery: 'sleep', currentPage: 'escapes', aiEnhanced: true })
  await expect(page).toHaveURL(/\/search-results\?q=sleep&from=escapes&ai=1$/)
  await expect(page.locator('.why-panel-words')).not.toBeEmpty()
  await expect(page.getByText(/^\d+ results for “sleep”$/)).toBeVisible()
  expect(await page.evaluate(() => history.state.usr.aiEnhanced)).toBe(true)

  await openAsked(page, { wellnessConcern: 'mind' })
  await expect(page).toHaveURL(/\/search-results\?concern=mind$/)
  await expect(page.locator('.why-panel-words')).not.toBeEmpty()
})

test('results have tabs with counts, one list by score, an order and its reason', async ({
  page,
}) => {
  await open(page, '/search-results?q=sleep')
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([
    /^All\d+$/,
    /^Escapes\d+$/,
    /^Essentials\d+$/,
    /^Enhancements\d+$/,
    /^Experiences\d+$/,
  ])
  await expect(page.getByRole('article')).toHaveCount(15)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeVisible()
  await expect(page.getByText(/^Ordered by how well each meets sleep, and by rating/)).toBeVisible()
  await tabs.filter({ hasText: 'Essentials' }).click()
  await expect(page).toHaveURL(/contentType=essential/)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low')
  await expect(page).toHaveURL(/sort=price-low/)
  await expect(page.getByText('The lowest price band comes first.')).toBeVisible()
  await page.locator('article a[href*="item="]').first().click()
  await expect(page).toHaveURL(/\/search-results\?.*item=/)
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/item=/)
})

test('results answer a need with the best match in large, its reasons and two more', async ({
  page,
}) => {
  await open(page, '/search-results?q=burnt+out,+a+beach+place+with+my+dog')
  const answer = page.getByRole('region', {
    name: /^Best for burnout.* · pets welcome, by a beach$/,
  })
  await expect(answer.getByRole('article')).toHaveCount(3)
  const [best, second] = [answer.getByRole('article').first(), answer.getByRole('article').nth(1)]
  await expect(best).toContainText(/\$\d+ per night/)
  await expect(best).toContainText(/Helps with: burnout.* · pets welcome, by a beach/)
  const [large, usual] = [await best.boundingBox(), await second.boundingBox()]
  expect(large?.height).toBeGreaterThan((usual?.height ?? 0) * 1.4)
  expect(await faultsOf(page)).toEqual([])

  // Another order, a further page or a map has no best match.
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating')
  await expect(page).toHaveURL(/sort=rating/)
  await expect(answer).toHaveCount(0)
  await open(page, '/search-results?q=sleep&page=2')
  await expect(page.getByRole('article')).toHaveCount(15)
  await expect(page.getByRole('region', { name: /^Best for/ })).toHaveCount(0)
})

test('a pressed tab is selected at once, and is reverted by a navigation to another page', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/search-results?q=sleep')
  await page.route(/search-results\.data\?.*contentType=experience/, () => {})
  const tab = (name: string) => page.getByRole('tab', { name })
  const chosen = page.getByRole('tab', { selected: true })
  await tab('Essentials').click()
  await expect(page).toHaveURL(/contentType=essential/)
  await tab('Experiences').click()
  await expect(chosen).toHaveText(/^Experiences/)
  await expect(page).toHaveURL(/contentType=essential/)
  await page.goBack()
  await expect(page).not.toHaveURL(/contentType/)
  await expect(chosen).toHaveText(/^All/)
  await page.goForward()
  await expect(chosen).toHaveText(/^Essentials/)
})

test('an empty result names the filter that causes it', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/search-results?q=ryokan&rating=5')
  await expect(page.getByText('No content found')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nearest to what you asked' })).toBeVisible()
  await page
    .getByRole('link', { name: /^Remove / })
    .last()
    .click()
  await expect(page.getByText(/^[1-9]\d* results? for “ryokan”$/)).toBeVisible()
})

test('a message of danger gets no listings at all', { tag: '@desktop' }, async ({ request }) => {
  for (const path of ['/search-results', '/search-results.data']) {
    const response = await request.get(`${path}?q=i+want+to+die&item=hinoki-candle`)
    expect(response.status()).toBe(200)
    // The link to another language repeats this address with its query.
    const text = (await response.text()).replaceAll('item=hinoki-candle', '')
    expect(text).toContain('988')
    expect(text).not.toMatch(/contentType|slug|hinoki|"found"/)
  }
})

test('a missing item is reported over the results', { tag: '@desktop' }, async ({ page }) => {
  const response = await open(page, '/search-results?q=sleep&item=no-such-thing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('alert')).toContainText('This item is not listed any more.')
})

test('removing saved items keeps the focus in the list, and Undo restores it', async ({ page }) => {
  await openSaved(page, '/saved')
  const remove = (title: string) => page.getByRole('button', { name: `Remove ${title}` })
  await remove('Moss Hollow Lodge').focus()
  await page.keyboard.press('Enter')
  await expect(remove('Yukitani Ryokan')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(remove('Moss Hollow Lodge')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved' })).toBeFocused()
})

test('the heart opens the last three, and keeps the focus after "Open saved"', {
  tag: '@desktop',
}, async ({ page }) => {
  await openSaved(page, '/escapes')
  const heart = page.getByRole('link', { name: 'Saved, 3 items' })
  await heart.click()
  const panel = page.getByRole('dialog', { name: 'Saved' })
  await expect(panel.getByRole('link')).toHaveCount(4)
  await panel.getByRole('link', { name: 'Open saved' }).click()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(heart).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('saved lists explain the need for JavaScript, and show no placeholders', {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/saved')
    await expect(page.getByText(/^Saving needs JavaScript/)).toBeVisible()
    await expect(page.locator('[data-slot=skeleton]').first()).toBeHidden()
  })
})
