import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Page, test as withWarnings } from '@playwright/test'
import sharp from 'sharp'
import { faultsOf } from '../axe.ts'
import { newDataFolder, type OwnSite, startOwnSite } from '../own-site.ts'
import { expect, open, test } from '../pages.ts'
import { makeRasterArchive, makeTileArchive } from './tile-archive.ts'

const SOURCE = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>'
const ADDRESS = 'https://tiles.example/a/streets.pmtiles'
const ARCHIVE = makeTileArchive(SOURCE)
const JAPAN = '/escapes?view=map#map=35.2,138.2,5.5'

// Software rendering: no machine of these tests has a graphics card.
const LAUNCH = {
  ...(process.env['CHROME_PATH'] && { executablePath: process.env['CHROME_PATH'] }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
}
test.use({ launchOptions: LAUNCH })
test.describe.configure({ mode: 'serial' })

/** With the archive in its data folder, and at an address. */
const sites: OwnSite[] = []
test.beforeAll(async () => {
  test.setTimeout(240_000)
  const folder = newDataFolder()
  writeFileSync(join(folder, 'streets.pmtiles'), ARCHIVE)
  sites.push(await startOwnSite(folder, { MAP_TILES: 'streets.pmtiles' }))
  sites.push(await startOwnSite(newDataFolder(), { MAP_TILES: ADDRESS }))
})
test.afterAll(async () => {
  for (const site of sites) await site.stop()
})

const fileSite = () => sites[0]?.url ?? ''
const addressSite = () => sites[1]?.url ?? ''
const sourceOf = (page: Page) => page.locator('.map-source')
const marksOf = (page: Page) => page.locator('.map-mark')

/** The requests of a page for other hosts. */
function foreignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !/^(data|blob):/.test(url)) foreign.push(url)
  })
  return foreign
}

/** Answers ranges of an archive at the address. */
function serve(page: Page, archive: Buffer) {
  return page.route(ADDRESS, (route) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? []
    return route.fulfill({
      status: 206,
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: archive.subarray(Number(from), Number(to) + 1),
    })
  })
}

/** Without a graphics card maplibre-gl takes seconds for its first picture. */
const DRAWN = { timeout: 30_000 }

/** The colours that fill at least a tenth of the map. */
async function coloursOf(page: Page): Promise<string[]> {
  const shot = await page.locator('.map-surface').screenshot()
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  for (let at = 0; at < data.length; at += 3) {
    const colour = data.subarray(at, at + 3).join()
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const tenth = (info.width * info.height) / 10
  return [...counts].filter(([, count]) => count > tenth).map(([colour]) => colour)
}

test('map tiles · a file is drawn in ranges from this site alone, with all that our own map has', async ({
  page,
}) => {
  const foreign = foreignRequests(page, fileSite())
  const ranges: (string | null)[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.pmtiles'))
      ranges.push(response.headers()['content-range'] ?? null)
  })
  await open(page, `${fileSite()}${JAPAN}`)
  await expect(sourceOf(page).getByRole('link', { name: '© OpenStreetMap' })).toBeVisible(DRAWN)
  await expect(marksOf(page).first()).toBeAttached()
  expect(ranges.length).toBeGreaterThan(0)
  expect(ranges.every((range) => range?.startsWith('bytes '))).toBe(true)
  // Land and sea.
  expect((await coloursOf(page)).length).toBeGreaterThan(1)

  await page.locator('.map-surface').focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/#map=.*,6\.5$/)
  await page.getByRole('link', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/area=/)
  await expect(page.locator('.map-list .listing-card').first()).toContainText('Japan')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
})

test('map tiles · zoom goes on to streets, and the hash restores it', async ({ page }) => {
  await open(page, `${fileSite()}/escapes?view=map#map=35.01,135.77,13.0`)
  await expect(sourceOf(page).getByRole('link')).toBeVisible(DRAWN)
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click()
  await expect(page).toHaveURL(/#map=35\.0\d+,135\.7\d+,14\.0$/)
})

test('map tiles · no fault that axe finds, in both themes', async ({ page }) => {
  for (const theme of ['light', 'dark']) {
    await open(page, `${fileSite()}/escapes?view=map`)
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
    await expect(sourceOf(page).getByRole('link')).toBeVisible(DRAWN)
    expect(await faultsOf(page)).toEqual([])
  }
})

test('map tiles · an address is asked for ranges, and for nothing without an open map', async ({
  page,
}) => {
  const foreign = foreignRequests(page, addressSite())
  await serve(page, ARCHIVE)
  await open(page, `${addressSite()}/escapes`)
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  await page.getByRole('link', { name: 'Map', exact: true }).click()
  await expect(sourceOf(page).getByRole('link', { name: '© OpenStreetMap' })).toBeVisible(DRAWN)
  expect(new Set(foreign)).toEqual(new Set([ADDRESS]))
})

for (const schema of ['openmaptiles', 'shortbread'] as const)
  test(`map tiles · an archive of ${schema} is drawn in the colours of the site`, async ({
    page,
  }) => {
    await serve(page, makeTileArchive(SOURCE, schema))
    for (const theme of ['light', 'dark']) {
      await open(page, `${addressSite()}/escapes?view=map#map=-10,150,3.0`)
      await page.evaluate((to) => document.documentElement.setAttribute('data-theme', to), theme)
      await expect(sourceOf(page).getByRole('link', { name: '© OpenStreetMap' })).toBeVisible(DRAWN)
      // Sea and land.
      await expect.poll(async () => (await coloursOf(page)).length, DRAWN).toBe(2)
    }
  })

test('map tiles · a raster is drawn, and dimmed in the dark theme', async ({ page }) => {
  const white = { width: 256, height: 256, channels: 3, background: 'white' } as const
  await serve(page, makeRasterArchive(SOURCE, await sharp({ create: white }).png().toBuffer()))
  await open(page, `${addressSite()}/escapes?view=map#map=0,0,2.0`)
  await expect(sourceOf(page).getByRole('link', { name: '© OpenStreetMap' })).toBeVisible(DRAWN)
  await expect.poll(() => coloursOf(page), DRAWN).toContain('255,255,255')
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  await expect.poll(() => coloursOf(page), DRAWN).not.toContain('255,255,255')
})

for (const [name, body] of Object.entries({
  'no archive': Buffer.from('<!doctype html>'),
  'an archive without tiles': ARCHIVE.subarray(0, 140),
  'an archive with broken tiles': Buffer.concat([
    ARCHIVE.subarray(0, -20_000),
    Buffer.alloc(20_000, 255),
  ]),
  nothing: null,
}))
  withWarnings(`map tiles · an address of ${name} leaves our own map`, async ({ page }) => {
    await page.route(ADDRESS, (route) => {
      const [, from, to] = /=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? []
      if (!body) return route.abort()
      const part = body.subarray(Number(from), Number(to) + 1)
      const headers = { 'Access-Control-Allow-Origin': '*' }
      return route.fulfill({ status: 206, headers, body: part })
    })
    await open(page, `${addressSite()}${JAPAN}`)
    await expect(sourceOf(page)).toHaveText(/street map is not available.*Natural Earth/, DRAWN)
    await expect(marksOf(page).first()).toBeAttached()
    await expect(page.locator('.map-list .listing-card')).toHaveCount(24)
  })
