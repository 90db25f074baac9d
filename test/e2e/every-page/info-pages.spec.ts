import { expect, open, test } from '../pages.ts'

const PAGES: [link: string, path: string][] = [
  ['About', '/about'],
  ['How we rank', '/how-we-rank'],
  ['How we verify', '/how-we-verify'],
  ['Accessibility', '/accessibility'],
  ['Privacy', '/privacy'],
  ['Terms', '/terms'],
  ['Contact', '/contact'],
]

test('the footer links to every page about the site', async ({ page }) => {
  await open(page, '/contact')
  const footer = page.getByRole('contentinfo')
  for (const [name, path] of PAGES) {
    const link = footer.getByRole('link', { name, exact: true })
    await expect(link, name).toHaveAttribute('href', path)
    expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44)
  }
  await footer.getByRole('link', { name: 'How we rank' }).click()
  await expect(page).toHaveURL(/\/how-we-rank$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How we rank')
})

test('each page about the site is a public page like others', { tag: '@desktop' }, async ({
  request,
}) => {
  const other = await request.get('/escapes')
  for (const [name, path] of PAGES) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['cache-control'], path).toBe(other.headers()['cache-control'])
    expect(await response.text(), path).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
  }
  for (const [path, title] of [
    ['/de/privacy', 'Datenschutz'],
    ['/es/terms', 'Condiciones'],
    ['/fr/how-we-rank', 'Comment nous classons'],
  ] as const)
    expect(await (await request.get(path)).text(), path).toContain(`${title}</h1>`)
})

test('Contact, Privacy and Terms say that the operator is not configured', {
  tag: '@desktop',
}, async ({ request }) => {
  for (const path of ['/contact', '/privacy', '/terms']) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('The operator of this site has not given an address yet.')
  }
})

test('the table of contents of a page links to its sections', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, '/privacy')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Who else receives data' }).click()
  await expect(page).toHaveURL(/\/privacy#others$/)
  await expect(page.getByRole('heading', { name: 'Who else receives data' })).toBeInViewport()
})

test('sign-up links to the terms and the privacy page, and the profile to the latter', async ({
  page,
}) => {
  await open(page, '/sign-up')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms')
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
  await open(page, '/profile')
  await expect(main.getByRole('heading', { name: 'Privacy' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy')
})

test('a missing page offers search, categories and the assistant', async ({ page }) => {
  expect((await open(page, '/nope'))?.status()).toBe(404)
  await expect(page).toHaveTitle(/^Page not found - /)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  const main = page.getByRole('main')
  await expect(main.getByText('Error', { exact: true })).toHaveCount(0)
  await expect(main.getByRole('listitem').getByRole('link')).toHaveText([
    /^Escapes/,
    /^Essentials/,
    /^Enhancements/,
    /^Experiences/,
  ])
  await main.getByRole('link', { name: 'Ask Willow instead' }).click()
  await expect(page.getByRole('button', { name: 'Close chat' })).toBeVisible()
  await page.getByRole('button', { name: 'Close chat' }).click()
  await main.getByRole('searchbox').fill('sleep')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search-results\?q=sleep/)
})
