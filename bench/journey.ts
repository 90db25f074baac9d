import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, chromium, type Page, type Response } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { median, printRows } from './report.ts'
import { startFolder, startSite } from './servers.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const NEED = 'sleep'
const VIEWPORT = { width: 412, height: 823 }

type Stage = {
  name: string
  /** The step as a visitor of the site takes it. */
  walk: (page: Page, origin: string) => Promise<unknown>
  /** A text shown when it is done, on the site and on its copy. */
  shown: string
}

const STAGES: readonly Stage[] = [
  { name: 'home', walk: (page, origin) => page.goto(`${origin}/`), shown: '.home h1' },
  {
    name: 'search',
    // As the search dialog submits the query.
    walk: (page, origin) => page.goto(`${origin}/search-results?q=${NEED}`),
    shown: '.listing-card-title a',
  },
  {
    name: 'detail',
    walk: (page) => page.locator('.listing-card-title a[href*="/escapes/"]').first().click(),
    shown: '.print-arriving',
  },
  {
    name: 'answer',
    walk: async (page) => {
      await page.getByRole('button', { name: 'Open chat with Willow' }).click()
      const composer = page.getByPlaceholder('Seek well, my friend')
      await composer.fill(NEED)
      await composer.press('Enter')
    },
    shown: '[role="log"] .chat-rec-title',
  },
]

/**
 * From the first page to an answer of the assistant, compared with a static copy of the same four pages
 * served by nginx.
 */
export async function benchJourney(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-journey-'))
  const site = await startSite(join(folder, 'data'), PORT)
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const files = join(folder, 'still')
    const types = await copy(browser, site.url, files)
    const still = await startFolder(files, types, PORT + 1)
    if (!still) return void process.stdout.write('\nNo nginx here: the journey is left out\n')
    const times = { ours: [] as number[][], theirs: [] as number[][] }
    for (let round = 0; round <= ROUNDS; round++) {
      const ours = await journey(browser, (page, { walk }) => walk(page, site.url))
      const theirs = await journey(browser, (page, { name }) =>
        page.goto(`${still.url}/${name}.html`),
      )
      // The first round is a warm-up.
      if (round === 0) continue
      times.ours.push(ours)
      times.theirs.push(theirs)
    }
    await still.stop()
    const at = (rounds: number[][], stage: number) => median(rounds.map((one) => one[stage] ?? 0))
    const whole = (rounds: number[][]) =>
      median(rounds.map((one) => one.reduce((sum, ms) => sum + ms, 0)))
    printRows(
      'The journey beside a still copy by nginx',
      [
        ...STAGES.map(({ name }, stage) => ({
          what: name,
          ours: at(times.ours, stage),
          theirs: at(times.theirs, stage),
        })),
        { what: 'whole', ours: whole(times.ours), theirs: whole(times.theirs) },
      ].map((row) => ({ ...row, unit: 'ms', peer: 'nginx' })),
    )
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Time in ms until each stage is painted, for a first-time visitor. */
async function journey(
  browser: Browser,
  go: (page: Page, stage: Stage) => Promise<unknown>,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const page = await context.newPage()
  const times: number[] = []
  for (const stage of STAGES) {
    const start = performance.now()
    await go(page, stage)
    await page.locator(stage.shown).first().waitFor()
    times.push(performance.now() - start)
  }
  await context.close()
  return times
}

/** Visits the site once and saves each page as rendered, without scripts, and all files it requested. */
async function copy(
  browser: Browser,
  origin: string,
  folder: string,
): Promise<Map<string, string>> {
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' })
  const page = await context.newPage()
  const types = new Map<string, string>()
  const write = (path: string, type: string, body: string | Buffer) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    types.set(path, type)
  }
  const writing: Promise<void>[] = []
  page.on('response', (answer: Response) => {
    const { pathname } = new URL(answer.url())
    const type = answer.headers()['content-type'] ?? ''
    if (!/^(?:image|font|text\/css)/.test(type)) return
    writing.push(
      answer.body().then(
        (body) => write(pathname, type, body),
        () => {},
      ),
    )
  })
  for (const { name, walk, shown } of STAGES) {
    await walk(page, origin)
    await page.locator(shown).first().waitFor()
    await page.waitForLoadState('networkidle')
    const html = await page.content()
    write(
      `/${name}.html`,
      'text/html; charset=utf-8',
      html.replace(/<script[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, ''),
    )
  }
  await Promise.all(writing)
  await context.close()
  return types
}
