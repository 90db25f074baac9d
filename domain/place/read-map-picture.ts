import { type MapPicture, mapPicturePath } from './map-picture.ts'
import { readNear } from './search-area.ts'

/** Parses the parts of the address of a drawn map; null for anything that `mapPicturePath` does not write. */
export function readMapPicture(mark: string, centre: string, file: string): MapPicture | null {
  const [, theme] = /^(light|dark)\.svg$/.exec(file) ?? []
  const point = readNear(centre, null)
  if (!point || (theme !== 'light' && theme !== 'dark') || (mark !== 'area' && mark !== 'place'))
    return null
  const { lat, lng } = point
  const picture = { centre: { lat, lng }, mark, theme } as const
  return mapPicturePath(picture).includes(`/${centre}/`) ? picture : null
}
