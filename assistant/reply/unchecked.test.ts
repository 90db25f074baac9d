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
  '%s: a word that no listing says hides nothing that keeps to the limits, and is said to be not checked',
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

test('a whole stay with its length and its sum finds what is there', async () => {
  const [reply] = await talk(['10 nights in Bali, max $900 for the whole stay'])
  expect(reply?.cards?.match).toBe('fit')
  expect(reply?.text).not.toContain('could not check')
})

test('a price of an earlier matter is said to hold, and the results show what the answer shows', async () => {
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
  ['en', ['something for stress', 'for 4 people']],
  ['es', ['algo para el estrés', 'para 4 personas']],
  ['de', ['etwas gegen Stress', 'für 4 Personen']],
  ['fr', ['quelque chose contre le stress', 'pour 4 personnes']],
] as const)('%s: what changes nothing is said to change nothing', async (locale, turns) => {
  const [first, second] = await talk(turns, locale)
  const idsOf = (reply: typeof first) => reply?.cards?.cards.map(({ id }) => id)
  expect(idsOf(second)).toEqual(idsOf(first))
  expect(second?.text).toContain(m.assistant_open_same({}, { locale }))
  expect(second?.text).toContain(
    m.assistant_unchecked({ words: 'x' }, { locale }).split('x', 1).join(),
  )
})

test('what no listing on show says is not passed over, and what one says is not named', async () => {
  const [reply] = await talk(['an app for sleep, no subscription'])
  expect(reply?.text).toContain(m.assistant_unchecked({ words: '“subscription”' }))
  const [plain] = await talk(['yoga in Lisbon'])
  expect(plain?.text).not.toContain(m.assistant_unchecked({ words: '' }).slice(0, 11))
})

test.each([
  ['gentle movement class', 'he uses a wheelchair'],
  ['My mother died in March and I do not know how to cope with the grief'],
])('what tells of somebody is no demand (%s)', async (...turns) => {
  const reply = (await talk(turns)).at(-1)
  expect(reply?.text).not.toMatch(/not checked/i)
})
