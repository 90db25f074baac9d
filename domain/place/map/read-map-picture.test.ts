import { expect, test } from 'vitest'
import { mapPicturePath, mapPngPath } from './map-picture.ts'
import { readMapPicture } from './read-map-picture.ts'

test('an address is parsed again', () => {
  const picture = { centre: { lat: 38.7223, lng: -9.14 }, mark: 'place', theme: 'dark' } as const
  expect(mapPicturePath(picture)).toBe('/map/picture/place/38.7223,-9.14/dark.svg')
  expect(readMapPicture('place', '38.7223,-9.14', 'dark.svg')).toEqual({
    picture,
    format: 'svg',
  })
  expect(mapPngPath(picture)).toBe('/map/picture/place/38.7223,-9.14/dark.png')
  expect(readMapPicture('place', '38.7223,-9.14', 'dark.png')).toEqual({ picture, format: 'png' })
})

test.each([
  ['area', '38.72231,-9.14', 'light.svg'],
  ['area', '38.720,-9.14', 'light.svg'],
  ['area', '91,0', 'light.svg'],
  ['area', 'NaN,0', 'light.svg'],
  ['area', '1,2,3', 'light.svg'],
  ['area', '1,2', 'sepia.svg'],
  ['area', '1,2', 'light.webp'],
  ['street', '1,2', 'light.svg'],
])('%s %s %s is no address', (mark, centre, file) => {
  expect(readMapPicture(mark, centre, file)).toBeNull()
})
