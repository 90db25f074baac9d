import { expect, test } from 'vitest'
import type { Listing } from '#domain/listing/listing.ts'
import { sampleCatalogue } from '../../sample-catalogue.ts'
import type { SampleListing } from '../../sample-listing.ts'
import { composeCatalogue, ROUND_LISTINGS } from '../compose-catalogue.ts'
import { SENTENCE_USES, sentencesOf } from '../sentence-uses.ts'
import { statementsOf } from './guest-parts.ts'

type Parts = Partial<Pick<Listing, 'reviewList' | 'benefits' | 'faqs'>>

/**
 * What a listing states in these parts. Two things may repeat: questions, since people ask the same of
 * every place, and a bare "Yes." or "No." before a reason.
 */
const STATED: Record<string, (item: Parts) => string[]> = {
  reviews: ({ reviewList = [] }) => reviewList.flatMap(({ comment }) => sentencesOf(comment)),
  benefits: ({ benefits = [] }) =>
    benefits.flatMap(({ title, text }) => [title, ...sentencesOf(text)]),
  answers: ({ faqs = [] }) => faqs.flatMap(({ answer }) => [answer, ...statementsOf(answer)]),
}

function repeatedIn(items: readonly Parts[], statedIn: (item: Parts) => string[]): string[] {
  const uses = new Map<string, number>()
  for (const item of items)
    for (const statement of new Set(statedIn(item)))
      uses.set(statement, (uses.get(statement) ?? 0) + 1)
  return [...uses].flatMap(([statement, count]) =>
    count > SENTENCE_USES ? [`${count} times: ${statement}`] : [],
  )
}

const sample = sampleCatalogue(new Date('2026-11-01T00:00:00Z'))
const isComposed = ({ id }: SampleListing) => /^(esc|exp|ess|enh)-/.test(id)

test('an answer states more than its "Yes."', () => {
  expect(statementsOf('Yes. It is a cello, and nobody claps.')).toEqual([
    'It is a cello, and nobody claps.',
  ])
  expect(statementsOf('Never.')).toEqual(['Never.'])
})

test.each(Object.keys(STATED))('no sentence of %s stands in more than two listings', (part) => {
  const statedIn = STATED[part] ?? (() => [])
  expect(repeatedIn(sample, statedIn)).toEqual([])
  for (const seed of ['a', 'b'])
    expect(
      repeatedIn([...composeCatalogue({ listings: ROUND_LISTINGS, seed })], statedIn),
      seed,
    ).toEqual([])
})

test('there are enough of them all the same', () => {
  const rated = sample.filter((item) => item.reviews > 0)
  expect(rated.filter(({ reviewList }) => reviewList.length === 0).map(({ id }) => id)).toEqual([])
  const poor = sample.filter(({ benefits, faqs }) => benefits.length < 2 || faqs.length < 2)
  expect(poor.map(({ id }) => id)).toEqual([])
})

test('no listing says the same twice, and no slot is left open', () => {
  const odd = [...composeCatalogue({ listings: 3 * ROUND_LISTINGS, seed: 'c' })]
    .filter(isComposed)
    .filter((item) => {
      const stated = Object.values(STATED).flatMap((statedIn) => statedIn(item))
      const said = (item.reviewList ?? []).map(({ comment }) => comment)
      return new Set(said).size < said.length || stated.some((text) => /[{}|]/.test(text))
    })
  expect(odd.map(({ id }) => id)).toEqual([])
})
