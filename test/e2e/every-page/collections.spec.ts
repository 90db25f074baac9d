import { expect, open, test } from '../pages.ts'

test('a story leads to its listings and to the next story', async ({ page }) => {
  await open(page, '/collections')
  await page.getByRole('link', { name: /^Dark enough to see/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark enough to see')
  const listing = page.getByRole('link', { name: 'Atacama Night Domes' })
  await expect(listing).toBeVisible()
  await expect(page.getByText(/\$\d+ per night/).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'Next story' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The five seconds')
  await page.getByRole('link', { name: 'Fjordlys Sauna Cabins' }).click()
  await expect(page).toHaveURL(/\/directory\/escapes\/fjordlys-sauna-cabins$/)
})

test('the home page of the directory shows the featured ones', async ({ page }) => {
  await open(page, '/directory')
  await page.getByRole('link', { name: 'All collections' }).scrollIntoViewIfNeeded()
  const featured = page.getByRole('region', { name: 'Collections' }).getByRole('listitem')
  await expect(featured).toHaveCount(6)
  await featured.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dark enough to see')
})

test('a story is an article for search engines, with its listings', async ({ request }) => {
  const html = await (await request.get('/de/collections/japan-in-a-low-voice')).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  )
  const article = data.find((entry) => entry['@type'] === 'Article')
  expect(article).toMatchObject({ headline: 'Japan, leise', inLanguage: 'de' })
  expect(article.mentions.numberOfItems).toBe(6)
  const image = new URL(article.image)
  const preview = await request.get(image.pathname + image.search)
  expect(preview.headers()['content-type']).toBe('image/png')
})

test('the same text is there as Markdown', async ({ request }) => {
  const markdown = await (await request.get('/fr/collections/japan-in-a-low-voice.md')).text()
  expect(markdown).toContain('# Le Japon à voix basse')
  expect(markdown).toContain('Tanigumo Ryokan')
  expect((await request.get('/collections/nope.md')).status()).toBe(404)
})
