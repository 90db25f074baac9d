import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import { WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { findOrInstallBrowser } from '../../scripts/browser.ts'
import { loadAverage, median } from '../report.ts'
import { startSite } from '../servers.ts'
import { benchMapArea } from './map-area.ts'
import { openPeer } from './map-peer.ts'

const PORT = Number(process.env['BENCH_PORT'] ?? 18_410)
const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5)
const SLOWER = 4
const PINS = 2_000
/** The largest share of dropped frames while panning. */
const LIMIT = 0.05

const FRAME_MS = 1_000 / 60

const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true }

/** Views to pan in: latitude, longitude and zoom level, and the screen. */
const VIEWS: Record<string, { at: [lat: number, lng: number, zoom: number]; screen: Screen }> = {
  world: { at: [20, 10, 1.6], screen: DESKTOP },
  continent: { at: [42, 12, 4.6], screen: DESKTOP },
  town: { at: [35.2, 139, 7], screen: DESKTOP },
  phone: { at: [42, 12, 4.6], screen: PHONE },
}

/**
 * The share of frames that were not presented in time while a map of 2,000 places is dragged, with the processor
 * throttled by four, beside the same drag of maplibre-gl. The control is an empty page on which one box moves, not
 * throttled: the share that the machine itself drops. The processor time of the main thread per frame hardly depends
 * on what else the machine does. Then lists of areas of 100,000 listings.
 */
export async function benchMap(options: readonly string[]): Promise<void> {
  if (!options.includes('--frames')) await benchMapArea()
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
    for (const [name, { at, screen }] of Object.entries(VIEWS)) {
      const control = await newPage(browser, screen)
      await control.page.setContent(CONTROL)
      const own = await newPage(browser, screen)
      await openMap(own.page, `${site.url}/escapes?view=map#map=${at.join(',')}`)
      const size = await own.page.locator('.map-room').boundingBox()
      const peer = await newPage(browser, screen)
      await openPeer(peer.page, randomPins(), at, size ?? screen.viewport)
      const rounds = await roundsOf({ control, own, peer })
      const middle = (how: How, part: keyof Drag) => median(rounds.map((round) => round[how][part]))
      const row = (how: How) =>
        `${percent(middle(how, 'dropped'))} (${middle(how, 'ms').toFixed(1)} ms a frame)`
      process.stdout.write(
        `${middle('own', 'dropped') <= LIMIT ? '✓' : '✗'} ${name.padEnd(10)} panning ${row('own')}, maplibre-gl ${row('peer')}; control ${row('control')}, ${loadAverage()}\n`,
      )
      for (const { page } of [control, own, peer]) await page.context().close()
    }
  } finally {
    await browser.close()
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Screen = { viewport: { width: number; height: number }; deviceScaleFactor?: number }
type Opened = { page: Page; session: CDPSession }
type How = 'control' | 'own' | 'peer'
/** The share of dropped frames, and processor time of the main thread per presented frame. */
type Drag = { dropped: number; ms: number }

const CONTROL =
  '<div id="box" style="width: 99px; height: 99px; background: teal; will-change: transform"></div>'

async function newPage(browser: Browser, screen: Screen): Promise<Opened> {
  const page = await browser.newPage(screen)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, session }
}

async function roundsOf(pages: Record<How, Opened>): Promise<Record<How, Drag>[]> {
  const rounds: Record<How, Drag>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const control = await drag(pages.control, 'control')
    const own = await drag(pages.own, 'own')
    rounds.push({ control, own, peer: await drag(pages.peer, 'peer') })
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

/** Drags a map to and fro, a step per frame, and counts the frames that the browser has drawn meanwhile. */
async function drag({ page, session }: Opened, how: How): Promise<Drag> {
  await page.bringToFront()
  const rate = how === 'control' ? 1 : SLOWER
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['blink.user_timing', FRAMES] })
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = await busySeconds(session)
  await page.evaluate(dragInPage, how)
  const spent = (await busySeconds(session)) - before
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { presented, expected } = framesIn(await browser?.stopTracing())
  return { dropped: Math.max(0, 1 - presented / expected), ms: (spent * 1_000) / presented }
}

const FRAMES = 'disabled-by-default-devtools.timeline.frame'

/** The frames that were presented during a drag, and those that a screen of 60 Hz could have shown. */
function framesIn(trace: Buffer | undefined): { presented: number; expected: number } {
  const { traceEvents }: { traceEvents: { name: string; ts: number }[] } = JSON.parse(`${trace}`)
  const timeOf = (mark: string) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN
  const [from, to] = [timeOf('drag from'), timeOf('drag to')]
  const drawn = traceEvents.filter(({ name, ts }) => name === 'DrawFrame' && ts > from && ts < to)
  return { presented: drawn.length, expected: (to - from) / 1_000 / FRAME_MS }
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
}

/** Runs in the page. */
async function dragInPage(how: How) {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const { peer } = window as unknown as {
    peer: { panBy: (offset: [number, number], options: { duration: number }) => void }
  }
  const box = document.querySelector<HTMLElement>('#box')
  const surface = document.querySelector('.map-surface')
  // A box that leaves the window has no frames.
  const { left, top, width, height } =
    surface?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  const spot = { clientX: left + width / 2, clientY: top + height / 2 }
  // Pointers of a script cannot be captured.
  if (surface) surface.setPointerCapture = () => undefined
  const send = (type: string) =>
    surface?.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 5, ...spot }))
  await frame()
  performance.mark('drag from')
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
      if (box) box.style.transform = `translate(${spot.clientX}px, ${spot.clientY}px)`
      await frame()
    }
    send('pointerup')
  }
  performance.mark('drag to')
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
