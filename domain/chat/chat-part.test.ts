import { expect, test } from 'vitest'
import type { ChatCard, ChatPart } from './chat.ts'
import { readChatPart } from './chat-part.ts'

const CARD: ChatCard = {
  id: 'c',
  slug: 'cabin',
  title: 'Still Cabin',
  contentType: 'escape',
  listingType: 'Cabin',
  location: null,
  tags: ['sleep'],
  thumbnail: null,
  price: '$$',
  amount: { minor: 14_000, currency: 'USD', per: 'night' },
  rating: null,
  reviews: 0,
  verified: true,
  sample: true,
  next: { start: '2026-01-01T10:00:00Z', timeZone: 'Europe/Ljubljana' },
  reason: 'By a lake.',
  met: [{ need: 'Sleep', field: 'tags', fact: 'sleep' }],
  unmet: [],
  unknown: [],
}
const ITEM = { card: CARD, count: 2, subtotalMinor: 28_000 }

const PARTS: ChatPart[] = [
  { type: 'notice', kind: 'care', text: 'Call.' },
  { type: 'text', text: 'Here.' },
  {
    type: 'understood',
    filters: [{ kind: 'price', label: 'Under $60', said: 'under 60' }],
    href: '/search-results?q=tea',
  },
  { type: 'cards', match: 'nearest', cards: [CARD] },
  {
    type: 'plan',
    days: 2,
    people: 1,
    start: '2026-12-24',
    slots: [
      { category: 'escapes', day: null, isLocked: true, chosen: ITEM, alternatives: [ITEM] },
      { category: 'experiences', day: 2, isLocked: false, chosen: ITEM, alternatives: [] },
    ],
    totalMinor: 28_000,
    currency: 'USD',
    budgetMinor: null,
  },
  { type: 'followUps', question: null, suggestions: ['Cheaper'] },
  { type: 'done', outcome: 'found' },
]

test.each(PARTS)('$type is read as sent, without unknown fields', (part) => {
  expect(readChatPart({ ...part, unknown: true })).toEqual(part)
})

test.each([
  ['no type', { text: 'a' }],
  ['a property of every object', { type: 'constructor' }],
  ['an empty text', { type: 'text', text: '' }],
  ['an end of another kind', { type: 'done', outcome: 'won' }],
  ['a page elsewhere', { type: 'page', label: 'Privacy', href: '//evil.example' }],
  ['an address elsewhere', { type: 'understood', filters: [], href: '//evil.example' }],
  [
    'a price that is no number',
    cards({ amount: { minor: Number.NaN, currency: '', per: 'night' } }),
  ],
  ['a card without a name', cards({ title: '' })],
  ['a field that is none', cards({ met: [{ need: 'a', field: 'secret', fact: null }] })],
  ['one card of two that cannot be read', { type: 'cards', match: 'fit', cards: [CARD, null] }],
])('%s is no part', (_, value) => {
  expect(readChatPart(value)).toBeNull()
})

test.each([
  'soon',
  { start: 'soon', timeZone: 'Europe/Rome' },
  { start: '2026-01-01T10:00:00Z', timeZone: 'Mars' },
])('a card with the date %j has no date', (next) => {
  expect(readChatPart(cards({ next }))).toEqual(cards({ next: null }))
})

function cards(changed: object) {
  return { type: 'cards', match: 'fit', cards: [{ ...CARD, ...changed }] }
}
