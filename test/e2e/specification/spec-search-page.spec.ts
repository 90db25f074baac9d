import { test as failing, type Page, type Route } from '@playwright/test'
import {
  type AssistantCall,
  answerAssistant,
  chatOf,
  composerOf,
  isPhone,
} from '../chat/assistant.ts'
import { expect, open, test } from '../pages.ts'

const REPLY = { suggestions: ['A silent retreat', 'Lavender oil'], explanation: 'rest first' }
const fieldOf = (page: Page) => page.getByRole('main').getByRole('searchbox')
const recentOf = (page: Page) => page.getByRole('region', { name: 'Recent' }).getByRole('listitem')

test('starts without a query: concerns, paths and categories are links', async ({ page }) => {
  await open(page, '/search')
  await expect(fieldOf(page)).toHaveAttribute(
    'placeholder',
    isPhone(page) ? 'Search wellness...' : 'Search for wellness offerings...',
  )
  for (const title of ['Target Your Wellness', 'Recovery Paths']) {
    const chips = page.locator('section', { has: page.getByRole('heading', { name: title }) })
    await expect(chips.getByRole('listitem')).toHaveCount(6)
  }
  await fieldOf(page).fill('   ')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL('/search')
  await page.getByRole('main').getByRole('link', { name: 'Sleep' }).first().click()
  await expect(page).toHaveURL(/\/search-results\?concern=sleep/)
})

test('shows hits by category at once, suggestions below, and leads to results', async ({
  page,
}) => {
  await answerAssistant(page, REPLY)
  await open(page, '/search')
  await fieldOf(page).fill('yukitani')
  await expect(page.getByRole('main').getByRole('link', { name: /Yukitani Ryokan/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Suggestions for wellness' })).toBeVisible()
  await expect(page.getByText('Rest first.', { exact: true })).toHaveCSS('font-style', 'italic')
  const suggestion = page.getByRole('link', { name: 'A silent retreat' })
  await expect(suggestion).toHaveAttribute('href', /q=A\+silent\+retreat.*ai=1/)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(suggestion).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
  await fieldOf(page).fill('lake')
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=lake/)
  await page.goBack()
  await expect(fieldOf(page)).toBeVisible()
})

test('recent questions are repeated, deleted one by one or all, and the focus stays', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/search')
  await page.evaluate(() =>
    localStorage.setItem('wellness-recent-questions', JSON.stringify(['one', 'two', 'three'])),
  )
  await page.reload()
  await expect(recentOf(page)).toHaveText(['one', 'two', 'three'])
  await page.getByRole('button', { name: /two/ }).click()
  await expect(recentOf(page)).toHaveText(['one', 'three'])
  await expect(page.getByRole('button', { name: /three/ })).toBeFocused()
  await expect(recentOf(page).nth(0).getByRole('link')).toHaveAttribute(
    'href',
    '/search-results?q=one',
  )
  await page.getByRole('button', { name: /Clear recent|Clear all/ }).click()
  await expect(page.getByText('Recent questions cleared', { exact: true }).first()).toBeVisible()
  await expect(recentOf(page)).toHaveCount(0)
  await expect(fieldOf(page)).toBeFocused()
})

test('asks Willow instead, with the same words', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/search')
  await fieldOf(page).fill('rest by the sea')
  await page.getByRole('link', { name: 'Ask Willow instead' }).click()
  await expect(chatOf(page)).toBeVisible()
  await expect(composerOf(page)).toHaveValue('rest by the sea')
})

// Visible in the assistant's panel beside results.
const SEARCH_ONLY = { suggestions: ['Sound bath'], explanation: 'rest first' }

failing(
  'spec 8 · errors · recommendation call · the best rated results stand in when it fails',
  async ({ page }) => {
    await answerAssistant(page, ({ operation }: AssistantCall, route: Route) =>
      operation === 'recommend' ? route.fulfill({ status: 500 }) : SEARCH_ONLY,
    )
    await open(page, '/search-results?q=sleep&ai=1')
    await expect(page.locator('.why-panel-words')).toHaveText('Rest first.')
    const picks = page.locator('.pick')
    await expect(picks).toHaveCount(3)
    await expect(picks.first()).toContainText(
      /Highly rated .+ that aligns with your wellness goals\./,
    )
  },
)

failing(
  'spec 5 · rules · top recommendations · the three best rated of what is shown, with their reason',
  async ({ page }) => {
    await answerAssistant(page, ({ operation }: AssistantCall, route: Route) =>
      operation === 'recommend' ? route.fulfill({ status: 500 }) : SEARCH_ONLY,
    )
    await open(page, '/search-results?q=sleep&ai=1')
    const picks = page.locator('.pick')
    await expect(picks).toHaveCount(3)
    const shown = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => ({
        title: article.querySelector('h2, h3')?.textContent ?? '',
        type: article.querySelector('.listing-card-meta span')?.textContent ?? '',
        rating: Number(/[\d.]+/.exec(article.querySelector('.stars')?.textContent ?? '')?.[0] ?? 0),
      })),
    )
    const best = shown.toSorted((one, other) => other.rating - one.rating).slice(0, 3)
    expect(best[0]?.rating).toBeGreaterThan(4)
    for (const [at, { title, type }] of best.entries()) {
      await expect(picks.nth(at)).toContainText(title)
      await expect(picks.nth(at)).toContainText(
        `Highly rated ${type.toLowerCase()} that aligns with your wellness goals.`,
      )
    }
  },
)

test('spec 8 · errors · recommendation malformed · two default recommendations under their theme', async ({
  page,
}) => {
  await answerAssistant(page, ({ operation }: AssistantCall) =>
    operation === 'recommend' ? { recommendations: 'none', theme: 7 } : SEARCH_ONLY,
  )
  await open(page, '/search-results?q=sleep&ai=1')
  await expect(page.getByRole('heading', { name: 'Finding balance in daily life' })).toBeVisible()
  await expect(page.locator('.pick')).toHaveCount(2)
})
