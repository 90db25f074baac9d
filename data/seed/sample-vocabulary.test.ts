import { expect, test } from 'vitest'
import { runWithLocale } from '#data/db/locale-context.ts'
import { wordOf } from '#domain/vocabulary/vocabulary.ts'
import { sampleCatalogue } from './sample-catalogue.ts'

const catalogue = sampleCatalogue(new Date())

const untold = (values: readonly (string | null)[]) =>
  runWithLocale('de', () => [...new Set(values)].filter((value) => value && wordOf(value) === null))

test('every type, tag and nature badge of the sample has words in the other languages', () => {
  expect(untold(catalogue.map(({ type }) => type))).toEqual([])
  expect(untold(catalogue.flatMap(({ tags }) => tags))).toEqual([])
  expect(untold(catalogue.map(({ natureDistance }) => natureDistance))).toEqual([])
})

test('so have the durations, group sizes and comforts that many of them share', () => {
  const SHARED = 5
  const shared = (values: readonly (string | null)[]) =>
    [...Map.groupBy(values, (value) => value?.replace(/\d+/g, '#') ?? '')]
      .filter(([, same]) => same.length >= SHARED)
      .map(([, [value]]) => value ?? null)
  expect(untold(shared(catalogue.map(({ groupSize }) => groupSize)))).toEqual([])
  expect(
    untold(
      shared(catalogue.flatMap(({ amenityGroups }) => amenityGroups.map(({ title }) => title))),
    ),
  ).toEqual([])
  const durations = shared(
    catalogue.flatMap((item) => (item.contentType === 'enhancement' ? [] : [item.duration])),
  )
  expect(untold(durations)).toEqual([])
})
