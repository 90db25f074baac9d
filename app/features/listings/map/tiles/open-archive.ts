import { addProtocol } from 'maplibre-gl'
import { PMTiles, Protocol, TileType } from 'pmtiles'
import { readAttribution, type SourcePart } from './attribution.ts'

/** An archive of map tiles. */
export type Archive = {
  kind: 'vector' | 'raster'
  /** Pattern of the addresses of its tiles. */
  tiles: string
  minZoom: number
  maxZoom: number
  /** Names of its layers; none of a raster. */
  layers: readonly string[]
  source: readonly SourcePart[]
}

const KINDS: Partial<Record<TileType, Archive['kind']>> = {
  [TileType.Mvt]: 'vector',
  [TileType.Png]: 'raster',
  [TileType.Jpeg]: 'raster',
  [TileType.Webp]: 'raster',
  [TileType.Avif]: 'raster',
}

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/**
 * Opens an archive of map tiles in the PMTiles format.
 *
 * @param address URL or path
 * @throws Error when it cannot be read, or has tiles of another kind
 */
export async function openArchive(address: string): Promise<Archive> {
  const url = new URL(address, document.baseURI).href
  const archive = new PMTiles(url)
  const { tileType, minZoom, maxZoom } = await archive.getHeader()
  const kind = KINDS[tileType]
  if (!kind) throw new Error(`${address}: no tiles that can be drawn (type ${tileType})`)
  const metadata = await archive.getMetadata()
  protocol.add(archive)
  return {
    kind,
    tiles: `pmtiles://${url}/{z}/{x}/{y}`,
    minZoom,
    maxZoom,
    layers: readLayers(metadata),
    source: readAttribution(memberOf(metadata, 'attribution')),
  }
}

function readLayers(metadata: unknown): string[] {
  const layers = memberOf(metadata, 'vector_layers')
  if (!Array.isArray(layers)) return []
  return layers
    .map((layer) => memberOf(layer, 'id'))
    .filter((id): id is string => typeof id === 'string')
}

const memberOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined
