import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/listing.ts'
import { cardsReducer, NO_CARDS } from './saved-cards.ts'

const card = { id: '1', title: 'A place' } as ListingCard

test('loaded cards are found by their id', () => {
  const state = cardsReducer(NO_CARDS, { type: 'loaded', asked: ['1', '2'], cards: [card] })
  expect(state.status).toBe('loaded')
  expect(state.cards.get('1')).toBe(card)
  expect(state.cards.has('2')).toBe(false)
})

test('a failure shows only while there is nothing to show', () => {
  expect(cardsReducer(NO_CARDS, { type: 'failed' }).status).toBe('failed')
  const loaded = cardsReducer(NO_CARDS, { type: 'loaded', asked: ['1'], cards: [card] })
  expect(cardsReducer(loaded, { type: 'failed' })).toEqual(loaded)
})

test('a retry waits again and asks again', () => {
  expect(cardsReducer({ ...NO_CARDS, status: 'failed' }, { type: 'retried' })).toMatchObject({
    status: 'loading',
    attempt: 1,
  })
})
