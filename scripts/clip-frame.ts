import sharp from 'sharp'
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { randomStream } from '#domain/artwork/drawing/random.ts'
import { Sheet } from '#domain/artwork/drawing/sheet.ts'
import { printOf } from '#domain/artwork/subjects/scene-of.ts'

/** The parameters of a listing's clip. */
export type ClipSource = {
  id: string
  /** Hz */
  tone: number
  /** Area of the glints, as shares of the height. */
  water: readonly [top: number, bottom: number] | null
  /** Density of the mist, 0 to 1. */
  mist: number
}

type Size = { width: number; height: number }
type Still = {
  slug: string /** SVG of a frame, at 0 to 1 of the clip. */
  frameAt: (at: number) => string
}

/** Size of the print relative to the visible section. */
const MARGIN = 1.08
const GLINTS = 42
const HORIZON = 0.62
const TURN = 2 * Math.PI

/** The print of a listing as the background of the frames. */
export async function stillOf(source: ClipSource, size: Size): Promise<Still> {
  const listing = sampleCatalogue(new Date(0)).find(({ id }) => id === source.id)
  if (!listing) throw new Error(`No sample listing ${source.id}`)
  const width = Math.round(size.width * MARGIN)
  const height = Math.round(size.height * MARGIN)
  const print = { ...printOf(listing), width, height, horizon: HORIZON }
  const raster = await sharp(Buffer.from(artwork(print)), { density: 108 })
    .png()
    .toBuffer()
  const picture = `<image href="data:image/png;base64,${raster.toString('base64')}" width="${width}" height="${height}"/>`
  const { seed, scene, hour, quiet } = print
  const { sun, light } = new Sheet({
    ...{ seed: `${seed}/${scene}`, hour, quiet, width, height },
    ...{ horizon: HORIZON, view: 0 },
  })
  const spots = glintsOf(source, { width, height })
  const paints = gradient('sun', light.sun) + gradient('mist', light.air)

  function frameAt(at: number): string {
    const x = ((width - size.width) / 2) * (1 - Math.cos(TURN * at))
    const y = ((height - size.height) / 2) * (1 + 0.6 * Math.sin(TURN * at))
    const body = [
      picture,
      glow(sun, 0.16 + 0.14 * Math.sin(TURN * at)),
      mistAt(at, source.mist, { width, height }),
      ...spots.map((spot) => spot(at)),
    ].join('')
    const box = `viewBox="${x.toFixed(2)} ${y.toFixed(2)} ${size.width} ${size.height}"`
    return `<svg xmlns="http://www.w3.org/2000/svg" ${box} width="${size.width}" height="${size.height}"><defs>${paints}</defs>${body}</svg>`
  }
  return { slug: listing.slug, frameAt }
}

function gradient(id: string, colour: string): string {
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
}

function glow({ x, y, radius }: Sheet['sun'], opacity: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius * 4.5}" fill="url(#sun)" opacity="${opacity.toFixed(3)}"/>`
}

/** Three banks around the horizon, drifting back and forth. */
function mistAt(at: number, thickness: number, { width, height }: Size): string {
  const bank = (index: number) => {
    const x = width * (0.2 + index * 0.3) + width * 0.09 * Math.sin(TURN * at + index * 2.1)
    const y = height * (HORIZON - 0.02 + index * 0.025)
    const opacity = thickness * (0.7 + 0.3 * Math.sin(TURN * at + index))
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${width * 0.34}" ry="${height * 0.075}" fill="url(#mist)" opacity="${opacity.toFixed(3)}"/>`
  }
  return [0, 1, 2].map(bank).join('')
}

/** Glints that appear and fade on the water; larger the nearer they are. */
function glintsOf({ id, water }: ClipSource, { width, height }: Size): ((at: number) => string)[] {
  if (!water) return []
  const [top, bottom] = water
  const random = randomStream(`clip/${id}`)
  return Array.from({ length: GLINTS }, () => {
    const nearness = random()
    const x = random() * width
    const y = height * (top + (bottom - top) * nearness)
    const phase = random() * TURN
    const times = random() < 0.5 ? 1 : 2
    const reach = 8 + 34 * nearness * (0.5 + random())
    return (at: number) => {
      const swing = Math.sin(TURN * at * times + phase)
      const opacity = 0.75 * Math.max(0, swing) ** 2
      const cx = x + 9 * Math.sin(TURN * at + phase)
      return `<ellipse cx="${cx.toFixed(1)}" cy="${y.toFixed(1)}" rx="${reach.toFixed(1)}" ry="${(0.7 + 1.1 * nearness).toFixed(1)}" fill="#fff6e4" opacity="${opacity.toFixed(3)}"/>`
    }
  })
}
