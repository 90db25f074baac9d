import { readSheet, SHEET_UNITS, SHEETS_ACROSS } from '#data/map/outlines.ts'
import { EARTH_RADIUS_KM } from '#domain/place/distance.ts'
import { clippedLine, clippedRing, type Line, type Place } from '#domain/place/map/clip.ts'
import { MAP_PICTURE, type MapPicture } from '#domain/place/map/map-picture.ts'
import { type MapPoint, toMapPoint, wrapped } from '#domain/place/map/mercator.ts'
import { roundedPath } from '#domain/place/map/outlines.ts'
import type { Point } from '#domain/place/public-place.ts'
import { THEMES, type Theme } from './themes.ts'

const { width, height, zoom } = MAP_PICTURE
const WORLD_PX = 256 * 2 ** zoom
/** Outlines go on past the edge, so that their cut is not seen. */
const MARGIN = 40
const FRAME = { left: -MARGIN, top: -MARGIN, right: width + MARGIN, bottom: height + MARGIN }
const PX_PER_UNIT = WORLD_PX / SHEETS_ACROSS / SHEET_UNITS
/** Names closer than this to another, to the mark or to the edge are left out, in pixels. */
const SPACE = { x: 140, y: 40, edge: 24 }
const NAMES_SHOWN = 5
/** Widths of the strokes that make up a shore, laid over one another. */
const SHORE_PX = [26, 17, 9]
/** The ring that shows a small mark from afar. */
const HALO_PX = 30

export type Named = readonly [name: string, point: Point]
type Layers = Record<'land' | 'borders' | 'lakes' | 'rivers', Line[]>

/** An SVG picture of the land around a point, as the map of the site draws it, with towns and a mark. */
export async function drawPicture(
  { centre, mark, theme }: MapPicture,
  towns: readonly Named[],
): Promise<string> {
  const at = toMapPoint(centre)
  const parts = await partsAround(at)
  const colours = THEMES[theme]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.water}"/>`,
    ...parts.map((part, index) => cellOf(part, index, parts.length, colours)),
    ...namesNear(at, towns).map((name) => nameOf(name, colours)),
    markOf(mark, centre, colours),
    '</svg>',
  ].join('')
}

/** A sheet's outlines in pixels of the picture, and the cell that they are shown in: they go past its edge. */
type Part = Layers & { cell: { left: number; top: number } }

async function partsAround(at: MapPoint): Promise<Part[]> {
  const [halfX, halfY] = [width / 2 / WORLD_PX, height / 2 / WORLD_PX]
  const cellOf = (share: number) => Math.floor(share * SHEETS_ACROSS)
  const parts: Part[] = []
  for (let place = cellOf(at.x - halfX); place <= cellOf(at.x + halfX); place++)
    for (let row = cellOf(at.y - halfY); row <= cellOf(at.y + halfY); row++) {
      if (row < 0 || row >= SHEETS_ACROSS) continue
      const sheet = await readSheet((place + SHEETS_ACROSS) % SHEETS_ACROSS, row)
      const left = (place / SHEETS_ACROSS - at.x) * WORLD_PX + width / 2
      const top = (row / SHEETS_ACROSS - at.y) * WORLD_PX + height / 2
      const placed = (lines: readonly Line[]) =>
        lines.map((line) =>
          line.map(([x, y]): Place => [left + x * PX_PER_UNIT, top + y * PX_PER_UNIT]),
        )
      const rings = (lines: readonly Line[]) =>
        placed(lines).map((line) => clippedRing(line, FRAME))
      const open = (lines: readonly Line[]) =>
        placed(lines).flatMap((line) => clippedLine(line, FRAME))
      parts.push({
        cell: { left, top },
        land: rings(sheet.land),
        lakes: rings(sheet.lakes),
        borders: open(sheet.borders),
        rivers: open(sheet.rivers),
      })
    }
  return parts
}

/** Cells of several sheets are cut out, so that no shore is drawn twice. */
function cellOf(part: Part, index: number, count: number, colours: Theme): string {
  if (count === 1) return landOf(part, index, colours)
  const size = WORLD_PX / SHEETS_ACROSS
  const { left, top } = part.cell
  return `<clipPath id="s${index}"><rect x="${textOf([left, top]).replace(' ', '" y="')}" width="${size}" height="${size}"/></clipPath><g clip-path="url(#s${index})">${landOf(part, index, colours)}</g>`
}

