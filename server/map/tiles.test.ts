import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findTiles, tileRoutes } from './tiles.ts'

const warn = vi.fn()
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seekwell-tiles-'))
  await writeFile(join(folder, 'good.pmtiles'), 'PMTiles\u0003 and so on')
  await writeFile(join(folder, 'bad.pmtiles'), 'PMTiles\u0002 and so on')
  await writeFile(join(folder, 'empty.pmtiles'), '')
})
afterAll(() => rm(folder, { recursive: true }))

const find = (MAP_TILES: string | undefined) => findTiles({ MAP_TILES, DATA_DIR: folder }, { warn })
const ask = (range?: string, name = 'good.pmtiles') =>
  tileRoutes(join(folder, name)).request('/map/tiles.pmtiles', {
    headers: range ? { Range: range } : {},
  })

test('an archive is found in the data folder, or at its address', async () => {
  expect(await find(undefined)).toEqual({ address: null, file: null })
  const address = 'https://tiles.example/a.pmtiles'
  expect(await find(address)).toEqual({ address, file: null })
  const file = join(folder, 'good.pmtiles')
  expect(await find('good.pmtiles')).toEqual({ address: '/map/tiles.pmtiles', file })
  expect(warn).not.toHaveBeenCalled()
})

test.each(['bad.pmtiles', 'empty.pmtiles', 'missing.pmtiles'])('%s is none', async (name) => {
  warn.mockClear()
  expect(await find(name)).toEqual({ address: null, file: null })
  expect(warn).toHaveBeenCalledOnce()
})

test.each([
  ['bytes=0-6', 'PMTiles', 'bytes 0-6/18'],
  ['bytes=12-16383', ' so on', 'bytes 12-17/18'],
])('%s is a part of the archive', async (range, text, contentRange) => {
  const response = await ask(range)
  expect(response.status).toBe(206)
  expect(response.headers.get('Content-Range')).toBe(contentRange)
  expect(response.headers.get('ETag')).toMatch(/^"\w+-\w+"$/)
  expect(await response.text()).toBe(text)
})

test.each([
  undefined,
  'bytes=18-20',
  'bytes=5-2',
  'bytes=-4',
  'bytes=0-',
  'bytes=0-1,4-5',
  'lines=0-1',
])('the range %s is rejected', async (range) => {
  const response = await ask(range)
  expect(response.status).toBe(416)
  expect(response.headers.get('Content-Range')).toBe('bytes */18')
})

test('a range of more than 8 MB is rejected', async () => {
  await truncate(join(folder, 'bad.pmtiles'), 9_000_000)
  expect((await ask('bytes=0-8388607', 'bad.pmtiles')).status).toBe(206)
  expect((await ask('bytes=0-8388608', 'bad.pmtiles')).status).toBe(416)
})

test('an archive that was removed is missing, and without one there is no address', async () => {
  const headers = { Range: 'bytes=0-6' }
  for (const file of [join(folder, 'gone.pmtiles'), null])
    expect((await tileRoutes(file).request('/map/tiles.pmtiles', { headers })).status).toBe(404)
})
