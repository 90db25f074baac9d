import type { WellnessTag } from '../../listing/listing.ts'
import { type Colour, darken, lighten, mix } from './colour.ts'
import { HOURS, type HourLight, LOCAL_COLOURS, type LocalColour, QUIET } from './hours.ts'
import { bare, place, short } from './marks.ts'
import { hash, randomStream } from './random.ts'

export type SheetOptions = {
  seed: string
  hour: WellnessTag
  quiet: boolean
  /** px */
  width: number
  height: number
  /** Share of the height, from the top. */
  horizon: number
}

/** A colour, or the reference of a shared paint. */
export type Paint = string

/**
 * The drawing surface of a print: its size, hour, random stream and output. Scene space is percent across
 * and units below the horizon, so that a scene fits any ratio.
 */
export class Sheet {
  readonly width: number
  readonly height: number
  /** The horizon, px from the top. */
  readonly horizonY: number
  /** px per scene unit. */
  readonly unit: number
  /** The lower edge, in scene units below the horizon. */
  readonly foot: number
  readonly quiet: boolean
  /** Distinguishes the paints of prints that are inlined together. */
  readonly id: string
  /** The side of the light: -1 left, 1 right. */
  readonly side: -1 | 1
  /** 0 (included) to 1 (excluded); its use must not depend on the hour. */
  readonly random: () => number
  light: HourLight
  /** px */
  sun: { x: number; y: number; radius: number }
  readonly paints: string[] = []
  marks: string[] = []
  /** The middle and half the width of the main house, px; a section of the print contains it. */
  house: { x: number; half: number } | null = null

  constructor({ seed, hour, quiet, width, height, horizon }: SheetOptions) {
    this.width = width
    this.height = height
    this.horizonY = Math.round(height * horizon)
    this.unit = Math.min(width / 640, height / 480)
    this.foot = Math.ceil((height - this.horizonY) / this.unit) + 8
    this.quiet = quiet
    this.light = quiet ? QUIET : HOURS[hour]
    this.id = `s${(hash(`${seed}${hour}${width}`) % 46656).toString(36)}`
    this.random = randomStream(seed)
    this.side = this.random() < 0.5 ? -1 : 1
    const [sunX, sunHeight] = this.light.sunAt
    const drift = this.between(-0.04, 0.04)
    const offset = sunX === 0.5 ? 0 : this.side * Math.abs(sunX - 0.5) + drift
    this.sun = {
      x: Math.round(width * (0.5 + offset)),
      y: Math.round(this.horizonY - sunHeight * height),
      radius: this.light.sunRadius * this.unit,
    }
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.random()
  }

  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T {
    const chosen = list[Math.floor(this.random() * list.length)]
    if (chosen === undefined) throw new RangeError('Nothing to pick from')
    return chosen
  }

  /** px from the left, for percent of the width counted from the side away from the sun. */
  atX(percent: number): number {
    const across = (percent / 100) * this.width
    return this.side > 0 ? across : this.width - across
  }

  /** px from the top, for scene units below the horizon. */
  atY(units: number): number {
    return this.horizonY + units * this.unit
  }

  add(...marks: string[]): void {
    this.marks.push(...marks)
  }

  fill(path: string, paint: Paint, opacity = 1): void {
    const veil = opacity < 1 ? ` opacity="${bare(Number(short(opacity * 10)) / 10)}"` : ''
    this.add(`<path d="${path}" fill="${paint}"${veil}/>`)
  }

  /** `width` in px. */
  stroke(path: string, paint: Paint, width: number, opacity = 1): void {
    const veil = opacity < 1 ? ` opacity="${bare(opacity)}"` : ''
    this.add(`<path d="${path}" stroke="${paint}" stroke-width="${short(width)}"${veil}/>`)
  }

  /** Fills a path written in scene space. */
  fillScene(path: string, paint: Paint, opacity?: number): void {
    const scale = (this.side * this.width) / 100
    const spot = { x: this.atX(0), y: this.horizonY, scale, scaleY: this.unit }
    this.fill(place(path, spot), paint, opacity)
  }

  /** Strokes a path written in scene space; `width` in scene units. */
  strokeScene(path: string, paint: Paint, width: number, opacity?: number): void {
    const scale = (this.side * this.width) / 100
    const spot = { x: this.atX(0), y: this.horizonY, scale, scaleY: this.unit }
    this.stroke(place(path, spot), paint, width * this.unit, opacity)
  }

