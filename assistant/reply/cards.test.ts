import { expect, test } from 'vitest'
import { fitOf } from '#domain/need/fit.ts'
import { readNeed } from '#domain/need/need.ts'
import { cabin } from '#test/cabin.ts'
import { toCard } from './cards.ts'

/** Judgements of a listing for a text: each need with its field and fact. */
function judged(text: string, listing: Partial<typeof cabin>) {
  const need = readNeed(text)
  const { met, unmet, unknown } = toCard(need, fitOf(need, { ...cabin, ...listing }))
  return { met, unmet, unknown }
}
const needs = (of: { need: string }[]) => of.map(({ need }) => need)

test('a listing that does not mention children is unknown to be without them', () => {
  const silent = judged('a cabin, no kids', {})
  expect(needs(silent.unknown)).toContain('without children')
  expect(needs(silent.met)).not.toContain('without children')
})

test('an adults-only listing is without children', () => {
  const { met } = judged('a cabin, no kids', { amenities: ['adults-only'] })
  expect(met).toContainEqual({ need: 'without children', field: 'amenities', fact: 'adults-only' })
})

test('an excluded ingredient has no verdict if the listing does not mention it', () => {
  const { met, unmet } = judged('something for sleep without lavender', {})
  expect(needs([...met, ...unmet])).not.toContain('without lavender')
})

test('hot springs are met by their own tag only', () => {
  const { met } = judged('quiet hot springs', { tags: ['silence', 'hot spring'] })
  expect(met).toContainEqual(
    expect.objectContaining({ need: expect.stringMatching(/^hot springs/), fact: 'hot spring' }),
  )
})

test('hot springs are not met by "Spring" in a place name or by another tag', () => {
  const listing = { location: 'Salt Spring Island, Canada', country: 'CA', tags: ['silence'] }
  expect(needs(judged('quiet hot springs', listing).met).join()).not.toMatch(/hot springs/)
})

test('a stated condition is met, unmet or unknown by the facts of a card', () => {
  const text = 'a verified cabin with wifi for three nights'
  const { met, unknown } = judged(text, { verified: true, amenities: ['wifi'] })
  expect(met).toContainEqual({ need: 'Wi-Fi', field: 'amenities', fact: 'wifi' })
  expect(needs(met)).toContain('verified')
  expect(unknown).toContainEqual({ need: '3 nights', field: 'duration', fact: null })
  const { unmet } = judged(text, { verified: false, amenities: ['no-wifi'] })
  expect(needs(unmet)).toEqual(expect.arrayContaining(['verified', 'Wi-Fi']))
})

test('the card of a listing that a rule moved up says so before its reason', () => {
  const need = readNeed('a quiet cabin')
  const fit = fitOf(need, cabin)
  const { reason } = toCard(need, fit)
  expect(toCard(need, { ...fit, picked: true }).reason).toBe(`Picked by us · ${reason}`)
})
