import { type APIRequestContext, expect, test } from '@playwright/test'
import { open, PAGES } from '../pages.ts'

/** Pages about a query, personal pages, and missing pages, which are not indexed. */
const UNINDEXED = new Set<string>([
  'escapes, nothing found',
  'escape not found',
  'experience not found',
  'directory escape not found',
  'search results',
  'directory, asked',
  'saved',
  'page not found',
  'collection not found',
])

/** The schema.org types of each indexed page. */
const KINDS: Record<string, string[]> = {
  'home, explore': ['WebSite'],
  'home, heal': ['WebSite'],
  'home, chat': ['WebSite'],
  'escape detail': ['LodgingBusiness', 'BreadcrumbList'],
  'escape detail, amenities': ['LodgingBusiness', 'BreadcrumbList'],
  'directory escape': ['LodgingBusiness', 'BreadcrumbList'],
  'instructor profile': ['ProfilePage', 'BreadcrumbList'],
  'essential dialog': ['Product', 'BreadcrumbList'],
  'experience detail': ['Event', 'BreadcrumbList'],
  event: ['Event', 'BreadcrumbList'],
  collection: ['Article', 'BreadcrumbList'],
  search: [],
  about: ['BreadcrumbList'],
  'how we rank': ['BreadcrumbList'],
  'how we verify': ['BreadcrumbList'],
  accessibility: ['BreadcrumbList'],
  privacy: ['BreadcrumbList'],
  terms: ['BreadcrumbList'],
  contact: ['BreadcrumbList'],
}
const LIST = ['CollectionPage', 'BreadcrumbList']

type Head = {
  canonical: string | undefined
  meta: Map<string, string>
  data: Record<string, unknown>[]
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`metadata for search engines and messengers · ${name}`, async ({ request, baseURL }) => {
    const { canonical, meta, data } = await headOf(request, path)
    expect(meta.get('robots')).toBe(UNINDEXED.has(name) ? 'noindex' : undefined)
    for (const entry of data) expect(entry['@context']).toBe('https://schema.org')
    expect(JSON.stringify(data), 'made up ratings').not.toMatch(/"(?:aggregateRating|review)"/)
    if (UNINDEXED.has(name)) return
    expect(data.map((entry) => entry['@type'])).toEqual(KINDS[name] ?? LIST)
    expect(canonical).toMatch(new RegExp(`^${baseURL}/`))
    const image = meta.get('og:image') ?? ''
    expect({
      description: meta.get('description')?.length,
      title: meta.get('og:title'),
      url: meta.get('og:url'),
      card: meta.get('twitter:card'),
      image,
    }).toEqual({
      description: expect.any(Number),
      title: expect.stringMatching(/\S/),
      url: canonical,
      card: 'summary_large_image',
      image: expect.stringMatching(new RegExp(`^${baseURL}/.+\\.png`)),
    })
    const again = await headOf(request, new URL(canonical ?? '').href)
    expect(again.canonical, 'the canonical address is its own').toBe(canonical)
    const picture = await request.get(image)
    expect(picture.headers()['content-type']).toBe('image/png')
  })
}

test('a list past its end is its last page, and not indexed', async ({ request, baseURL }) => {
  for (const path of ['/escapes', '/directory/escapes/amenity/sauna', '/experiences/yoga']) {
    const { canonical, meta } = await headOf(request, `${path}?page=999`)
    expect(canonical).toMatch(/\?page=\d{1,2}$/)
    expect(meta.get('robots')).toBe('noindex')
    const last = await headOf(request, canonical ?? '')
    expect(last.meta.get('robots')).toBeUndefined()
    const first = await headOf(request, `${path}?page=abc`)
    expect(first.canonical).not.toContain('page')
    expect(first.canonical).toContain(baseURL)
  }
})

