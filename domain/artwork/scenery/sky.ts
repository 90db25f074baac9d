import { lighten, mix } from '../drawing/colour.ts'
import { at, times } from '../drawing/marks.ts'
import { randomStream } from '../drawing/random.ts'
import type { Sheet } from '../drawing/sheet.ts'

/** The sky with its halo, and unless `plain` its disc and clouds. */
export function drawSky(
  sheet: Sheet,
  {
    lift = 0,
    plain = false,
  }: {
    /** Minimum height of the sun above the horizon, as a share of the height. */ lift?: number
    plain?: boolean
  } = {},
): void {
  const { light, width, height, unit, horizonY, sun } = sheet
  sun.y = Math.min(sun.y, horizonY - lift * height)
  sheet.rect(0, 0, width, horizonY + 4, sheet.wash(...light.sky))
  if (light.stars) drawStars(sheet)
  const halo = sheet.glow(mix(light.sun, light.sky[2], 0.5), 0.8, 0.29)
  sheet.oval(sun.x, sun.y, width * 0.55, height * 0.62, halo)
  if (plain) return
  sheet.oval(sun.x, sun.y, sun.radius, sun.radius, light.sun)
  const cloudColour = light.stars ? mix(light.sky[1], light.air, 0.5) : lighten(light.sky[1], 0.5)
  const cloud = sheet.fade(cloudColour, 0.7, 'across')
  const clouds = times(4, () => ({
    x: sheet.between(0, width),
    y: horizonY * sheet.between(0.18, 0.9),
    radiusX: sheet.between(110, 240) * unit,
    radiusY: sheet.between(1.5, 5) * unit,
  }))
  for (const { x, y, radiusX, radiusY } of sheet.quiet ? clouds.slice(0, 2) : clouds) {
    sheet.oval(x, y, radiusX, radiusY, cloud)
  }
}

/** Moves the sun sideways, for scenes that are drawn in few settings. */
export function driftSun(sheet: Sheet): void {
  sheet.sun.x += Math.round(sheet.between(-0.2, 0.2) * sheet.width)
}

/** A bank of mist around `y` px, reaching `reach` units up and down. */
export function drawMist(sheet: Sheet, y: number, reach: number, opacity: number): void {
  const paint = sheet.fade(mix(sheet.light.air, sheet.light.sky[2], 0.5), opacity)
  sheet.rect(0, y - reach * sheet.unit, sheet.width, 2 * reach * sheet.unit, paint)
}

/** Stars have their own random stream, so that the hour does not move the land. */
function drawStars(sheet: Sheet): void {
  const random = randomStream(sheet.id)
  const star = () => `M${at(random() * sheet.width, random() * sheet.horizonY * 0.7)}h.1`
  sheet.stroke(times(24, star).join(''), sheet.light.sun, 1.5 * sheet.unit, 0.6)
}
