import { describe, expect, test } from 'vitest'
import { ownPhotoPath, readOwnPhoto, withCover } from './own-photo.ts'

const ID = '4b8f0c1e-7a52-4d0b-9a36-0f6a54c2d101'
const url = ownPhotoPath(ID)
const elsewhere = 'https://photos.example.org/1.jpg'

describe('the address of a stored photo', () => {
  test('names it, with or without a focus', () => {
    expect(readOwnPhoto(url)).toEqual({ id: ID, focus: null })
    expect(readOwnPhoto(`${url}?focus=0,100`)).toEqual({ id: ID, focus: { x: 0, y: 100 } })
  })

  test.each([null, '', elsewhere, `https://example.org${url}`, `${url}?focus=1`, '/photos/1.webp'])(
    '%s is none',
    (address) => {
      expect(readOwnPhoto(address)).toBeNull()
    },
  )
})

describe('the cover', () => {
  test('is the first stored photo, with its focus', () => {
    expect(withCover({ images: [{ url, alt: 'A' }] })).toMatchObject({ thumbnail: url })
    const focused = { images: [{ url, alt: 'A', focus: { x: 20, y: 80 } }], thumbnail: url }
    expect(withCover(focused)).toMatchObject({ thumbnail: `${url}?focus=20,80` })
  })

  test('is none when the stored photos are gone', () => {
    expect(withCover({ images: [], thumbnail: url })).toMatchObject({ thumbnail: null })
    expect(withCover({ images: [{ url: elsewhere, alt: '' }], thumbnail: url })).toMatchObject({
      thumbnail: null,
    })
  })

  test('stays when it comes from elsewhere', () => {
    const item = { images: [{ url, alt: 'A' }], thumbnail: elsewhere }
    expect(withCover(item)).toEqual(item)
    expect(withCover({ images: [{ url: elsewhere, alt: '' }] })).not.toHaveProperty('thumbnail')
  })
})