function landOf({ land, borders, lakes, rivers }: Layers, index: number, colours: Theme): string {
  const shape = (look: string) => `<use href="#land${index}" ${look}/>`
  const shore = SHORE_PX.map((px) => shape(`stroke="${colours.shore}" stroke-width="${px}"`))
  return [
    `<defs><path id="land${index}" d="${roundedPath(land, true, FRAME)}" fill-rule="evenodd"/></defs>`,
    '<g fill="none" stroke-linejoin="round" stroke-linecap="round">',
    `<g stroke-opacity=".28">${shore.join('')}</g>`,
    shape(`fill="${colours.ground}" stroke="none"`),
    shape(`stroke="${colours.coast}"`),
    `<path d="${roundedPath(rivers, false, FRAME)}" stroke="${colours.river}" stroke-width="1.2"/>`,
    `<path d="${roundedPath(lakes, true, FRAME)}" fill="${colours.water}" stroke="${colours.coast}" stroke-width=".8"/>`,
    `<path d="${roundedPath(borders, false, FRAME)}" stroke="${colours.border}" stroke-dasharray="1 4"/>`,
    '</g>',
  ].join('')
}

const textOf = ([x, y]: Place) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`

type Label = { name: string; x: number; y: number }

/** The towns in the picture that have room, the nearest first. */
function namesNear(at: MapPoint, towns: readonly Named[]): Label[] {
  const labels: Label[] = []
  const inside = towns
    .map(([name, point]): Label => {
      const { x, y } = toMapPoint(point)
      const across = wrapped(x - at.x + 0.5) - 0.5
      return { name, x: width / 2 + across * WORLD_PX, y: height / 2 + (y - at.y) * WORLD_PX }
    })
    .filter(
      ({ x, y }) =>
        x > SPACE.edge && x < width - SPACE.x && y > SPACE.edge && y < height - SPACE.edge,
    )
    .sort((a, b) => fromCentre(a) - fromCentre(b))
  for (const label of inside) {
    const taken = [...labels, { x: width / 2, y: height / 2 }]
    const isFree = taken.every(
      (other) => Math.abs(other.x - label.x) > SPACE.x || Math.abs(other.y - label.y) > SPACE.y,
    )
    if (isFree) labels.push(label)
  }
  return labels.slice(0, NAMES_SHOWN)
}

const fromCentre = ({ x, y }: Label) => Math.hypot(x - width / 2, y - height / 2)

function nameOf({ name, x, y }: Label, { name: ink, ground }: Theme): string {
  const [left, top] = [Math.round(x), Math.round(y)]
  return (
    `<circle cx="${left}" cy="${top}" r="3" fill="${ink}"/>` +
    `<text x="${left + 9}" y="${top + 6}" font-family="'Hanken Grotesk Variable','Hanken Grotesk',system-ui,sans-serif" font-size="18" fill="${ink}" stroke="${ground}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">${escaped(name)}</text>`
  )
}

/** A stay's kilometre to scale with a ring around it; an event's point as a half-sun on its horizon. */
function markOf(mark: MapPicture['mark'], centre: Point, { lake, sun, ground }: Theme): string {
  const [x, y] = [width / 2, height / 2]
  if (mark === 'area') {
    const kilometre = Math.max(3, pixelsPerKilometre(centre))
    return (
      `<circle cx="${x}" cy="${y}" r="${HALO_PX}" fill="${lake}" fill-opacity=".14" stroke="${lake}" stroke-width="1.5"/>` +
      `<circle cx="${x}" cy="${y}" r="${Math.round(kilometre * 10) / 10}" fill="${lake}" fill-opacity=".75"/>`
    )
  }
  return (
    `<circle cx="${x}" cy="${y}" r="15" fill="${ground}" stroke="${lake}" stroke-width="1.5"/>` +
    `<path d="M${x - 8} ${y + 4}a8 8 0 0 1 16 0z" fill="${sun}"/>`
  )
}

function pixelsPerKilometre({ lat }: Point): number {
  return WORLD_PX / (2 * Math.PI * EARTH_RADIUS_KM * Math.cos((lat * Math.PI) / 180))
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
