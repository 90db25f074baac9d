import { expect, test } from 'vitest'
import type { ListingCard } from '#domain/listing/listing.ts'
import { cardsReducer, NO_CARDS } from './saved-cards.ts'

const card = { id: '1', title: 'A place' } as ListingCard
const loaded = { type: 'loaded', requested: ['1', '2'], cards: [card], dates: {} } as const

test('loaded cards are mapped by id, and missing ones are marked as removed', () => {
  const state = cardsReducer(NO_CARDS, { ...loaded, cards: [card] })
  expect(state.status).toBe('loaded')
  expect(state.cards.get('1')).toBe(card)
  expect([...state.removed]).toEqual(['2'])
})

test('a failure is shown only without cards', () => {
  expect(cardsReducer(NO_CARDS, { type: 'failed' }).status).toBe('failed')
  const state = cardsReducer(NO_CARDS, { ...loaded, cards: [card] })
  expect(cardsReducer(state, { type: 'failed' })).toEqual({ ...state, isStale: true })
})

test('a retry returns to loading and requests again', () => {
  expect(cardsReducer({ ...NO_CARDS, status: 'failed' }, { type: 'retried' })).toMatchObject({
    status: 'loading',
    attempt: 1,
  })
})
