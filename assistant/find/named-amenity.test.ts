import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function cardsFor(text: string, locale?: string) {
  const [answer] = await converse(database.db, [text], locale)
  return answer?.reply.cards
}

test.each([
  ['en', 'escapes with a pool'],
  ['es', 'escapadas con piscina'],
  ['de', 'Auszeiten mit Pool'],
  ['fr', 'séjours avec piscine'],
])('%s: "%s" lists pools first; if none is mentioned it is unknown', async (locale, text) => {
  const cards = (await cardsFor(text, locale))?.cards ?? []
  const pools = cards.map(({ met }) => met.some(({ fact }) => fact === 'pool'))
  expect(pools[0]).toBe(true)
  expect(pools).toEqual(pools.toSorted((a, b) => Number(b) - Number(a)))
  for (const [at, { met, unknown }] of cards.entries()) {
    expect(met.map(({ fact }) => fact)).not.toContain('swimming, sea')
    if (!pools[at]) expect([...met, ...unknown].map(({ field }) => field)).toContain('amenities')
  }
})

test('cheap retreats are sorted from the lowest price band', async () => {
  const bands = (await cardsFor('cheap retreats in Thailand'))?.cards.map(({ price }) => price)
  expect(bands?.[0]).toBe('$')
  expect(bands).toEqual(bands?.toSorted())
})

test('apps and massages are not presented as therapy', async () => {
  const shown = await cardsFor('recommend a therapist for trauma')
  for (const { listingType, met } of shown?.cards ?? [])
    if (/app|massage/i.test(listingType ?? ''))
      expect(met.map(({ need }) => need)).not.toContain('therapy and counselling')
})
