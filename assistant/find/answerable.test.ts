import { expect, test } from 'vitest'
import { sentencesOf } from '#domain/need/claims.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

test.each([
  ['en', 'a quiet place by the water', 'asdf qwer', '🦄'],
  ['en', 'tea for sleep under $30', 'purple trombone ledger', 'hm'],
  ['es', 'algo para dormir mejor', 'asdf qwer', '🦄'],
  ['de', 'etwas gegen Stress', 'asdf qwer', '🦄'],
  ['fr', 'un massage à la maison', 'asdf qwer', '🦄'],
])(
  '%s: unintelligible text does not repeat the last answer (%s · %s · %s)',
  async (locale, ...turns) => {
    const [shown, ...unheard] = await talk([...turns, 'zxcv tyui'], locale)
    expect(shown?.cards?.cards.length).toBeGreaterThan(0)
    expect(unheard).toHaveLength(3)
    for (const { cards, outcome, followUps } of unheard) {
      expect(cards).toBeNull()
      expect(outcome).toBe('asked')
      expect(followUps?.suggestions).toHaveLength(3)
    }
    const said = unheard.flatMap(({ text }) => sentencesOf(text))
    expect(new Set(said).size).toBe(said.length)
  },
)

test('the earlier need stays in force after unintelligible text', async () => {
  const [shown, , cheaper] = await talk(['a massage at home', 'asdf qwer', 'something cheaper'])
  const least = Math.min(
    ...(shown?.cards?.cards.map(({ amount }) => amount?.minor ?? Infinity) ?? []),
  )
  expect(cheaper?.cards?.cards.length).toBeGreaterThan(0)
  if (cheaper?.outcome === 'found')
    for (const { amount } of cheaper.cards?.cards ?? []) expect(amount?.minor).toBeLessThan(least)
})

test('a word in a listing is searched for, though it names no concept', async () => {
  const [, glass] = await talk(['a present', 'with a gong'])
  expect(glass?.outcome).not.toBe('asked')
})

test.each(['en', 'es', 'de', 'fr'])(
  'emoji alone are parsed by their plain meaning (%s)',
  async (locale) => {
    const [sleep, away, thanks] = await talk(['😴', '🏖️🐶', '👍'], locale)
    expect(sleep?.understood?.filters.map(({ kind }) => kind)).toContain('concept')
    expect(away?.understood?.filters.map(({ kind }) => kind)).toContain('pets')
    expect(thanks?.outcome).toBe('talk')
  },
)

test('starting over is answered as talk, without cards', async () => {
  const [, again] = await talk(['tea for sleep', 'start over'])
  expect(again?.outcome).toBe('talk')
  expect(again?.cards).toBeNull()
})

test('a question about a quality is answered from the text of the listing', async () => {
  const [shown, told] = await talk(['a silent retreat', 'is the first one quiet?'])
  expect(told?.outcome).toBe('told')
  expect(told?.text).toContain(shown?.cards?.cards[0]?.title)
  expect(told?.text).toContain('quiet')
  expect(told?.text).not.toContain('is listed under')
})
