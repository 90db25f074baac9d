import { expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { QUOTED_COPY } from './specification-copy.ts'

/** Values for every parameter of the specification's messages. */
const PARAMS = {
  n: 15,
  total: 9,
  count: 15,
  site: 'Seekwell',
  assistant: 'Willow',
  page: 'wellness',
  concern: 'sleep',
  type: 'cabin',
}
const VARIANTS = [
  PARAMS,
  { ...PARAMS, n: 3, count: 3 },
  { ...PARAMS, n: 4, count: 4 },
  { ...PARAMS, n: 2, count: 2 },
]

/** Every message of the catalogue with these parameters. */
const said = new Set(
  Object.values(m as unknown as Record<string, (inputs: object) => string>).flatMap((message) =>
    VARIANTS.map((params) => String(message(params))),
  ),
)

test('spec 1 · product · tagline and title', () => {
  expect(said.has('Your personal guide to wellness in 2025')).toBe(true)
  expect(said.has('Seekwell - Your Gateway to Wellness')).toBe(true)
})

test.each(QUOTED_COPY)('section $section: "$text"', ({ text }) => {
  expect(said.has(text), `no message says exactly this`).toBe(true)
})
