import { expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { readNeed } from '#domain/need/need.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale = 'en') {
  const answers = await converse(database.db, turns, locale)
  return answers.map(({ reply }) => reply)
}

test.each([
  ['en', 'somewhere with a xylophone in Japan', 'xylophone'],
  ['es', 'alojamientos con xilófono en Japón', 'xilofono'],
  ['de', 'Unterkunft mit Xylophon in Japan', 'xylophon'],
  ['fr', 'séjours avec xylophone au Japon', 'xylophone'],
] as const)(
  '%s: a word in no listing filters nothing, and is stated as not checked',
  async (locale, text, word) => {
    const [reply] = await talk([text], locale)
    const cards = reply?.cards?.cards ?? []
    expect(cards.length).toBeGreaterThan(0)
    for (const { met, unmet } of cards) {
      expect(met.map(({ field }) => field)).toContain('location')
      expect(unmet).toEqual([])
    }
    const words = m.assistant_quoted({ word }, { locale })
    expect(reply?.text).toContain(m.assistant_open_words({ words }, { locale }))
  },
)

test('a length of stay with a total finds listings', async () => {
  const [reply] = await talk(['10 nights in Bali, max $900 for the whole stay'])
  expect(reply?.cards?.match).toBe('fit')
  expect(reply?.text).not.toContain('could not check')
})

test('an earlier price is stated to apply, and the results link matches the answer', async () => {
  const [, reply] = await talk(['yoga in Lisbon under $40', 'massage in Athens'])
  const price = m.understood_price_below({ price: '$40' })
  expect(reply?.text).toContain(m.assistant_held_price({ price }))
  const query = new URL(reply?.understood?.href ?? '', 'https://seekwell.example').searchParams
  expect(readNeed(query.get('q') ?? '')).toMatchObject({
    maxMinor: null,
    place: { said: 'Athens' },
  })
})

test.each([
  ['en', ['a weighted blanket', 'for 4 people']],
  ['es', ['una manta pesada', 'para 4 personas']],
  ['de', ['Tee gegen Stress', 'für 4 Personen']],
  ['fr', ['une couverture lestée', 'pour 4 personnes']],
] as const)('%s: a turn that changes nothing is answered as such', async (locale, turns) => {
  const [first, second] = await talk(turns, locale)
  const idsOf = (reply: typeof first) => reply?.cards?.cards.map(({ id }) => id)
  expect(idsOf(second)).toEqual(idsOf(first))
  expect(second?.text).toContain(m.assistant_open_same({}, { locale }))
  expect(second?.text).toContain(
    m.assistant_unchecked({ words: 'x' }, { locale }).split('x', 1).join(),
  )
})

test('only words that no listing on show mentions are stated as not checked', async () => {
  const [reply] = await talk(['an app for sleep, no leaderboards'])
  expect(reply?.text).toContain(m.assistant_unchecked({ words: '“leaderboards”' }))
  const [plain] = await talk(['yoga in Lisbon'])
  expect(plain?.text).not.toContain(m.assistant_unchecked({ words: '' }).slice(0, 11))
})

test.each([
  ['gentle movement class', 'he uses a wheelchair'],
  ['My mother died in March and I do not know how to cope with the grief'],
])('a statement about a person requests nothing (%s)', async (...turns) => {
  const reply = (await talk(turns)).at(-1)
  expect(reply?.text).not.toMatch(/not checked/i)
})
