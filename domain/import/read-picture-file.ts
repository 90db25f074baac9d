import { readSlug } from '../artwork/read-address.ts'
import { PICTURE_FORMATS, PICTURE_WIDTHS, type PictureAddress } from '../listing/picture.ts'

const FILE = new RegExp(
  `^(.+)-(cover|host|0|[1-9]\\d{0,2})-(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`,
)

/** The inverse of `pictureFile`; null for any other name. */
export function readPictureFile(file: string): PictureAddress | null {
  const [, words = '', name = '', digits, ending] = FILE.exec(file) ?? []
  const slug = readSlug(words)
  const width = PICTURE_WIDTHS.find((one) => String(one) === digits)
  const format = PICTURE_FORMATS.find((one) => one === ending)
  if (!slug || !width || !format) return null
  return { slug, name: name === 'cover' || name === 'host' ? name : Number(name), width, format }
}
