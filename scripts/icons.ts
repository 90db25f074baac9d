// Draws the raster images of public/ from the logo and the artwork: run it when either of them
// changes.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { artwork } from '../domain/artwork/artwork.ts'
import { SHARE_SIZE } from '../domain/artwork/sizes.ts'

const PUBLIC = join(import.meta.dirname, '..', 'public')
const PAPER = '#f5f7f3'
const INK = '#16292b'
const SUN = '#dc5a2f'

/** The logo on an optional background, with a margin of `inset` of the side. */
function mark(side: number, { ground, inset }: { ground: string | null; inset: number }): Buffer {
  const box = 32 / (1 - 2 * inset)
  const start = (32 - box) / 2
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"
    viewBox="${start} ${start} ${box} ${box}" fill="none">
    ${ground ? `<rect x="${start}" y="${start}" width="${box}" height="${box}" fill="${ground}"/>` : ''}
    <path d="M4 16a12 12 0 0 1 24 0z" fill="${SUN}"/>
    <path d="M2 19.5h28M6.5 23.5h19M11.5 27.5h9" stroke="${INK}" stroke-width="1.7" stroke-linecap="round"/>
  </svg>`)
}

const pngOf = (svg: Buffer) => sharp(svg).png({ compressionLevel: 9 }).toBuffer()

/** An icon file of PNG pictures, each at most 256 px wide. */
function toIco(pictures: { side: number; png: Buffer }[]): Buffer {
  const ENTRY = 16
  const head = Buffer.alloc(6 + ENTRY * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + ENTRY * index
    head.writeUInt8(side, at)
    head.writeUInt8(side, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const sides = [16, 32, 48]
const small = await Promise.all(
  sides.map(async (side) => ({ side, png: await pngOf(mark(side, { ground: null, inset: 0 })) })),
)
writeFileSync(join(PUBLIC, 'favicon.ico'), toIco(small))
for (const [name, side] of [
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
] as const) {
  // Home screens crop the square to a circle: a margin of a fifth on each side.
  writeFileSync(join(PUBLIC, name), await pngOf(mark(side, { ground: PAPER, inset: 0.2 })))
}
const scene = artwork({ seed: 'l7', scene: 'lake', hour: 'energize', ...SHARE_SIZE })
const share = sharp(Buffer.from(scene)).png({ palette: true, quality: 80, effort: 7 })
writeFileSync(join(PUBLIC, 'share.png'), await share.toBuffer())
