import { describe, expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

type Reply = Awaited<ReturnType<typeof talk>>[number]
const idsOf = (reply: Reply | undefined) => reply?.cards?.cards.map(({ id }) => id) ?? []

describe('acts about listings shown, in words that no pattern has', () => {
  test.each([
    ['en', 'a cabin in Norway', 'ok how would I go about getting one of those rooms'],
    [
      'de',
      'eine Hütte in Norwegen',
      'und wie komm ich da jetzt an ein Zimmer, muss ich wo anrufen?',
    ],
    ['es', 'una cabaña en Noruega', 'vale, ¿y eso cómo se reserva?'],
    ['fr', 'une cabane en Norvège', 'ok et pour réserver je fais comment ?'],
    ['en', 'a cabin in Norway', 'ok how do I book it'],
  ])('booking is explained, not searched for (%s)', async (locale, ask, book) => {
    const [, reply] = await talk([ask, book], locale)
    const options = { locale: locale as 'en' }
    const texts = [m.assistant_book_stay({}, options), m.assistant_book_which({}, options)]
    expect(texts.some((text) => reply?.text.includes(text))).toBe(true)
  })

  test('the nearest of those shown is named with its distance', async () => {
    const [shown, reply] = await talk(['a cabin by the sea', 'which of these is nearest to Oslo?'])
    expect(idsOf(reply)).toHaveLength(1)
    expect(idsOf(shown)).toContain(idsOf(reply)[0])
    expect(reply?.text).toMatch(/Nearest to Oslo is .+, about [\d,.]+ mi away/)
  })

  test('the first by a quality is one of those shown', async () => {
    const [shown, reply] = await talk(['a cabin by the sea', 'and which of them is the quietest?'])
    expect(idsOf(shown)).toContain(idsOf(reply)[0])
    expect(reply?.text).toMatch(/comes first for|says anything of/)
  })

  test('the difference between two is a comparison of these two', async () => {
    const turns = ['yoga in Lissabon', 'was ist der Unterschied zwischen den ersten beiden?']
    const [shown, reply] = await talk(turns, 'de')
    expect(idsOf(reply)).toEqual(idsOf(shown).slice(0, 2))
    expect(reply?.text).not.toContain(m.assistant_asked_silent({}, { locale: 'de' }))
  })

  test('listings like one of those shown are new ones of its kind', async () => {
    const [shown, reply] = await talk(['an app for sleep', 'more like the first one please'])
    expect(idsOf(reply).length).toBeGreaterThan(0)
    for (const id of idsOf(reply)) expect(idsOf(shown)).not.toContain(id)
    for (const { contentType } of reply?.cards?.cards ?? []) expect(contentType).toBe('enhancement')
  })

  test('a question whether there is another kind of thing seeks it', async () => {
    const turns = ['a cabin in Norway', 'is there a coach who does this online?']
    const [, reply] = await talk(turns)
    expect(reply?.outcome).toBe('found')
    for (const { contentType } of reply?.cards?.cards ?? []) expect(contentType).toBe('enhancement')
  })

  test('a question which of them suits somebody is about them, whatever it names', async () => {
    const turns = ['a ryokan in Japan', 'which of these would be fine for a toddler in the water']
    const [shown, reply] = await talk(turns)
    expect(idsOf(reply).length).toBeGreaterThan(0)
    for (const id of idsOf(reply)) expect(idsOf(shown)).toContain(id)
  })
})

describe('questions about the site are answered, not searched for', () => {
  test.each([
    ['en', 'so how do you lot earn your money', /pay nothing/],
    ['de', 'verdient ihr eigentlich was dran, wenn ich da buche?', /zahlen hier nichts/],
    ['es', '¿y vosotros de qué vivís, de la publicidad?', /no paga nada/],
    ['fr', 'et vous, vous vivez de quoi, de la pub ?', /ne paient rien/],
    ['en', 'are these reviews from real people', /collects none/],
    ['en', 'could I speak to somebody human please', /“Contact”/],
    ['en', 'has any of this been proven in studies', /cannot judge studies/],
    ['en', 'the address on this listing is wrong', /“Contact”/],
  ])('%s · %s', async (locale, ask, said) => {
    const [, reply] = await talk([locale === 'en' ? 'a massage' : 'yoga', ask], locale)
    expect(reply?.text).toMatch(said)
    expect(reply?.cards ?? null).toBeNull()
  })
})

describe('a plan keeps its shape', () => {
  test('another length, company or less money change it', async () => {
    const replies = await talk([
      'plan a long weekend in Portugal',
      'make it two days instead',
      'with my sister too',
      'can we do it cheaper?',
    ])
    for (const reply of replies) expect(reply.outcome).toBe('plan')
    const totals = replies.map(({ plan }) => plan?.totalMinor ?? 0)
    expect(totals[1]).toBeLessThan(totals[0] ?? 0)
    expect(totals[3]).toBeLessThan(totals[2] ?? 0)
    const kinds = replies.map(({ plan }) => plan?.slots.map(({ category }) => category))
    expect(kinds[3]).toContain('escapes')
  })

  test('two people do not need listings tagged for couples', async () => {
    const [reply] = await talk(['plan three days in Portugal for two, 900 dollars'])
    expect(reply?.plan?.slots.map(({ category }) => category)).toContain('escapes')
  })
})
