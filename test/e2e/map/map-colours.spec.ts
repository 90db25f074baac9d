import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, open, test } from '../pages.ts'

const MAP = '/escapes?view=map'

async function openMap(page: Page, path = MAP) {
  await open(page, path)
  await expect(page.locator('.map-mark').first()).toBeAttached()
}

/** A mark in greys: its contrast with the map around it, and the share of it that is dark. */
async function greysOf(page: Page, mark: string): Promise<{ dark: number; contrast: number }> {
  // Those near the edge of the map are cut off.
  const box = await page.locator('.map-marks').evaluate((marks, selector) => {
    const edges = marks.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return [...marks.querySelectorAll(selector)]
      .map((found) => found.getBoundingClientRect().toJSON() as DOMRect)
      .find(({ left, right, top }) => left > edges.left && right < edges.right && top > edges.top)
  }, mark)
  if (!box) throw new Error(`no ${mark}`)
  const { x, y, width, height } = box
  const shot = await page.screenshot({ clip: { x, y, width, height } })
  const greys = [...(await sharp(shot).greyscale().raw().toBuffer())].map(luminance)
  const [darkest, lightest] = [Math.min(...greys), Math.max(...greys)]
  return {
    dark: greys.filter((grey) => grey < 0.18).length / greys.length,
    contrast: (lightest + 0.05) / (darkest + 0.05),
  }
}

const luminance = (grey: number) => (grey / 255) ** 2.2

for (const [name, media] of Object.entries({
  'in greys': {},
  'in forced colours': { forcedColors: 'active', colorScheme: 'light' },
  'in dark forced colours': { forcedColors: 'active', colorScheme: 'dark' },
} as const))
  test(`map ${name} · places and clusters are told apart`, { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.emulateMedia(media)
    await openMap(page, `${MAP}#map=35.2,138.2,6.0`)
    await page.waitForLoadState('networkidle')
    await page.locator('.map-frame').evaluate((map) => map.scrollIntoView({ behavior: 'instant' }))
    const cluster = await greysOf(page, '.map-mark:not([aria-pressed])')
    const place = await greysOf(page, '.map-mark[aria-pressed]')
    for (const { contrast } of [cluster, place]) expect(contrast).toBeGreaterThan(3)
    // By a filled disc beside an outlined label, not by hue.
    expect(Math.abs(cluster.dark - place.dark)).toBeGreaterThan(0.15)
  })
