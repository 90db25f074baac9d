import { chatOf, isPhone } from '../chat/assistant.ts'
import { expect, open, test } from '../pages.ts'

test('from a feeling, through Willow, to a saved listing', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('tab', { name: 'Heal' }).click()
  await page.getByRole('link', { name: 'Sleep' }).first().click()
  const composer = page.getByPlaceholder('Seek well, my friend')
  await expect(composer).toHaveValue('I need help with sleep')
  await page.getByRole('button', { name: 'Send' }).click()
  const log = page.getByRole('log')
  await expect(log.getByText('I need help with sleep')).toBeVisible()
  const card = log.getByRole('link').first()
  await expect(card).toBeVisible()
  const title = (await card.locator('.chat-rec-title').innerText()).trim()
  await card.click()
  await expect(
    page
      .getByRole('heading', { level: 1, name: title })
      .or(page.getByRole('dialog').getByRole('heading', { name: title }).last()),
  ).toBeVisible()
  // The conversation stays open beside the page; a phone has no room for both.
  if (!isPhone(page)) await chatOf(page).getByRole('button', { name: 'Minimize chat' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await expect(page.getByText('Added to wishlist').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true }).first()).toBeVisible()
  await open(page, '/saved')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
})

test('from words in the search, over a suggestion and to its results', async ({ page }) => {
  await open(page, '/escapes')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('combobox')
  await field.fill('burnt out from work')
  await expect(dialog.getByRole('heading', { name: 'Suggestions for Escapes' })).toBeVisible()
  // Local hits come first; the explanation shows that the assistant has answered.
  await expect(dialog.locator('.search-panel-why')).not.toBeEmpty()
  // The row above them leads to a listing.
  await expect(dialog.getByRole('option').first()).toContainText('Open')
  const suggestion = dialog.getByRole('option').nth(1)
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')

  await expect(page).toHaveURL(/\/search-results\?.*ai=1/)
  await expect(page.locator('.why-panel-words')).not.toBeEmpty()

  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await field.fill('burnt out from work')
  await expect(dialog.locator('.search-panel-why')).not.toBeEmpty()
  await field.press('Enter')
  await expect(page).toHaveURL(/q=burnt\+out\+from\+work.*ai=1/)
  await expect(page.locator('.why-panel-words')).not.toBeEmpty()
})

test('from results to an escape, and back to the same place', async ({ page }) => {
  await open(page, '/search-results?q=burnt+out+from+work&ai=1')
  await expect(page.locator('.why-panel-words')).not.toBeEmpty()
  const places = page.locator('main article a[href^="/directory/escapes/"]')
  await expect(places.nth(3)).toBeVisible()
  const address = page.url()
  // A click scrolls its target into view.
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('left-at', `${scrollY}`), true),
  )
  await places.nth(3).click()
  const scroll = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
  expect(scroll).toBeGreaterThan(100)
  await expect(page).toHaveURL(/\/directory\/escapes\//)
  await expect(page.getByRole('button', { name: /Book/ }).first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scroll))
    .toBeLessThan(40)
})

test('a saved item is removed by a press, and restored by Undo', async ({ page }) => {
  await open(page, '/escapes/2')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await open(page, '/saved')
  const title = page.getByRole('heading', { name: 'Moss Hollow Lodge' })
  await expect(title).toBeVisible()
  await page.getByRole('button', { name: 'Remove Moss Hollow Lodge' }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(title).toBeVisible()
})

test('a message of danger is answered with helplines, and without listings', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/search-results?q=i+want+to+die')
  await expect(page.getByRole('alert')).toContainText('988')
  await expect(page.locator('main a[href^="/directory/"]')).toHaveCount(0)
  await open(page, '/')
  await page.getByRole('tab', { name: 'Chat' }).click()
  const composer = page.getByPlaceholder('Seek well, my friend')
  await composer.fill('I want to die')
  await composer.press('Enter')
  const log = page.getByRole('log')
  await expect(log).toContainText('988')
  await composer.fill('yoga')
  await composer.press('Enter')
  await expect(log).toContainText('After what you told me')
  await expect(log.locator('a[href^="/"]')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages, links, search form and filters work', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('main')
      .getByRole('link', { name: /Escapes/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wellness Escapes' })).toBeVisible()
    await page.getByPlaceholder('Search for escapes...').fill('ryokan')
    await page
      .getByRole('main')
      .getByRole('button', { name: /search/i })
      .first()
      .click()
    await expect(page).toHaveURL(/q=ryokan/)
    await expect(page.getByText(/\d+ propert(y|ies) found/).first()).toBeVisible()
    await page.getByRole('link', { name: 'Restore' }).first().click()
    await expect(page).toHaveURL(/q=ryokan.*hour=restore|hour=restore.*q=ryokan/)
    await page.getByRole('link', { name: /^Filters/ }).click()
    await page.getByRole('checkbox', { name: /^Ryokan/ }).check()
    await page.getByRole('button', { name: 'Show results' }).click()
    await expect(page).toHaveURL(/q=ryokan.*type=Ryokan|type=Ryokan.*q=ryokan/)
    await page.locator('main a[href^="/directory/escapes/"]').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
