import { expect, test } from 'vitest'
import { fitOf } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import { cabin } from '#test/cabin.ts'
import { toCard } from './cards.ts'

/** How a listing is judged by what was asked: each need with the field and the fact that it rests on. */
function judged(text: string, listing: Partial<typeof cabin>) {
  const need = readNeed(text)
  const { met, unmet, unknown } = toCard(need, fitOf(need, { ...cabin, ...listing }))
  return { met, unmet, unknown }
}
const needs = (of: { need: string }[]) => of.map(({ need }) => need)

test('of children a listing that is silent is not known to be without', () => {
  const silent = judged('a cabin, no kids', {})
  expect(needs(silent.unknown)).toContain('without children')
  expect(needs(silent.met)).not.toContain('without children')
})

test('a listing for adults only is without children, by that', () => {
  const { met } = judged('a cabin, no kids', { amenities: ['adults-only'] })
  expect(met).toContainEqual({ need: 'without children', field: 'amenities', fact: 'adults-only' })
})

test('what a listing only fails to name is claimed of no ingredient and no practice', () => {
  const { met, unmet } = judged('something for sleep without lavender', {})
  expect(needs([...met, ...unmet])).not.toContain('without lavender')
})

test('hot springs are met by the tag that says so, and by no other', () => {
  const { met } = judged('quiet hot springs', { tags: ['silence', 'hot spring'] })
  expect(met).toContainEqual(
    expect.objectContaining({ need: expect.stringMatching(/^hot springs/), fact: 'hot spring' }),
  )
})

test('no hot springs are met by a place that has spring in its name, nor by a tag for another matter', () => {
  const listing = { location: 'Salt Spring Island, Canada', country: 'CA', tags: ['silence'] }
  expect(needs(judged('quiet hot springs', listing).met).join()).not.toMatch(/hot springs/)
})

test('a stated condition is met, unmet or unknown by the facts of a card', () => {
  const text = 'a verified cabin with wifi for three nights'
  const { met, unknown } = judged(text, { verified: true, amenities: ['wifi'] })
  expect(met).toContainEqual({ need: 'Wi-Fi', field: 'amenities', fact: 'wifi' })
  expect(needs(met)).toContain('verified')
  expect(unknown).toContainEqual({ need: '3 days', field: 'duration', fact: null })
  const { unmet } = judged(text, { verified: false, amenities: ['no-wifi'] })
  expect(needs(unmet)).toEqual(expect.arrayContaining(['verified', 'Wi-Fi']))
})
