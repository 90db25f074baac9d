import { expect, test } from 'vitest'
import { listCandidates } from '#data/catalogue/search/retrieve.ts'
import type { Condition } from '#domain/need/conditions/condition.ts'
import { conditionVerdict } from '#domain/need/constraints.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

/** Verdicts on a condition for the cards of the newest answer. */
async function verdicts(condition: Condition, turns: readonly string[], locale = 'en') {
  const answers = await converse(database.db, turns, locale)
  const ids = answers.at(-1)?.reply.cards?.cards.map(({ id }) => id) ?? []
  const cards = await listCandidates(database.db, ids)
  return cards.map((card) => conditionVerdict(condition, card))
}

const EVENING = { kind: 'start', from: 17 * 60, before: 24 * 60 } as const
const MONDAY: Condition = { kind: 'weekday', days: [1] }
const TUESDAY: Condition = { kind: 'weekday', days: [2] }

test.each([
  ['en', 'something for my back on a monday evening'],
  ['es', 'algo para la espalda el lunes por la noche'],
  ['de', 'Montagabend was für den Rücken'],
  ['fr', 'quelque chose pour le dos le lundi soir'],
] as const)('%s: no card violates the weekday or the time of day', async (locale, text) => {
  const days = await verdicts(MONDAY, [text], locale)
  expect(days.length).toBeGreaterThan(0)
  expect([...days, ...(await verdicts(EVENING, [text], locale))]).not.toContain('broken')
})

test.each([
  ['en', 'something on posture for 14 colleagues'],
  ['es', 'algo de postura para 14 colegas'],
  ['de', 'etwas zur Haltung für 14 Kollegen'],
  ['fr', 'quelque chose sur la posture pour 14 collègues'],
] as const)('%s: every card with a stated capacity has room', async (locale, text) => {
  const found = await verdicts({ kind: 'party', count: 14 }, [text], locale)
  expect(found.length).toBeGreaterThan(0)
  expect(found).not.toContain('broken')
})

const ADULTS = { kind: 'amenity', amenity: 'adults-only' } as const

test.each([
  ['a spa hotel, adults only', 'cheaper please'],
  ['a spa hotel, adults only', 'in the mountains'],
  ['a spa hotel, adults only', 'something with a pool'],
])('a condition stays in force in later turns · %s · %s', async (...turns) => {
  const found = await verdicts(ADULTS, turns)
  expect(found.length).toBeGreaterThan(0)
  expect(found).not.toContain('broken')
})

test('listings that confirm a condition rank before those that leave it unknown', async () => {
  expect(new Set(await verdicts(ADULTS, ['a hotel, adults only']))).toEqual(new Set(['met']))
})

test('a weekday named later replaces the earlier one', async () => {
  const found = await verdicts(TUESDAY, [
    'yoga on a monday evening',
    'on a tuesday evening instead',
  ])
  expect(found.length).toBeGreaterThan(0)
  expect(found).not.toContain('broken')
})
