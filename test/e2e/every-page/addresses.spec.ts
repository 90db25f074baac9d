import { expect, test } from '@playwright/test'
import { PAGES } from '../pages.ts'

const MISSING = new Set<string>([
  'escape not found',
  'experience not found',
  'directory escape not found',
  'collection not found',
  'page not found',
])

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} answers ${MISSING.has(name) ? 404 : 200} with a title and one main heading`, async ({
    request,
  }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(MISSING.has(name) ? 404 : 200)
    const html = await response.text()
    expect(html).toMatch(/<title>[^<]*Seekwell[^<]*<\/title>/)
    expect(html.match(/<h1[\s>]/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(html).not.toContain('undefined')
  })
}

test('ids and slugs lead to one address', async ({ request }) => {
  const plain = { maxRedirects: 0 }
  const directory = await request.get('/directory/escapes/3', plain)
  expect(directory.status()).toBe(301)
  expect(directory.headers()['location']).toMatch(/\/directory\/escapes\/yukitani-ryokan$/)
  const detail = await request.get('/escapes/yukitani-ryokan', plain)
  expect(detail.status()).toBe(301)
  expect(detail.headers()['location']).toMatch(/\/escapes\/3$/)
})

test('an unknown escape shows the alert of the specification', async ({ page }) => {
  await page.goto('/escapes/11')
  await expect(page.getByRole('alert')).toContainText('Error')
  await expect(page.getByRole('alert')).toContainText('Escape listing not found.')
  await expect(page.getByRole('link', { name: 'Back to Escapes' })).toHaveAttribute(
    'href',
    '/escapes',
  )
})

test('an unknown experience shows the alert of the specification', async ({ page }) => {
  await page.goto('/directory/experiences/nope')
  await expect(page.getByRole('alert')).toContainText('Experience not found.')
  await expect(page.getByRole('link', { name: 'Back to Experiences' })).toHaveAttribute(
    'href',
    '/experiences',
  )
})

const HOSTILE = [
  'page=-1',
  'page=abc',
  'page=99999999999',
  `q=${'x'.repeat(6000)}`,
  'q=%00%01',
  'q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
  'q=%D7%A9%D7%9C%D7%95%D7%9D%20%F0%9F%98%B4',
  'hour=nope&price=%24%24%24%24%24',
  'q=%E0%A4%A',
  'sort=drop%20table&view=x',
  "q='%20or%201=1--",
  'concern=everything',
  'type=a&type=b&type=c',
]

for (const path of [
  '/escapes',
  '/essentials',
  '/enhancements',
  '/experiences',
  '/search-results',
]) {
  test(`hostile queries break nothing · ${path}`, async ({ request }) => {
    for (const query of HOSTILE) {
      const response = await request.get(`${path}?${query}`)
      expect(response.status(), `${path}?${query.slice(0, 40)}`).toBeLessThan(500)
      expect(await response.text()).not.toContain('<script>alert(1)')
    }
  })
}

const NOWHERE = [
  '/escapes/1%00',
  '/directory/escapes/a%00',
  '/directory/experiences/a/b%00',
  '/art/..%2f..%2fetc-0-4x3.svg',
  '/og/nope.png',
  '/a'.repeat(1_000),
  `/escapes/${'x'.repeat(4_000)}`,
]

for (const path of NOWHERE) {
  test(`unknown addresses are not found · ${path.slice(0, 40)}`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}

test('unknown ids are left out', async ({ request }) => {
  const response = await request.get('/api/listings?id=%00&id=1&id=nope')
  const { items } = (await response.json()) as { items: { id: string }[] }
  expect(items.map((item) => item.id)).toEqual(['1'])
})
