import { type Size, type View, worldWidth } from './view.ts'

/** Units across a sheet of outlines (scripts/write-map.ts). */
export const SHEET_UNITS = 4096
const MARGIN = 120
/** Outlines are cut outside a sheet. */
export const SHEET_FRAME = {
  left: -MARGIN,
  top: -MARGIN,
  right: SHEET_UNITS + MARGIN,
  bottom: SHEET_UNITS + MARGIN,
}
/** The coarse outlines of the whole world. */
export const WORLD_SHEET = 'world'

/** Finer sheets: how many cross the world, and the zoom level that they begin at. */
const LEVELS = [
  { across: 8, from: 4.4 },
  { across: 4, from: 2.5 },
] as const

/** Where a part of a sheet is on the map. */
export type Cell = {
  sheet: string
  /** Its corner in pixels from the centre of the view. */
  x: number
  y: number
  size: number
  /** The part in the coarse sheet that it can be drawn from, in units. */
  coarse: { x: number; y: number; size: number }
}

/** The cells that cover an area around the centre of a view, also beyond the date line. */
export function cellsIn(view: View, { width, height }: Size): Cell[] {
  const across = LEVELS.find(({ from }) => view.zoom >= from)?.across ?? 1
  const size = worldWidth(view.zoom) / across
  const units = SHEET_UNITS / across
  const first = Math.floor(view.x * across - width / 2 / size)
  const last = Math.floor(view.x * across + width / 2 / size)
  const top = Math.max(0, Math.floor(view.y * across - height / 2 / size))
  const bottom = Math.min(across - 1, Math.floor(view.y * across + height / 2 / size))
  const cells: Cell[] = []
  for (let place = first; place <= last; place++)
    for (let row = top; row <= bottom; row++) {
      const column = ((place % across) + across) % across
      cells.push({
        sheet: across === 1 ? WORLD_SHEET : `${across}-${column}-${row}`,
        x: (place - view.x * across) * size,
        y: (row - view.y * across) * size,
        size,
        coarse: { x: column * units, y: row * units, size: units },
      })
    }
  return cells
}
