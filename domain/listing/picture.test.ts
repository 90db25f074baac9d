import { expect, test } from 'vitest'
import { readPictureFile } from '../import/read-picture-file.ts'
import { pictureFile, pictureSource, pictureVersion } from './picture.ts'

test('an address is read as it was written', () => {
  const cover = { slug: 'sea-house-2', name: 'cover', width: 800, format: 'avif' } as const
  const third = { slug: 'sea-house-2', name: 2, width: 1200, format: 'webp' } as const
  expect(pictureFile(cover)).toBe('sea-house-2-cover-800.avif')
  expect(readPictureFile(pictureFile(cover))).toEqual(cover)
  expect(readPictureFile(pictureFile(third))).toEqual(third)
})

test('other widths, formats, numbers and slugs are no address', () => {
  for (const file of [
    'sea-house-cover-801.avif',
    'sea-house-cover-800.svg',
    'sea-house-01-800.webp',
    'sea-house-1000-800.webp',
    '-cover-800.webp',
    '../../etc-cover-800.webp',
    'https://example.org/a-cover-800.webp',
    `${'a'.repeat(200)}-cover-800.webp`,
  ])
    expect(readPictureFile(file)).toBeNull()
})

test('a photo with a new source gets another version', () => {
  expect(pictureVersion('https://a.example/1.jpg')).not.toBe(
    pictureVersion('https://a.example/2.jpg'),
  )
})

test('spec 5 · rules · thumbnails · only what is usable has a source', () => {
  const url = 'https://a.example/1.jpg'
  const listing = { thumbnail: 'https://a.example/null.jpg', images: [{ url, alt: '' }] }
  expect(pictureSource(listing, 'cover')).toBeNull()
  expect(pictureSource(listing, 0)).toBe(url)
  expect(pictureSource(listing, 1)).toBeNull()
})
