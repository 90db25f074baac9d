import { excessWidth, expect, open, test } from '../pages.ts'

const LONG = 'x'.repeat(10_000)
const ODD = {
  'a page below the first': 'page=-1&q=',
  'a page that is no number': 'page=abc&rating=NaN',
  'a page past every end': 'page=99999999999999999999',
  'ten thousand letters': `q=${LONG}`,
  'emoji and right-to-left text': `q=${encodeURIComponent('😴‏שלום عليكم '.repeat(12))}`,
  'quotes and HTML': `q=${encodeURIComponent('"><img src=x onerror=alert(1)><script>alert(1)</script>\'')}`,
  'repeated and array-like parameters':
    'q=a&q=b&q[]=c&q[x]=d&hour[]=calm&hour=nope&type=a&type=b&view[]=list&sort[0]=newest',
  'a NUL and control characters': 'q=%00%01%1b%7f&tag=%00',
  'bytes that are no UTF-8': 'q=%ff%fe%E0%A4%A&hour=%c0%af',
  'nothing that there is': 'hour=nope&price=%24%24%24%24%24%24&concern=all&tab=nope&filter=nope',
} as const

const TAKERS = ['/escapes', '/search-results', '/enhancements', '/directory', '/']

for (const [name, query] of Object.entries(ODD)) {
  test(`${name} breaks no page`, { tag: '@desktop' }, async ({ request }) => {
    for (const path of TAKERS) {
      const response = await request.get(`${path}?${query}`)
      expect(response.status(), path).toBe(200)
      expect(await response.text()).not.toContain('<script>alert')
    }
  })

  test(`${name} breaks no layout`, { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/search-results', '/escapes']) {
      await open(page, `${path}?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      expect(await excessWidth(page), path).toBeLessThanOrEqual(0)
    }
    if (query.startsWith('q=')) {
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await excessWidth(page), '320 px').toBeLessThanOrEqual(0)
    }
  })
}

const NOWHERE: [path: string, words: string, back: string][] = [
  ['/escapes/11', 'Escape listing not found.', 'Back to Escapes'],
  ['/escapes/%00', 'Escape listing not found.', 'Back to Escapes'],
  [`/escapes/${'%F0%9F%98%B4'.repeat(30)}`, 'Escape listing not found.', 'Back to Escapes'],
  ['/directory/experiences/nope', 'Experience not found.', 'Back to Experiences'],
  ['/directory/experiences/yoga/nope', 'Experience not found.', 'Back to Experiences'],
  ['/directory/escapes/category/nope', 'This category does not exist.', 'Back'],
  ['/directory/escapes/search?filter=nope', 'does not exist', 'Back'],
  ['/experiences/nope', 'This category does not exist.', 'Back'],
  ['/nope/%22%3E%3Cscript%3E', 'Page not found', 'Back to Home'],
  ['/%ff', 'Page not found', 'Back to Home'],
  ['/api/nope', 'Page not found', 'Back to Home'],
]

test('a missing page is reported before hydration', { tag: '@desktop' }, async ({ request }) => {
  for (const [path, words, back] of NOWHERE) {
    const response = await request.get(path)
    const html = await response.text()
    expect([response.status(), html.includes(words), html.includes(back)], path).toEqual([
      404,
      true,
      true,
    ])
  }
})

/** One of each kind of page that reports it. */
const SAMPLED = new Set([2, 4, 5, 8, 9])

test('a missing page is reported after hydration, and nothing is too wide', async ({ page }) => {
  for (const [path, words, back] of NOWHERE.filter((_, place) => SAMPLED.has(place))) {
    expect((await open(page, path))?.status(), path).toBe(404)
    await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByRole('link', { name: back }).first()).toBeVisible()
    await expect(page.getByText('Internal Server Error')).toHaveCount(0)
    expect(await excessWidth(page), path).toBeLessThanOrEqual(0)
  }
})

test('a client-side link to a missing page is reported, too', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/escapes')
  await page.evaluate(() => {
    history.pushState({ key: 'x', idx: 1 }, '', '/nope')
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the APIs reject invalid input', { tag: '@desktop' }, async ({ request }) => {
  for (const path of [
    `/api/suggest?q=${LONG}`,
    '/api/suggest?q=%ff%00',
    '/api/suggest',
    '/api/listings?id[]=1&id=%00',
  ])
    expect(await (await request.get(path)).json(), path.slice(0, 40)).toHaveProperty('items')
  const asked = await request.post('/functions/v1/anthropic-ai', { data: '{"prompt": ' })
  expect(asked.status()).toBeGreaterThanOrEqual(400)
  expect(asked.status()).toBeLessThan(500)
})
