import { chromium } from '@playwright/test'
import { printRows } from './report.ts'

/** Size budget of a page on a phone. */
const AIM_KB = 180
/** Until then a page has fetched its own content; later requests are prefetches. */
const UNTOUCHED_MS = 7_000
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.6, isMobile: true }

/** Total transfer of a first visit on a phone before any interaction, including headers. */
export async function formatWeights(
  origin: string,
  executablePath: string,
  pages: Record<string, string>,
): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows = []
  for (const [name, path] of Object.entries(pages)) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    let bytes = 0
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await devtools.send('Network.enable')
    await page.goto(`${origin}${path}`, { waitUntil: 'load' })
    await page.waitForTimeout(UNTOUCHED_MS)
    rows.push({ what: name, unit: 'kB', ours: bytes / 1000, peer: 'aim', theirs: AIM_KB })
    await context.close()
  }
  await browser.close()
  printRows('Fetched by a phone that nobody has touched', rows)
}
