import { readFileSync } from 'node:fs'

/** Names of the layers in the usual schemas of vector tiles. */
export type TileSchema = 'protomaps' | 'openmaptiles' | 'shortbread'

/**
 * A small archive of vector tiles (PMTiles version 3, one Mapbox Vector Tile of the whole world) from the outlines of
 * the site, with the layers of a schema. Its units are those of a sheet of outlines.
 */
export function makeTileArchive(attribution: string, schema: TileSchema = 'protomaps'): Buffer {
  const layers = LAYERS[schema]()
  const tile = Buffer.concat(
    Object.entries(layers).map(([name, features]) => bytesField(3, layerOf(name, features))),
  )
  const vectorLayers = [...Object.keys(layers), ...EMPTY].map((id) => ({ id }))
  return archiveOf(tile, VECTOR, { attribution, vector_layers: vectorLayers })
}

/** An archive with one picture of the whole world, a PNG. */
export function makeRasterArchive(attribution: string, png: Buffer): Buffer {
  return archiveOf(png, PNG, { attribution })
}

const [VECTOR, PNG] = [1, 2]

function archiveOf(tile: Buffer, kind: number, json: object): Buffer {
  const metadata = Buffer.from(JSON.stringify(json))
  // One entry: tile 0, in a run of one, its length, and its offset plus one.
  const directory = Buffer.concat([1, 0, 1, tile.length, 1].map(varint))
  return Buffer.concat([headerOf(directory, metadata, tile, kind), directory, metadata, tile])
}

/** Layers that the tile has nothing in. */
const EMPTY = ['landuse', 'roads', 'buildings']

type Spot = [x: number, y: number]
type Feature = { type: number; paths: readonly (readonly Spot[])[]; tags?: Tags }
type Tags = Readonly<Record<string, string | number>>

const world = () => JSON.parse(readFileSync('public/map/world.json', 'utf8'))
const names = () => JSON.parse(readFileSync('public/map/names.json', 'utf8'))

const LAYERS: Record<TileSchema, () => Record<string, readonly Feature[]>> = {
  protomaps: () => ({
    earth: areasIn(world().land),
    water: areasIn(world().lakes),
    boundaries: linesIn(world().borders, { kind: 'country', kind_detail: 2 }),
    places: placesIn((rank) => ({ min_zoom: rank })),
  }),
  openmaptiles: () => ({
    water: [seaAround(world().land), ...areasIn(world().lakes)],
    boundary: [
      ...linesIn(world().borders, { admin_level: 2, maritime: 0 }),
      atSea({ maritime: 1 }),
    ],
    place: placesIn((rank) => ({ rank, class: 'city' })),
  }),
  shortbread: () => ({
    ocean: [seaAround(world().land)],
    water_polygons: areasIn(world().lakes),
    boundaries: [...linesIn(world().borders, { admin_level: 2 }), atSea({ maritime: 'true' })],
    boundary_labels: countriesIn(),
    place_labels: placesIn((rank) => ({ population: 1_000_000 - rank, kind: 'city' })),
  }),
}

function linesIn(svg: string, tags: Tags): Feature[] {
  return pathsIn(svg).map((path) => ({ type: LINE, paths: [path], tags }))
}

/** A border straight through the Pacific, which no map shows. */
const atSea = (tags: Tags): Feature => ({
  type: LINE,
  paths: [
    [
      [300, 1200],
      [300, 2600],
    ],
  ],
  tags: { admin_level: 2, ...tags },
})

function placesIn(tagsOf: (rank: number) => Tags): Feature[] {
  const towns: [string, number, number][] = names().towns
  return towns.map(([name, x, y], rank) => named(name, x, y, tagsOf(rank)))
}

function countriesIn(): Feature[] {
  const countries: [string, number, number][] = names().countries
  const regions = new Intl.DisplayNames('en', { type: 'region' })
  return countries.map(([code, x, y]) => named(regions.of(code) ?? code, x, y, { admin_level: 2 }))
}

const named = (name: string, x: number, y: number, tags: Tags): Feature => ({
  type: POINT,
  paths: [[[Math.round(x), Math.round(y)]]],
  tags: { name, ...tags },
})

/** The whole world but the land. */
function seaAround(land: string): Feature {
  const edge: Spot[] = [
    [0, 0],
    [4096, 0],
    [4096, 4096],
    [0, 4096],
  ]
  const holes = pathsIn(land).map((ring) => (signedArea(ring) > 0 ? ring.toReversed() : ring))
  return { type: AREA, paths: [edge, ...holes] }
}

