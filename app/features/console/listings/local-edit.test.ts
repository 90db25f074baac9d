import { afterEach, expect, test, vi } from 'vitest'
import type { UnsavedEdit } from '#domain/console/console-api.ts'
import { findUnsavedEdit } from './local-edit.ts'

const TIME = '2030-01-01T09:00:00.000Z'
const stored: UnsavedEdit = {
  values: { title: 'On the server' },
  photos: null,
  basedOn: TIME,
  at: TIME,
}

const findIn = (text: string) => {
  vi.stubGlobal('window', { localStorage: { getItem: () => text } })
  return findUnsavedEdit('editor', 'listing', stored)
}

afterEach(() => vi.unstubAllGlobals())

test.each(['', '{', 'null', '[]', '{"values":null}', '{"values":{},"basedOn":1,"at":2}'])(
  'a corrupted edit in the browser is ignored: %s',
  (text) => {
    expect(findIn(text)).toEqual(stored)
  },
)

test('values of another shape are left out of an edit, and parts that it does not know are empty', () => {
  const values = {
    title: 'In the browser',
    tags: ['sleep'],
    host: { name: 'Ada', role: '', bio: '', image: '' },
    faqs: [{ question: 'Why?', answer: '' }],
  }
  const broken = {
    slug: 1,
    amenities: 'sauna',
    amount: { sum: 12 },
    benefits: [null],
    constructor: 'x',
  }
  const photos = { before: [], photos: [{ url: '/photos/a.webp', alt: '' }] }
  const edit = { values, photos, basedOn: TIME, at: TIME }
  const host = { ...values.host, imageAlt: '' }
  expect(findIn(JSON.stringify({ ...edit, values: { ...values, ...broken } }))).toEqual({
    ...edit,
    values: { ...values, host },
  })
})

test.each([
  [undefined],
  [[]],
  [{ before: [], photos: [null] }],
  [{ before: [{ url: 1, alt: '' }], photos: [] }],
])('photos of another shape are ignored: %j', (photos) => {
  const edit = { values: { title: 'In the browser' }, basedOn: TIME, at: TIME }
  expect(findIn(JSON.stringify({ ...edit, photos }))).toEqual({ ...edit, photos: null })
})
