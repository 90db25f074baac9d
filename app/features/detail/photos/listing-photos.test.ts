import { expect, test } from 'vitest'
import { photosOf } from './listing-photos.ts'

const LISTING = {
  slug: 'yukitani-ryokan',
  title: 'Yukitani Ryokan',
  contentType: 'escape',
  tags: [],
  thumbnail: null,
  images: [],
} as const

test('a listing without photos shows six prints', () => {
  const photos = photosOf({ ...LISTING, tags: [], images: [] }, {})
  expect(photos).toHaveLength(6)
  expect(new Set(photos.map(({ src }) => src)).size).toBe(6)
  expect(photos.every(({ kind, alt }) => kind === 'print' && alt !== '')).toBe(true)
})

test('its own photos replace prints, with their colours and without unusable URLs', () => {
  const images = [
    { url: 'https://photos.example/1.jpg', alt: 'The bath' },
    { url: 'undefined', alt: '' },
  ]
  const photos = photosOf({ ...LISTING, tags: [], images }, { 0: '#336699' })
  expect(photos).toMatchObject([
    {
      src: expect.stringMatching(/^\/pictures\/yukitani-ryokan-0-800\.webp\?v=/),
      kind: 'photo',
      colour: '#336699',
      alt: 'The bath',
    },
  ])
})

test('a thumbnail without photos comes before the prints', () => {
  const thumbnail = 'https://photos.example/1.jpg'
  const photos = photosOf({ ...LISTING, tags: [], images: [], thumbnail }, {})
  expect(photos.map(({ kind }) => kind)).toEqual(['photo', ...Array(5).fill('print')])
})
