import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'

const TILES_PATH = '/map/tiles.pmtiles'
/** The first bytes of an archive: "PMTiles" and the version of the format. */
const MAGIC = Buffer.from('PMTiles\u0003')
/** Tiles and directories are smaller; an archive of the whole world has a hundred gigabytes. */
const RANGE_LIMIT = 8 * 1024 * 1024

/** Map tiles as configured: `address` for browsers, `file` if the archive is on this machine. */
export type MapTiles = { address: string | null; file: string | null }

const NONE: MapTiles = { address: null, file: null }

/** The configured archive of map tiles; none, with a warning, for a file that is missing or is no archive. */
export async function findTiles(
  { MAP_TILES: tiles, DATA_DIR }: Pick<Env, 'MAP_TILES' | 'DATA_DIR'>,
  log: Pick<Log, 'warn'>,
): Promise<MapTiles> {
  if (!tiles) return NONE
  if (tiles.startsWith('https://')) return { address: tiles, file: null }
  const file = join(DATA_DIR, tiles)
  try {
    const archive = await open(file)
    const start = await readRange(archive, 0, MAGIC.length).finally(() => archive.close())
    if (!MAGIC.equals(start)) throw new Error('not an archive in the PMTiles format, version 3')
    return { address: TILES_PATH, file }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ tiles, reason }, 'MAP_TILES cannot be read: maps are drawn without it')
    return NONE
  }
}

/** GET /map/tiles.pmtiles: ranges of the archive of map tiles, of at most 8 MB each (206, else 416). */
export function tileRoutes(file: string | null): Hono {
  const app = new Hono()
  if (!file) return app
  return app.get(TILES_PATH, async (c) => {
    const archive = await open(file).catch(() => null)
    if (!archive) return c.json({ error: 'No such archive' }, 404, { 'Cache-Control': 'no-store' })
    try {
      const { size, mtimeMs } = await archive.stat()
      const range = parseRange(c.req.header('range'), size)
      if (!range)
        return c.json({ error: 'A range of at most 8 MB is required' }, 416, {
          'Content-Range': `bytes */${size}`,
        })
      const bytes = await readRange(archive, range.from, range.to - range.from + 1)
      return c.body(bytes, 206, {
        'Content-Type': 'application/vnd.pmtiles',
        'Content-Range': `bytes ${range.from}-${range.from + bytes.length - 1}/${size}`,
        'Accept-Ranges': 'bytes',
        // Readers begin anew when the archive was replaced between two ranges.
        ETag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
        'Cache-Control': 'no-cache',
      })
    } finally {
      await archive.close()
    }
  })
}

/** One range of a file, both ends included; null for any other header, and for one that is too long. */
function parseRange(header: string | undefined, size: number): { from: number; to: number } | null {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{1,15})$/.exec(header ?? '') ?? []
  const [from, to] = [Number(first), Math.min(Number(last), size - 1)]
  return from <= to && to - from < RANGE_LIMIT ? { from, to } : null
}

async function readRange(archive: FileHandle, from: number, length: number) {
  const { buffer, bytesRead } = await archive.read(new Uint8Array(length), 0, length, from)
  return buffer.subarray(0, bytesRead)
}
