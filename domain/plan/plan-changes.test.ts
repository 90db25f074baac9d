import { expect, test } from 'vitest'
import type { ChatPartOf } from '../chat/chat.ts'
import { retold, swapsFor, withEdit, withSwap } from './plan-changes.ts'
import { planItem as item, SLOT } from './plan-item.test-kit.ts'

const PLAN: ChatPartOf<'plan'> = {
  type: 'plan',
  days: 2,
  people: 1,
  start: null,
  slots: [
    {
      ...SLOT,
      category: 'escapes',
      chosen: item('a', 60),
      alternatives: [item('b', 70), item('c', 50)],
    },
    { ...SLOT, category: 'essentials', chosen: item('x', 20), alternatives: [item('y', 30)] },
  ],
  totalMinor: 80,
  currency: 'USD',
  budgetMinor: 90,
}
const titles = (plan: typeof PLAN) => plan.slots.map(({ chosen }) => chosen.card.title)

test('a swap takes the next alternative that fits, and updates the total', () => {
  const swapped = withSwap(PLAN, 0)
  expect(titles(swapped)).toEqual(['b', 'x'])
  expect(swapped.totalMinor).toBe(90)
})

test('swaps cycle: the earlier item becomes an alternative', () => {
  const round = withSwap(withSwap(withSwap(PLAN, 0), 0), 0)
  expect(titles(round)).toEqual(['a', 'x'])
  expect(round.totalMinor).toBe(80)
})

test('after one swap no other may exceed the budget', () => {
  const dear = withSwap(PLAN, 0)
  expect(swapsFor(dear, 1)).toEqual([])
  expect(withSwap(dear, 1)).toBe(dear)
  expect(swapsFor({ ...dear, budgetMinor: null }, 1)).toHaveLength(1)
})

test('a locked slot is neither swapped nor removed, until it is unlocked', () => {
  const locked = withEdit(PLAN, 'lock', 0)
  expect(locked.slots[0]?.isLocked).toBe(true)
  expect(withEdit(locked, 'swap', 0)).toBe(locked)
  expect(withEdit(locked, 'remove', 0)).toBe(locked)
  expect(withEdit(locked, 'lock', 0)).toEqual(PLAN)
})

test('a removed slot leaves the total; the last one stays', () => {
  const one = withEdit(PLAN, 'remove', 0)
  expect(titles(one)).toEqual(['x'])
  expect(one.totalMinor).toBe(20)
  expect(withEdit(one, 'remove', 0)).toBe(one)
})

test('an invalid slot changes nothing', () => {
  expect(withSwap(PLAN, 7)).toBe(PLAN)
})

test.each([
  [
    'Together: a1 & x1. In total $80, within the $90.',
    'Together: b1 & x1. In total $120, within the $90.',
  ],
  ['Zusammen 80\u00a0$.', 'Zusammen 120 $.'],
  ['Au total 80\u202f$US, dans les 90 $US.', 'Au total 120 $US, dans les 90 $US.'],
  ['Within the $800 you named.', 'Within the $800 you named.'],
])('the text of a plan is updated by a swap: %s', (textBefore, now) => {
  const named = (plan: typeof PLAN) => ({
    ...plan,
    slots: plan.slots.map((slot) => ({
      ...slot,
      chosen: { ...slot.chosen, card: { ...slot.chosen.card, title: `${slot.chosen.card.id}1` } },
    })),
  })
  const before = { ...named(PLAN), totalMinor: 8_000 }
  const after = { ...named(withSwap(PLAN, 0)), totalMinor: 12_000 }
  expect(retold(textBefore, before, after)).toBe(now)
})
