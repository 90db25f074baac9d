import { readNear } from '../search-area.ts'
import { type MapPicture, mapPicturePath } from './map-picture.ts'

export type MapPictureFile = { picture: MapPicture; format: 'svg' | 'png' }

/**
 * Parses the parts of the address of a drawn map; null for anything that `mapPicturePath` and `mapPngPath` do not
 * write.
 */
export function readMapPicture(mark: string, centre: string, file: string): MapPictureFile | null {
  const [, theme, format] = /^(light|dark)\.(svg|png)$/.exec(file) ?? []
  const point = readNear(centre, null)
  if (!point || (theme !== 'light' && theme !== 'dark') || (mark !== 'area' && mark !== 'place'))
    return null
  const { lat, lng } = point
  const picture = { centre: { lat, lng }, mark, theme } as const
  return mapPicturePath(picture).includes(`/${centre}/`)
    ? { picture, format: format === 'png' ? 'png' : 'svg' }
    : null
}
