import { expect, test } from 'vitest'
import type { ChatCard, ChatPartOf } from './chat.ts'
import { swapsFor, withSwap } from './chat-plan.ts'

const card = (id: string): ChatCard => ({
  id,
  slug: id,
  title: id,
  contentType: 'escape',
  listingType: 'Cabin',
  location: null,
  tags: [],
  thumbnail: null,
  price: null,
  amount: null,
  rating: null,
  reviews: 0,
  verified: false,
  next: null,
  reason: '',
  met: [],
  unmet: [],
  unknown: [],
})
const item = (id: string, subtotalMinor: number) => ({ card: card(id), count: 1, subtotalMinor })

const PLAN: ChatPartOf<'plan'> = {
  type: 'plan',
  slots: [
    { category: 'escapes', chosen: item('a', 60), alternatives: [item('b', 70), item('c', 50)] },
    { category: 'essentials', chosen: item('x', 20), alternatives: [item('y', 30)] },
  ],
  totalMinor: 80,
  currency: 'USD',
  budgetMinor: 90,
}
const titles = (plan: typeof PLAN) => plan.slots.map(({ chosen }) => chosen.card.title)

test('a swap takes the next that fits, and the total follows', () => {
  const swapped = withSwap(PLAN, 0)
  expect(titles(swapped)).toEqual(['b', 'x'])
  expect(swapped.totalMinor).toBe(90)
})

test('swapping goes round: what was there can be had again', () => {
  const round = withSwap(withSwap(withSwap(PLAN, 0), 0), 0)
  expect(titles(round)).toEqual(['a', 'x'])
  expect(round.totalMinor).toBe(80)
})

test('after one swap no other may break the budget', () => {
  const dear = withSwap(PLAN, 0)
  expect(swapsFor(dear, 1)).toEqual([])
  expect(withSwap(dear, 1)).toBe(dear)
  expect(swapsFor({ ...dear, budgetMinor: null }, 1)).toHaveLength(1)
})

test('a slot that is not there changes nothing', () => {
  expect(withSwap(PLAN, 7)).toBe(PLAN)
})