  oval(x: number, y: number, radiusX: number, radiusY: number, paint: Paint, opacity = 1): void {
    const veil = opacity < 1 ? ` opacity="${bare(opacity)}"` : ''
    this.add(`<ellipse ${ellipse(x, y, radiusX, radiusY)} fill="${paint}"${veil}/>`)
  }

  /** The outline of an oval; `line` is its width in px. */
  ring(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    { paint, line, opacity = 1 }: { paint: Paint; line: number; opacity?: number },
  ): void {
    const veil = opacity < 1 ? ` opacity="${bare(opacity)}"` : ''
    const pen = `stroke="${paint}" stroke-width="${short(line)}"`
    this.add(`<ellipse ${ellipse(x, y, radiusX, radiusY)} ${pen}${veil}/>`)
  }

  rect(x: number, y: number, width: number, height: number, paint: Paint, corner = 0): void {
    const box = `x="${Math.round(x)}" y="${Math.round(y)}" width="${short(width)}" height="${short(height)}"`
    const round = corner ? ` rx="${short(corner)}"` : ''
    this.add(`<rect ${box} fill="${paint}"${round}/>`)
  }

  /** Adds a definition with its id written as "@", and returns its reference; equal ones are shared. */
  define(tag: string): Paint {
    const known = this.paints.indexOf(tag) + 1
    return `url(#${this.id}${known || this.paints.push(tag)})`
  }

  /** A vertical gradient through the given colours (woodblock "bokashi"). */
  wash(...colours: Colour[]): Paint {
    const stops = colours.map((colour, index) => {
      const offset = index ? ` offset="${short((100 * index) / (colours.length - 1))}%"` : ''
      return `<stop${offset} stop-color="${colour}"/>`
    })
    return this.define(`<linearGradient id="@" x2="0" y2="1">${stops.join('')}</linearGradient>`)
  }

  /** A horizontal gradient for round objects: light, body, shadow. */
  turn(colour: Colour): Paint {
    const light = lighten(colour, 0.3 - this.light.shadeStrength * 0.3)
    const dark = mix(colour, this.light.shade, 0.55)
    const direction = this.sun.x > this.width / 2 ? ' x1="1" x2="0"' : ''
    const stops = `<stop stop-color="${light}"/><stop offset=".4" stop-color="${colour}"/><stop offset="1" stop-color="${dark}"/>`
    return this.define(`<linearGradient id="@"${direction}>${stops}</linearGradient>`)
  }

  /** A radial gradient that fades out; opacities 0 to 1 in the middle and half way. */
  glow(colour: Colour, opacity: number, halfWay = 0): Paint {
    const middle = halfWay
      ? `<stop offset=".5" stop-color="${colour}" stop-opacity="${bare(halfWay)}"/>`
      : ''
    const stops = `<stop stop-color="${colour}" stop-opacity="${bare(opacity)}"/>${middle}<stop offset="1" stop-color="${colour}" stop-opacity="0"/>`
    return this.define(`<radialGradient id="@">${stops}</radialGradient>`)
  }

  /** A band that is transparent at both edges: top and bottom, or left and right. */
  fade(colour: Colour, opacity: number, direction: 'down' | 'across' = 'down'): Paint {
    const end = direction === 'down' ? ' x2="0" y2="1"' : ''
    const stop = (share: number) => `stop-color="${colour}" stop-opacity="${share}"`
    return this.define(
      `<linearGradient id="@"${end}><stop ${stop(0)}/><stop offset=".5" ${stop(opacity)}/><stop offset="1" ${stop(0)}/></linearGradient>`,
    )
  }

  /** The local colour at this hour and distance (0 near, 1 fully faded). */
  tone(name: LocalColour, distance = 0): Colour {
    const lit = mix(LOCAL_COLOURS[name], this.light.shade, this.light.shadeStrength)
    return mix(lit, this.light.air, distance)
  }

  /** The colour of reflections: the low sky, whitened by `share`. */
  glint(share: number): Colour {
    return lighten(this.light.sky[2], share)
  }

  /** A darker shadow colour, for unlit areas. */
  dark(): Colour {
    return darken(this.light.shade, 0.2)
  }
}

function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
  return `cx="${Math.round(x)}" cy="${Math.round(y)}" rx="${short(radiusX)}" ry="${short(radiusY)}"`
}
