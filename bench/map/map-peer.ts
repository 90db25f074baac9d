import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import type { MapPin } from '#app/features/listings/map/pins.ts'
import type { Size } from '#app/features/listings/map/view.ts'

/** Answered by the benchmark itself. */
const ORIGIN = 'http://maplibre.test'
const TYPES: Record<string, string> = { '.mjs': 'text/javascript', '.css': 'text/css' }
const require = createRequire(import.meta.url)
const PACKAGE = dirname(require.resolve('maplibre-gl/dist/maplibre-gl.css'))

/**
 * Opens a page with maplibre-gl, the reference of the benchmark: the same places in clusters of the same size, over
 * the same land and borders, in a map as large as ours. `window.peer` is the map.
 */
export async function openPeer(
  page: Page,
  pins: readonly MapPin[],
  [lat, lng, zoom]: [number, number, number],
  size: Size,
): Promise<void> {
  await page.route(`${ORIGIN}/**`, (route) => {
    const path = new URL(route.request().url()).pathname
    if (path === '/') return route.fulfill({ contentType: 'text/html', body: html(pins, size) })
    const body = readFileSync(join(PACKAGE, path))
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'application/json', body })
  })
  // Its levels count tiles of 512 pixels, ours of 256.
  await page.goto(`${ORIGIN}/#${zoom - 1}/${lat}/${lng}`)
  await page.waitForFunction(() => 'peer' in window)
}

function html(pins: readonly MapPin[], { width, height }: Size): string {
  const topology: Topology<{ countries: GeometryCollection }> = JSON.parse(
    readFileSync(require.resolve('world-atlas/countries-50m.json'), 'utf8'),
  )
  const places = {
    type: 'FeatureCollection',
    features: pins.map(({ lat, lng, price }) => ({
      type: 'Feature',
      properties: { price },
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  }
  const style = {
    version: 8,
    sources: {
      land: { type: 'geojson', data: feature(topology, topology.objects.countries) },
      places: { type: 'geojson', data: places, cluster: true, clusterRadius: 54 },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#dbe8e5' } },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': '#f5f7f3' } },
      { id: 'borders', type: 'line', source: 'land', paint: { 'line-color': '#75847f' } },
      {
        id: 'places',
        type: 'circle',
        source: 'places',
        paint: { 'circle-color': '#1b4a4c', 'circle-radius': 16 },
      },
    ],
  }
  return `<!doctype html><link rel="stylesheet" href="/maplibre-gl.css">
<style>body { margin: 0 } #map { width: ${width}px; height: ${height}px }</style><div id="map"></div>
<script type="module">
import { Map, setWorkerUrl } from '/maplibre-gl.mjs'
setWorkerUrl('/maplibre-gl-worker.mjs')
const map = new Map({ container: 'map', hash: true, attributionControl: false, style: ${JSON.stringify(style)} })
map.once('idle', () => { window.peer = map })
</script>`
}
