import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import { WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { benchMapArea } from './map-area.ts'
import { openPeer } from './map-peer.ts'
import { loadAverage, median } from './report.ts'
import { startSite } from './servers.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const SLOWER = 4
const PINS = 2_000
/** The largest share of dropped frames while panning. */
const LIMIT = 0.05

/** Views to pan in: latitude, longitude and zoom level. */
const VIEWS: Record<string, [lat: number, lng: number, zoom: number]> = {
  world: [20, 10, 1.6],
  continent: [42, 12, 4.6],
  town: [35.2, 139, 7],
}

/**
 * The share of dropped frames while a map of 2,000 places is dragged, with the processor throttled by four, beside
 * the same drag of maplibre-gl. The share of the page at rest is the machine's own; the processor time of the main
 * thread per frame hardly depends on what else the machine does. Then lists of areas of 100,000 listings.
 */
export async function benchMap(): Promise<void> {
  await benchMapArea()
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const site = await startSite(folder, PORT)
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ['--enable-unsafe-swiftshader'],
  })
  try {
    process.stdout.write(
      `› Map: dropped frames with ${PINS} places, processor ÷ ${SLOWER}, median of ${ROUNDS} (limit ${LIMIT * 100} %, ${loadAverage()})\n`,
    )
    for (const [name, at] of Object.entries(VIEWS)) {
      const [own, peer] = [await newPage(browser), await newPage(browser)]
      await openMap(own.page, `${site.url}/escapes?view=map#map=${at.join(',')}`)
      await openPeer(peer.page, randomPins(), at)
      const rounds = await roundsOf(own, peer)
      const middle = (part: keyof Round, of: keyof Drag) => median(rounds.map((r) => r[part][of]))
      const pan = middle('pan', 'dropped')
      process.stdout.write(
        `${pan <= LIMIT ? '✓' : '✗'} ${name.padEnd(10)} panning ${percent(pan)} (${middle('pan', 'ms').toFixed(1)} ms a frame), at rest ${percent(middle('rest', 'dropped'))}, maplibre-gl ${percent(middle('peer', 'dropped'))} (${middle('peer', 'ms').toFixed(1)} ms)\n`,
      )
      await own.page.close()
      await peer.page.close()
    }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Opened = { page: Page; session: CDPSession }
/** Share of dropped frames, and processor time of the main thread per shown frame. */
type Drag = { dropped: number; ms: number }
type Round = { rest: Drag; pan: Drag; peer: Drag }

async function newPage(browser: Browser): Promise<Opened> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session }
}

async function roundsOf(own: Opened, peer: Opened): Promise<Round[]> {
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await own.page.bringToFront()
    const rest = await drag(own, 'rest')
    const pan = await drag(own, 'pan')
    await peer.page.bringToFront()
    rounds.push({ rest, pan, peer: await drag(peer, 'peer') })
  }
  return rounds
}

async function openMap(page: Page, url: string) {
  await page.route('**/api/pins?**', (route) => route.fulfill({ json: { pins: randomPins() } }))
  await page.goto(url)
  await page.locator('.map-mark').first().waitFor({ state: 'attached' })
  await page.locator('.map-pane').evaluate((pane) => pane.scrollIntoView())
  await page.waitForTimeout(2_000)
}

/** The same places in every run, over all inhabited latitudes. */
function randomPins(): MapPin[] {
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
    hour: WELLNESS_TAGS[at % WELLNESS_TAGS.length] ?? null,
  }))
}

/** Drags a map to and fro, a step per frame, and counts the frames that did not come in time. */
async function drag({ page, session }: Opened, how: keyof Round): Promise<Drag> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await busySeconds(session)
  const { shown, dropped } = await page.evaluate(countFrames, how)
  const spent = (await busySeconds(session)) - before
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { dropped: dropped / (shown + dropped), ms: (spent * 1_000) / shown }
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page. */
async function countFrames(how: keyof Round): Promise<{ shown: number; dropped: number }> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const { peer } = window as unknown as {
    peer: { panBy: (offset: [number, number], options: { duration: number }) => void }
  }
  const surface = document.querySelector('.map-surface')
  const box = surface?.getBoundingClientRect() ?? new DOMRect()
  const spot = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 }
  // Pointers of a script cannot be captured.
  if (surface) surface.setPointerCapture = () => undefined
  const send = (type: string) =>
    how === 'pan' &&
    surface?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 5, ...spot }))
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
      if (how === 'peer') peer.panBy([-dx, -dy], { duration: 0 })
      const now = await frame()
      shown++
      dropped += Math.max(0, Math.round((now - last) / (1000 / 60)) - 1)
      last = now
    }
    send('pointerup')
  }
  return { shown, dropped }
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
