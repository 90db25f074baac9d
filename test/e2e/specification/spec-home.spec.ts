import { faultsOf } from '../axe.ts'
import { chatOf, composerOf, isPhone, openerOf } from '../chat/assistant.ts'
import { excessWidth, expect, open, test } from '../pages.ts'

const tabsOf = (page: Parameters<typeof chatOf>[0]) => page.getByRole('tablist').getByRole('tab')

test('spec 2 · home · tabs · no header, and Explore, Heal and Chat that are addresses', async ({
  page,
}) => {
  await open(page, '/')
  await expect(page.getByRole('banner').getByText('Search')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0)
  await expect(tabsOf(page)).toHaveText(['Explore', 'Heal', 'Chat'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Your personal guide to wellness in 2025',
  )
  await tabsOf(page).nth(1).click()
  await expect(page).toHaveURL('/?tab=heal')
  await tabsOf(page).nth(2).click()
  await expect(page).toHaveURL('/?tab=chat')
  await page.goBack()
  await expect(tabsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(tabsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  await tabsOf(page).nth(0).press('ArrowRight')
  await expect(tabsOf(page).nth(1)).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Heal' })).toBeVisible()
})

const CARDS = [
  ['Escapes', 'Yoga Retreats, Spa Resorts, Meditation Centers, Nature Escapes'],
  ['Essentials', 'Supplements, Equipment, Personal Care, Aromatherapy'],
  ['Enhancements', 'Digital Tools, Coaching Services, Wellness Apps, Add-on Therapies'],
  ['Experiences', 'Workshops, Classes, Events, Guided Practices'],
] as const

test('spec 2 · home · explore · four category cards, in two columns on phones', async ({
  page,
}) => {
  await open(page, '/')
  const cards = page.getByRole('tabpanel', { name: 'Explore' }).getByRole('link')
  await expect(cards).toHaveCount(4)
  for (const [at, [title, subcategories]] of CARDS.entries()) {
    const card = cards.nth(at)
    await expect(card.getByRole('heading', { name: title })).toBeVisible()
    await expect(card).toContainText(subcategories)
    await expect(card).toHaveAttribute('href', `/${title.toLowerCase()}`)
    await expect
      .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
  const lefts = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().left)),
  )
  expect(new Set(lefts).size).toBe(isPhone(page) ? 2 : 4)
  await cards.nth(2).click()
  await expect(page).toHaveURL('/enhancements')
})

test('spec 2 · home · heal · two panels', async ({ page }) => {
  await open(page, '/?tab=heal')
  const target = page.getByRole('region', { name: 'Target Your Wellness' })
  await expect(target.getByRole('listitem')).toHaveText([
    'Sleep',
    'Stress',
    'Energy',
    'Focus',
    'Digestion',
    'Immunity',
  ])
  const paths = page.getByRole('region', { name: 'Recovery Paths' })
  await expect(paths.getByRole('listitem')).toHaveText([
    'Mind',
    'Body',
    'Spirit',
    'Sleep',
    'Nutrition',
    'Movement',
  ])
})

test('spec 2 · home · concerns · each switches to Chat with its words in the composer', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/')
  for (const concern of ['Sleep', 'Stress', 'Energy', 'Focus', 'Digestion', 'Immunity']) {
    await tabsOf(page).nth(1).click()
    await page
      .getByRole('region', { name: 'Target Your Wellness' })
      .getByRole('link', { name: concern })
      .click()
    await expect(tabsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(composerOf(page)).toHaveValue(`I need help with ${concern.toLowerCase()}`)
  }
})

test('spec 2 · home · assessment · switches to Chat with its words', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/?tab=heal')
  await page.getByRole('link', { name: 'Personalized Assessment' }).click()
  await expect(composerOf(page)).toHaveValue("I'd like a personalized wellness assessment")
  await expect(tabsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true')
})

test('spec 2 · home · recovery paths · lead to results with the concern', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/?tab=heal')
  const paths = page.getByRole('region', { name: 'Recovery Paths' })
  for (const path of ['Mind', 'Body', 'Spirit', 'Sleep', 'Nutrition', 'Movement']) {
    await expect(paths.getByRole('link', { name: path })).toHaveAttribute(
      'href',
      `/search-results?concern=${path.toLowerCase()}`,
    )
  }
  await paths.getByRole('link', { name: 'Spirit' }).click()
  await expect(page).toHaveURL(/\/search-results\?concern=spirit/)
  const state = await page.evaluate(() => window.history.state.usr)
  expect(state).toMatchObject({ wellnessConcern: 'spirit' })
  await page.goBack()
  await expect(paths).toBeVisible()
})

