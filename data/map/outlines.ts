import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Line } from '#domain/place/map/clip.ts'
import { linesOf } from '#domain/place/map/outlines.ts'

/** Units across a sheet, and sheets across the world, of the finest outlines (scripts/write-map.ts). */
export const SHEET_UNITS = 4096
export const SHEETS_ACROSS = 8
/** A parsed sheet takes up to a megabyte. */
const SHEETS_CACHED = 6

/** Lines of a sheet in its units. */
export type Sheet = { land: Line[]; borders: Line[]; lakes: Line[]; rivers: Line[] }

/** The built site, or else its sources. */
const FOLDERS = ['build/client/map', 'public/map']

const cache = new Map<string, Promise<Sheet>>()

/** The outlines of a sheet, cached. Rejects when its file is missing. */
export function readSheet(column: number, row: number): Promise<Sheet> {
  const name = `${SHEETS_ACROSS}-${column}-${row}.json`
  const sheet = cache.get(name) ?? parsedSheet(name)
  // LRU order: a read re-inserts the entry.
  cache.delete(name)
  cache.set(name, sheet)
  const [oldest] = cache.keys()
  if (cache.size > SHEETS_CACHED && oldest) cache.delete(oldest)
  sheet.catch(() => cache.delete(name))
  return sheet
}

async function parsedSheet(name: string): Promise<Sheet> {
  const [built, source] = FOLDERS.map((folder) => join(folder, name))
  const text = await readFile(built ?? '', 'utf8').catch(() => readFile(source ?? '', 'utf8'))
  const paths = JSON.parse(text) as Record<keyof Sheet, string>
  return {
    land: linesOf(paths.land),
    borders: linesOf(paths.borders),
    lakes: linesOf(paths.lakes),
    rivers: linesOf(paths.rivers),
  }
}
