import { expect, test } from 'vitest'
import { ARTWORK_VERSION, shareImageUrl } from '#domain/artwork/address.ts'
import { readPrintFile } from '#domain/artwork/read-address.ts'
import { defaultPrintUrl, pictureOf, portraitOf, printUrl, scenePrintUrl } from './pictures.ts'

const LISTING = {
  slug: 'sea-house',
  contentType: 'escape',
  tags: ['sea'],
  thumbnail: null,
} as const

test('URLs include the version', () => {
  expect(printUrl('sea-house', 3, '4x3')).toBe(`/art/sea-house-3-4x3.svg?v=${ARTWORK_VERSION}`)
  expect(shareImageUrl('sea-house')).toBe(`/og/sea-house.png?v=${ARTWORK_VERSION}`)
})

test('a default print depends on the category and is quiet for burnout tags', () => {
  expect(defaultPrintUrl('essential', ['tea'], '1x1')).toMatch(
    /^\/art\/essentials-default-1x1\.svg/,
  )
  expect(defaultPrintUrl('essential', ['Burnout'], '1x1')).toContain('essentials-default-quiet-1x1')
})

test('the URL of an interface print has scene, hour and non-default variants', () => {
  expect(scenePrintUrl('lake', 'calm', '4x5')).toContain('/scene-lake-calm-4x5.svg')
  expect(scenePrintUrl('lake', 'calm', '1x1', true)).toContain('/scene-lake-calm-quiet-1x1.svg')
  const variant = { seed: 'Sleep', house: 'none' } as const
  expect(scenePrintUrl('lake', 'calm', '1x1', false, variant)).toContain(
    '/scene-lake-calm-none~Sleep-1x1.svg',
  )
})

test('the server can parse these URLs', () => {
  const urls = [
    printUrl('sea-house', 0, 'hero'),
    scenePrintUrl('rolled-mat', 'focus', 'band', true, { seed: 'x1' }),
    defaultPrintUrl('experience', [], '3x4'),
  ]
  for (const url of urls) {
    const { pathname } = new URL(url, 'http://localhost')
    expect(readPrintFile(pathname.replace('/art/', ''))).not.toBeNull()
  }
})

test('spec 5 · rules · thumbnails · a usable one comes first; both have the default to fall back on', () => {
  const photo = pictureOf(
    { ...LISTING, thumbnail: 'https://example.org/a.jpg', thumbnailColour: '#336699' },
    '4x3',
  )
  expect(photo).toMatchObject({
    src: expect.stringMatching(/^\/pictures\/sea-house-cover-800\.webp\?v=\w+$/),
    srcSet: expect.stringMatching(
      /-400\.webp\S* 400w, .*-800\.webp\S* 800w, .*-1200\.webp\S* 1200w$/,
    ),
    avif: expect.stringContaining('-1200.avif'),
    fallback: defaultPrintUrl('escape', [], '4x3'),
    kind: 'photo',
    colour: '#336699',
  })
  expect(JSON.stringify(photo)).not.toContain('example.org')
  for (const thumbnail of [null, '', 'undefined', 'https://example.org/null.jpg', '/a.jpg']) {
    const picture = pictureOf({ ...LISTING, thumbnail }, '4x3')
    expect(picture).toMatchObject({ src: printUrl('sea-house', 0, '4x3'), kind: 'print' })
    expect(picture.srcSet).toMatch(/&small 480w, .*\?v=\d+ 800w$/)
  }
})

test('a host has a drawn portrait by name, unless there is a photo', () => {
  const host = { name: 'Maren Osgood', role: 'Owner', bio: '' }
  const drawn = portraitOf({ slug: 'sea-house', host, wellnessTag: 'restore' })
  expect(drawn).toMatchObject({ kind: 'print' })
  expect(drawn.src).toMatch(/^\/art\/scene-portrait-restore~\w+-1x1\.svg\?v=/)
  expect(portraitOf({ slug: 'inland', host, wellnessTag: 'restore' }).src).toBe(drawn.src)
  const other = { ...host, name: 'Marnie Kell' }
  expect(portraitOf({ slug: 'sea-house', host: other, wellnessTag: null }).src).not.toBe(drawn.src)
  const photographed = { ...host, image: 'https://example.org/maren.jpg' }
  const photo = portraitOf({ slug: 'sea-house', host: photographed, wellnessTag: 'restore' })
  expect(photo).toMatchObject({ kind: 'photo', fallback: drawn.src })
})