test('spec 2 · home · chat · the embedded assistant, 600 px high on desktop', async ({ page }) => {
  await open(page, '/?tab=chat')
  await expect(chatOf(page)).toContainText('How can I help you seek well today?')
  const box = await chatOf(page).boundingBox()
  expect(box?.height).toBe(isPhone(page) ? 400 : 600)
})

test('spec 2 · home · floating chat · on desktop beside Explore and Heal; help text forces Chat', async ({
  page,
}) => {
  await open(page, '/')
  await expect(openerOf(page)).toHaveCount(isPhone(page) ? 0 : 1)
  await tabsOf(page).nth(1).click()
  await expect(openerOf(page)).toHaveCount(isPhone(page) ? 0 : 1)
  await tabsOf(page).nth(2).click()
  await expect(chatOf(page)).toBeVisible()
  await expect(openerOf(page)).toHaveCount(0)
  await open(page, '/?tab=heal&help=I+need+help+with+focus')
  await expect(tabsOf(page).nth(2)).toHaveAttribute('aria-selected', 'true')
  await expect(composerOf(page)).toHaveValue('I need help with focus')
})

test('spec 4 · states · home tab · a concern in Heal moves to Chat, and Back to Heal', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/?tab=explore')
  await expect(tabsOf(page).nth(0)).toHaveAttribute('aria-selected', 'true')
  await tabsOf(page).nth(1).click()
  await page.getByRole('link', { name: 'Digestion' }).click()
  await expect(composerOf(page)).toHaveValue('I need help with digestion')
  await composerOf(page).fill('something else')
  await page.reload()
  await expect(composerOf(page)).toHaveValue('something else')
  await page.goBack()
  await expect(tabsOf(page).nth(1)).toHaveAttribute('aria-selected', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the Chat tab is laid out correctly, contains the help text and can be submitted', async ({
    page,
  }) => {
    await page.goto('/?tab=chat&help=I+need+help+with+sleep')
    const box = await chatOf(page).boundingBox()
    expect(box?.height).toBe(isPhone(page) ? 400 : 600)
    await expect(composerOf(page)).toHaveValue('I need help with sleep')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/search-results\?ai=1&q=I\+need\+help\+with\+sleep/)
  })
})

test('home goes on below the panels: a search line, dates, collections, what is new, how we choose', async ({
  page,
}) => {
  await open(page, '/')
  const week = page.getByRole('region', { name: 'Tonight and this week' })
  await expect(week.getByRole('listitem').first().locator('time')).toBeVisible()
  await expect(page.getByRole('region', { name: 'New here' }).getByRole('article')).toHaveCount(4)
  const collections = page.getByRole('region', { name: 'Collections' })
  await collections.scrollIntoViewIfNeeded()
  await expect(collections.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'How we rank' }).first()).toBeVisible()
  expect(await excessWidth(page)).toBeLessThanOrEqual(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('sleep')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=sleep$/)
  // The chat needs the room for itself.
  await open(page, '/?tab=chat')
  await expect(week).toHaveCount(0)
})

test('a tab of home asks the server for nothing', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole('tab', { name: 'Heal' }).click()
  await expect(page.getByRole('heading', { name: 'Recovery Paths' })).toBeVisible()
  expect(asked).toEqual([])
})
