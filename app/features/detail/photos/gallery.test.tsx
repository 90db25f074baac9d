import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import type { GalleryPhoto } from './listing-photos.ts'

const photos = (count: number) =>
  Array.from({ length: count }, (_, index): GalleryPhoto => {
    const src = `/photos/${index + 1}.jpg`
    return { src, fallback: '/art/default.svg', kind: 'photo', alt: `Photo ${index + 1}` }
  })

function drawn(count: number, address = '/', arrangement: 'five' | 'three' = 'five'): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <Gallery title="Hut" photos={photos(count)} arrangement={arrangement} />
    </MemoryRouter>,
  )
}

const cellsIn = (html: string) => html.match(/aria-label="[^"]*Photo \d+ of/g)?.length ?? 0

test('spec 2 · escape detail · gallery · says so when there are no images', () => {
  const html = drawn(0)
  expect(html).toContain('No images available')
  expect(html).not.toContain('Show all photos')
})

test.each([1, 2, 3, 4, 5])('shows all of %i photos, without an overlay', (count) => {
  const html = drawn(count)
  expect(cellsIn(html)).toBe(count)
  expect(html).not.toMatch(/\+\d/)
  expect(html).toContain('Show all photos')
})

test('spec 2 · escape detail · gallery · more than five wait behind "+N more"', () => {
  const html = drawn(9)
  expect(cellsIn(html)).toBe(5)
  expect(html).toContain('+4 more')
})

test('spec 2 · directory escape · page · three photos, the rest behind "+4 Photos"', () => {
  const html = drawn(6, '/', 'three')
  expect(cellsIn(html)).toBe(3)
  expect(html).toContain('+4 Photos')
  expect(drawn(3, '/', 'three')).not.toMatch(/\+\d/)
})

test('without scripts a photo in the URL is shown with links to others', () => {
  const html = drawn(3, '/?tab=amenities&photo=2')
  expect(html).toContain('Photo 2 of 3')
  expect(html).toContain('tab=amenities&amp;photo=3')
  expect(html).toContain('href="/?tab=amenities"')
  expect(drawn(3, '/?photo=4')).not.toContain('<figure')
})
