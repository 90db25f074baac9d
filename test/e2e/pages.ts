import { test as base, expect, type Page } from '@playwright/test'

/** One address of each kind of page. */
export const PAGES = {
  'home, explore': '/',
  'home, heal': '/?tab=heal',
  'home, chat': '/?tab=chat',
  escapes: '/escapes',
  'escapes as a list': '/escapes?view=list',
  'escapes as a feed': '/escapes?view=feed',
  'escapes on a map': '/escapes?view=map',
  'escapes, nothing found': '/escapes?q=zzzz',
  'escape detail': '/escapes/3',
  'escape detail, amenities': '/escapes/3?tab=amenities',
  'escape not found': '/escapes/11',
  essentials: '/essentials',
  'essential dialog': '/essentials?item=hinoki-candle',
  enhancements: '/enhancements',
  experiences: '/experiences',
  'experience detail': '/directory/experiences/deep-listening-sound-bath',
  'instructor profile': '/directory/experiences/deep-listening-sound-bath/instructor',
  'experience not found': '/directory/experiences/nope',
  'directory escape': '/directory/escapes/yukitani-ryokan',
  'directory escape not found': '/directory/escapes/nope',
  'search results': '/search-results?q=burnt+out+from+work&ai=1',
  'search results of a concern': '/search-results?concern=sleep',
  search: '/search',
  'experience category': '/experiences/yoga',
  directory: '/directory',
  'directory, asked': '/directory?q=sleep',
  'directory of experiences': '/directory/experiences',
  'directory of escapes': '/directory/escapes',
  'escapes of a category': '/directory/escapes/category/desert-camps',
  'escapes of a location': '/directory/escapes/location/japan',
  'escapes with an amenity': '/directory/escapes/amenity/sauna',
  'escapes by a rule': '/directory/escapes/search?filter=pet-friendly',
  event: '/directory/experiences/sound-healing/deep-listening-sound-bath',
  collections: '/collections',
  collection: '/collections/dark-enough-to-see',
  'collection not found': '/collections/nope',
  saved: '/saved',
  about: '/about',
  'how we rank': '/how-we-rank',
  'how we verify': '/how-we-verify',
  accessibility: '/accessibility',
  privacy: '/privacy',
  terms: '/terms',
  contact: '/contact',
  'page not found': '/nope',
} as const

const PLAIN_PRINT = {
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><path fill="#9db" d="M0 0h640v480H0z"/></svg>',
}

/** A page whose console must stay empty and that must not throw. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    // Without a graphics card, rendering the noise of two dozen prints dominates the time of a
    // page.
    await page.route(/\/art\/[^/]+\.svg/, (route) => route.fulfill(PLAIN_PRINT))
    const complaints: string[] = []
    page.on('console', (message) => {
      // An expected 404 is logged by Chromium as an error.
      const expected = /status of 404|blocked by Playwright/.test(message.text())
      if (['error', 'warning'].includes(message.type()) && !expected)
        complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const slow = Number(process.env['E2E_SLOW'] ?? 0)
    if (slow)
      await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {
        rate: slow,
      })
    await use(page)
    expect(complaints, 'the console stays empty').toEqual([])
  },
})

/**
 * How many px a page is wider than its window. Not by `innerWidth`: an emulated phone zooms out of a page that is too
 * wide, and then has room for all of it.
 */
export async function excessWidth(page: Page): Promise<number> {
  const width = page.viewportSize()?.width ?? 0
  return (await page.evaluate(() => document.documentElement.scrollWidth)) - width
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path, { waitUntil: 'domcontentloaded' })
  // Idle prefetching starts with the first interaction.
  await page.mouse.move(3, 3, { steps: 3 })
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] === 'true')
  return response
}

/** Delays matching files in the network until the result is called. */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(files, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export const goOffline = (page: Page) => setOffline(page, true)
export const goOnline = (page: Page) => setOffline(page, false)

/** Chromium reports the change as done before its network process has applied it. */
async function setOffline(page: Page, offline: boolean) {
  await page.context().setOffline(offline)
  const isReachable = () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  await expect.poll(() => page.evaluate(isReachable)).toBe(!offline)
  for (const worker of page.context().serviceWorkers())
    await expect.poll(() => worker.evaluate(isReachable)).toBe(!offline)
}

/** A page after the first interaction, with its idle prefetching done. */
export async function openIdle(page: Page, path: string) {
  await open(page, path)
  await expectFetched(page, ['toast-region', 'search-panel', 'floating-panel', 'saved-popover'])
  await page.waitForLoadState('networkidle')
}

/** Waits until idle-loaded parts of a page, which need an interaction, are fetched. */
export async function expectFetched(page: Page, parts: readonly string[]) {
  const missing = async () => {
    // Repeated: events before hydration are not handled.
    await page.mouse.move(Math.random() * 9, 1)
    return page.evaluate((expected) => {
      const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
      const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')
      return [
        ...expected.filter((part) => !fetched.some((name) => name.includes(`/assets/${part}-`))),
        ...[...preloads].map(({ href }) => href).filter((href) => !fetched.includes(href)),
      ]
    }, parts)
  }
  await expect.poll(missing, { timeout: 15_000 }).toEqual([])
}

export { expect }
