import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { median } from './report.ts'
import { startSite } from './servers.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const SLOWER = 4
const PINS = 2_000
/** The largest share of dropped frames while panning. */
const LIMIT = 0.05
const HOURS = ['energize', 'focus', 'balance', 'restore', 'calm']

/** Views to pan in, as hashes of the address. */
const VIEWS = { world: '#map=20,10,1.6', continent: '#map=42,12,4.6', town: '#map=35.2,139,7' }

/**
 * The share of dropped frames while a map of 2,000 places is dragged, with the processor throttled by four. The
 * share of the page at rest tells how much of it is the machine's own.
 */
export async function benchMap(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const site = await startSite(folder, PORT)
  const browser = await chromium.launch({ executablePath: findOrInstallBrowser() })
  try {
    process.stdout.write(
      `› Map: dropped frames with ${PINS} places, processor ÷ ${SLOWER}, median of ${ROUNDS} (limit ${LIMIT * 100} %)\n`,
    )
    for (const [name, hash] of Object.entries(VIEWS)) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
      await openMap(page, `${site.url}/escapes?view=map${hash}`)
      const shares: { rest: number; pan: number }[] = []
      for (let round = 0; round < ROUNDS; round++)
        shares.push({ rest: await droppedShare(page, false), pan: await droppedShare(page, true) })
      const [rest, pan] = [median(shares.map((s) => s.rest)), median(shares.map((s) => s.pan))]
      process.stdout.write(
        `${pan <= LIMIT ? '✓' : '✗'} ${name.padEnd(10)} panning ${percent(pan)}, at rest ${percent(rest)}\n`,
      )
      await page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function openMap(page: Page, url: string) {
  await page.route('**/api/pins?**', (route) => route.fulfill({ json: { pins: randomPins() } }))
  await page.goto(url)
  await page.locator('.map-mark').first().waitFor({ state: 'attached' })
  await page.locator('.map-pane').evaluate((pane) => pane.scrollIntoView())
  await page.waitForTimeout(2_000)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

/** The same places in every run, over all inhabited latitudes. */
function randomPins() {
  let seed = 7
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed / 2_147_483_647
  }
  return Array.from({ length: PINS }, (_, at) => ({
    id: `place-${at}`,
    title: `Place ${at}`,
    lat: -45 + random() * 105,
    lng: -120 + random() * 280,
    price: `$${20 + Math.floor(random() * 400)}`,
    hour: HOURS[at % HOURS.length],
  }))
}

/** Drags the map to and fro, a step per frame, and counts the frames that did not come in time. */
function droppedShare(page: Page, isDragged: boolean): Promise<number> {
  return page.locator('.map-surface').evaluate(async (surface, drags) => {
    // Pointers of a script cannot be captured.
    surface.setPointerCapture = () => undefined
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
    const { left, top, width, height } = surface.getBoundingClientRect()
    const spot = { clientX: left + width / 2, clientY: top + height / 2 }
    const send = (type: string) =>
      drags &&
      surface.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 5, ...spot }))
    let [shown, dropped] = [0, 0]
    let last = await frame()
    for (const [dx, dy] of [
      [6, 1],
      [-6, 2],
      [-5, -3],
      [5, 0],
    ] as const) {
      send('pointerdown')
      for (let step = 0; step < 60; step++) {
        spot.clientX += dx
        spot.clientY += dy
        send('pointermove')
        const now = await frame()
        shown++
        dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
        last = now
      }
      send('pointerup')
    }
    return dropped / (shown + dropped)
  }, isDragged)
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
