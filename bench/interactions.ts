import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { median } from './report.ts'
import { startSite } from './servers.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const SLOWER = 4
/** The limit of a good Interaction to Next Paint, in milliseconds. */
const LIMIT_MS = 200
const AIM_MS = 100

type Interaction = { what: string; path: string; before?: Step; act: Step }
type Step = (page: Page) => Promise<unknown>

const button =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().click()

const INTERACTIONS: readonly Interaction[] = [
  { what: 'menu opens', path: '/escapes', act: button('Open menu') },
  {
    what: 'search opens',
    path: '/escapes',
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).click(),
  },
  {
    what: 'filters open',
    path: '/escapes',
    act: (page) => page.getByRole('button', { name: /^Filters/ }).click(),
  },
  { what: 'a listing is saved', path: '/escapes/3', act: button('Save') },
  {
    what: 'photos open',
    path: '/escapes/3',
    act: (page) => page.getByRole('link', { name: 'Show all photos' }).click(),
  },
  {
    what: 'next photo',
    path: '/escapes/3',
    before: async (page) => {
      await page.getByRole('link', { name: 'Show all photos' }).click()
      await page.getByRole('button', { name: 'Next photo' }).waitFor()
    },
    act: button('Next photo'),
  },
  {
    what: 'a tab is chosen',
    path: '/escapes/3',
    act: (page) => page.getByRole('tab').nth(1).click(),
  },
]

/** From a tap to the next paint, with the processor throttled by four. */
export async function benchInteractions(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const site = await startSite(folder, PORT)
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    process.stdout.write(`\nInteraction to next paint, ${SLOWER}x CPU (aim ${AIM_MS} ms)\n`)
    for (const interaction of INTERACTIONS) {
      const times: number[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
        const time = await paintedAfter(context, site.url, interaction)
        await context.close()
        // The first round warms up the server.
        if (round > 0) times.push(time)
      }
      const worst = Math.max(...times)
      process.stdout.write(
        `${interaction.what.padEnd(20)} median ${median(times).toFixed(0)} ms, worst ${worst.toFixed(0)} ms${worst > LIMIT_MS ? '  !' : ''}\n`,
      )
    }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function paintedAfter(
  context: BrowserContext,
  origin: string,
  { path, before, act }: Interaction,
): Promise<number> {
  const page = await context.newPage()
  await page.goto(`${origin}${path}`, { waitUntil: 'load' })
  // The first interaction fetches the scripts; the measured page is warm.
  await page.mouse.wheel(0, 1)
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await before?.(page)
  await page.waitForTimeout(1_000)
  await page.evaluate(observe)
  await act(page)
  await page.waitForTimeout(1_500)
  return page.evaluate(() => Math.max(0, ...longest()))
}

declare function longest(): number[]

/** Runs in the page. Events shorter than two frames are reported as 0. */
function observe(): void {
  const found: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) found.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  Object.assign(globalThis, { longest: () => found })
}
