import { expect, test } from 'vitest'
import type { EditedCollection } from '#domain/collection/collection-api.ts'
import { draftOf, moved, storedOf } from './collection-draft.ts'

const collection: EditedCollection = {
  slug: 'night',
  state: 'draft',
  featured: false,
  cover: { kind: 'listing', slug: 'inn' },
  texts: {
    en: {
      title: 'Night',
      lead: 'Dark.',
      voice: null,
      body: [
        { kind: 'text', text: 'One.' },
        { kind: 'listing', slug: 'inn' },
      ],
    },
  },
  listings: [],
  updatedAt: '2026-11-01T00:00:00.000Z',
}

test('an untouched draft is stored as it was', () => {
  const { featured, cover, texts } = collection
  expect(storedOf(draftOf(collection))).toEqual({ featured, cover, texts })
})

test('empty blocks and an empty voice are not stored', () => {
  const draft = draftOf(collection)
  const { en } = draft.texts
  if (!en) throw new Error('no English text')
  en.body.push({ kind: 'heading', text: ' ', key: 'new' })
  en.voice = { name: '', line: '' }
  expect(storedOf(draft).texts).toEqual(collection.texts)
})

test('a block is moved both ways', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
})
