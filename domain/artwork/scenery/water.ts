import { mix } from '../drawing/colour.ts'
import { sliver, times } from '../drawing/marks.ts'
import type { Sheet } from '../drawing/sheet.ts'

type WaterOptions = {
  /** Lower edge, px. */
  bottom?: number
  /** Whether the reflection of the sun is broken into slivers. */
  glitter?: boolean
  /** Number of ripples, half of them light and half dark. */
  ripples?: number
  /** Share of the water's own colour in the middle, 0 to 1. */
  depth?: number
}

/** Water from `top` px down. */
export function drawWater(sheet: Sheet, top: number, options: WaterOptions = {}): void {
  const { bottom = sheet.height, glitter = true, ripples = 20, depth = 0.5 } = options
  const { light, width, unit } = sheet
  const height = bottom - top
  const sea = sheet.tone('sea')
  const shallows = mix(light.sky[2], mix(light.sky[1], sea, 0.5), 0.4)
  const paint = sheet.wash(shallows, mix(light.sky[1], sea, depth), sheet.tone('sea', 0.04))
  sheet.rect(0, top, width, height, paint)
  const ripple = (nearness: number) =>
    sliver(
      sheet.between(-0.05, 1.05) * width,
      top + 5 + nearness * height,
      (24 + nearness * 150) * unit * sheet.between(0.5, 1.2),
      (0.8 + nearness * 3) * unit,
    )
  const drawRipples = (colour: string, opacity: number) => {
    const path = times(ripples / 2, () => ripple(sheet.random() ** 1.3)).join('')
    sheet.fill(path, colour, opacity)
  }
  drawRipples(sheet.glint(0.2), 0.4)
  drawRipples(sea, 0.3)
  if (glitter) drawGlitter(sheet, top, height)
}

function drawGlitter(sheet: Sheet, top: number, height: number): void {
  const { sun, unit, light } = sheet
  const slivers = times(14, (index) => {
    const nearness = index / 14
    return sliver(
      sun.x + sheet.between(-1, 1) * (4 + 16 * nearness) * unit,
      top + 3 + nearness ** 1.35 * height,
      (sun.radius * 2 - 24 * unit * nearness + sheet.between(-14, 26) * unit) *
        (1 + nearness * 0.4),
      (1.6 + 2.6 * nearness) * unit,
    )
  })
  sheet.fill(slivers.join(''), mix(light.sun, light.sky[2], 0.22), 0.8)
}