const [POINT, LINE, AREA] = [1, 2, 3]
const [MOVE_TO, LINE_TO, CLOSE] = [1, 2, 7]
const HEADER_LENGTH = 127

function headerOf(directory: Buffer, metadata: Buffer, tile: Buffer, kind: number): Buffer {
  const header = Buffer.alloc(HEADER_LENGTH)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const metadataAt = HEADER_LENGTH + directory.length
  const tileAt = metadataAt + metadata.length
  const lengths = [
    ...[HEADER_LENGTH, directory.length, metadataAt, metadata.length],
    // No leaf directories; the tile; one addressed tile, one entry, one content.
    ...[tileAt, 0, tileAt, tile.length, 1, 1, 1],
  ]
  for (const [at, length] of lengths.entries()) header.writeBigUInt64LE(BigInt(length), 8 + 8 * at)
  // Clustered; neither directories nor tiles are compressed; zoom levels 0 to 0.
  header.set([1, 1, 1, kind, 0, 0], 96)
  const degrees = [-180, -85, 180, 85]
  for (const [at, edge] of degrees.entries()) header.writeInt32LE(edge * 1e7, 102 + 4 * at)
  return header
}

/** The paths of an SVG path of absolute beginnings and relative lines, as scripts/write-map.ts writes it. */
function pathsIn(svg: string): Spot[][] {
  return svg.split('M').flatMap((part) => {
    const numbers = (part.match(/-?\d+/g) ?? []).map(Number)
    let [x, y] = [0, 0]
    const path = Array.from({ length: numbers.length / 2 }, (_, at): Spot => {
      x += numbers[2 * at] ?? 0
      y += numbers[2 * at + 1] ?? 0
      return [x, y]
    })
    return path.length > 0 ? [path] : []
  })
}

/** Each ring is an area of its own: the format takes the direction of its points for outside or inside. */
function areasIn(svg: string): Feature[] {
  return pathsIn(svg).map((ring) => ({
    type: AREA,
    paths: [signedArea(ring) < 0 ? ring.toReversed() : ring],
  }))
}

function signedArea(ring: readonly Spot[]): number {
  return ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
}

function layerOf(name: string, features: readonly Feature[]): Buffer {
  const tags = features.flatMap((feature) => Object.entries(feature.tags ?? {}))
  const keys = [...new Set(tags.map(([key]) => key))]
  const values = [...new Set(tags.map(([, value]) => value))]
  const numbersOf = (feature: Feature) =>
    Object.entries(feature.tags ?? {}).flatMap(([key, value]) => [
      keys.indexOf(key),
      values.indexOf(value),
    ])
  return Buffer.concat([
    numberField(15, 2),
    bytesField(1, Buffer.from(name)),
    ...features.map((feature) => bytesField(2, featureOf(feature, numbersOf(feature)))),
    ...keys.map((key) => bytesField(3, Buffer.from(key))),
    ...values.map((value) => bytesField(4, tagOf(value))),
    numberField(5, 4096),
  ])
}

function tagOf(value: string | number): Buffer {
  return typeof value === 'number' ? numberField(5, value) : bytesField(1, Buffer.from(value))
}

function featureOf({ type, paths }: Feature, tags: readonly number[]): Buffer {
  return Buffer.concat([
    bytesField(2, Buffer.concat(tags.map(varint))),
    numberField(3, type),
    bytesField(4, Buffer.concat(commandsOf(type, paths).map(varint))),
  ])
}

function commandsOf(type: number, paths: Feature['paths']): number[] {
  let [lastX, lastY] = [0, 0]
  return paths.flatMap((path) => {
    const steps = path.map(([x, y]) => {
      const step = [zigzag(x - lastX), zigzag(y - lastY)]
      lastX = x
      lastY = y
      return step
    })
    const [first = [], ...rest] = steps
    const lines = rest.length > 0 ? [LINE_TO | (rest.length << 3), ...rest.flat()] : []
    return [MOVE_TO | (1 << 3), ...first, ...lines, ...(type === AREA ? [CLOSE | (1 << 3)] : [])]
  })
}

const zigzag = (value: number) => (value << 1) ^ (value >> 31)

function bytesField(field: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint((field << 3) | 2), varint(bytes.length), bytes])
}

function numberField(field: number, value: number): Buffer {
  return Buffer.concat([varint(field << 3), varint(value)])
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest & 127) | 128)
    rest = Math.floor(rest / 128)
  }
  return Buffer.from([...bytes, rest])
}
