import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mapPictureRoutes } from './http.ts'

const app = mapPictureRoutes()

test.each([
  'area/38.72,-9.14/light',
  'place/-17.71,180/dark',
  'area/40.7,-74/light',
  'area/90,0/dark',
])('%s is a drawn map', async (address) => {
  const response = await app.request(`/map/picture/${address}.svg`)
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  const svg = await response.text()
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s)
  expect(svg).not.toMatch(/NaN|Infinity|undefined|https?:\/\/(?!www\.w3\.org)/)
  expect(svg.length).toBeLessThan(60_000)
})

test.each(['area/38.721111,-9.14/light', 'street/1,2/light', 'area/NaN,1/light', 'area/1,2/sepia'])(
  '%s is none',
  async (address) => {
    expect((await app.request(`/map/picture/${address}.svg`)).status).toBe(404)
  },
)

test('a PNG has twice as many dots as the drawing has pixels', async () => {
  const response = await app.request('/map/picture/area/46.5,6.6/light.png')
  expect(response.headers.get('Content-Type')).toBe('image/png')
  const bytes = await response.arrayBuffer()
  const { format, width, height } = await sharp(bytes).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1280, height: 800 })
  expect(bytes.byteLength).toBeLessThan(120_000)
})

test('a town in the picture has its name', async () => {
  const response = await app.request('/map/picture/area/46.5,6.6/light.svg')
  expect(await response.text()).toContain('>Geneva</text>')
})