for (const path of [
  '/escapes?hour=calm&price=%24',
  '/enhancements?verified=1',
  '/essentials?sort=price-low',
  '/experiences?q=sound',
  '/directory/escapes/amenity/sauna?hour=calm',
]) {
  test(`a filtered list is not indexed · ${path}`, async ({ request }) => {
    const { canonical, meta } = await headOf(request, path)
    expect(meta.get('robots')).toBe('noindex')
    expect(canonical).not.toContain('?')
  })
}

test('the sitemap names every public page once, with its last change', async ({
  request,
  baseURL,
}) => {
  const index = await request.get('/sitemap.xml')
  expect(index.headers()['content-type']).toContain('application/xml')
  const parts = [...(await index.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
  expect(parts).toEqual([`${baseURL}/sitemaps/pages.xml`, `${baseURL}/sitemaps/1.xml`])
  const texts = await Promise.all(parts.map(async (url) => (await request.get(url ?? '')).text()))
  const entries = [
    ...texts.join('').matchAll(/<url><loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g),
  ]
  const paths = entries.map(([, url]) => url?.replaceAll('&amp;', '&').slice(baseURL?.length))
  expect(new Set(paths).size).toBe(paths.length)
  expect(entries.every(([, , changed]) => !Number.isNaN(Date.parse(changed ?? '')))).toBe(true)
  for (const [name, path] of Object.entries(PAGES)) {
    if (UNINDEXED.has(name)) continue
    const { canonical } = await headOf(request, path)
    expect(paths, name).toContain(canonical?.slice(baseURL?.length))
  }
  expect((await request.get('/sitemaps/2.xml')).status()).toBe(404)
})

test('the fixed pages of the sitemap respond, and are indexable', async ({ request }) => {
  const text = await (await request.get('/sitemaps/pages.xml')).text()
  const urls = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) =>
    (url ?? '').replaceAll('&amp;', '&'),
  )
  expect(urls.length).toBeGreaterThan(40)
  // A sample of each kind and language, to limit the time.
  for (const url of urls.filter((_, index) => index % 23 === 0)) {
    const { canonical, meta } = await headOf(request, url)
    expect(canonical).toBe(url)
    expect(meta.get('robots'), url).toBeUndefined()
  }
})

test('well-known files of browsers and robots', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /api/')
  const manifest = await request.get('/manifest.webmanifest')
  const { name, icons } = (await manifest.json()) as { name: string; icons: { src: string }[] }
  expect(name).toBe('Seekwell')
  const html = await (await request.get('/')).text()
  for (const path of ['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']) {
    expect(html).toContain(`href="${path}"`)
    icons.push({ src: path })
  }
  for (const { src } of icons) {
    const icon = await request.get(src)
    expect(icon.status(), src).toBe(200)
    expect(icon.headers()['content-type'], src).toMatch(/^image\//)
  }
})

async function headOf(request: APIRequestContext, path: string): Promise<Head> {
  const html = await (await request.get(path)).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const canonicals = [...head.matchAll(/<link rel="canonical" href="([^"]+)"/g)]
  expect(canonicals.length).toBeLessThanOrEqual(1)
  const meta = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)]
  const data = [...head.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    canonical: canonicals[0]?.[1]?.replaceAll('&amp;', '&'),
    meta: new Map(meta.map(([, name = '', content = '']) => [name, content])),
    data: data.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>),
  }
}

test('metadata is removed on navigation', async ({ page }) => {
  await open(page, '/escapes')
  const jsonLd = page.locator('script[type="application/ld+json"]')
  const shared = page.locator('link[rel=canonical], [property="og:url"], [hreflang="x-default"]')
  await expect(jsonLd).toHaveCount(LIST.length)
  await expect(shared).toHaveCount(3)
  await page.getByRole('link', { name: 'Yukitani Ryokan' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yukitani Ryokan')
  await expect(page).toHaveTitle(/^Yukitani Ryokan - /)
  await expect(jsonLd).toHaveCount(0)
  await expect(shared).toHaveCount(0)
})
