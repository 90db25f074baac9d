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

describe('a turn that only points to another listing repeats the question before', () => {
  test.each([
    ['en', 'a candle', 'how much is the first one?', 'and the second?', /The price is \$/],
    ['en', 'a candle', 'how much is the first one?', 'no i meant the other one', /The price is \$/],
    ['es', 'una vela', '¿cuánto cuesta la primera?', '¿y la otra?', /El precio es/],
    ['de', 'Kerzen', 'was kostet das erste?', 'nein, ich meinte das andere', /Der Preis ist/],
    ['fr', 'une bougie', 'combien coûte la première ?', 'et l’autre ?', /Le prix/],
  ] as const)('%s · %s · %s · %s', async (locale, wish, question, other, said) => {
    const [shown, , told] = await talk([wish, question, other], locale)
    expect(idsOf(told)).toEqual(idsOf(shown).slice(1, 2))
    expect(told?.text).toMatch(said)
  })

  test('a second one that is not on show is said to be missing, and the question is answered', async () => {
    const [shown, told] = await talk([
      'tell me about Cedar & Tide Cabins',
      'does the second one have wifi? i kinda hope not',
    ])
    expect(idsOf(shown)).toHaveLength(1)
    expect(told?.text).toContain('Only one is on show')
    expect(told?.text).toContain(m.assistant_tell_wifi_no())
  })
})

describe('how to get one of those shown depends on its kind', () => {
  test.each([
    ['en', 'a candle', 'ill take the second one, where do i buy it', /takes no orders/],
    ['es', 'una vela', 'me quedo con la segunda, ¿cómo la compro?', /ni recibe pedidos/],
    ['de', 'Kerzen', 'gut, das zweite. wie kann ich das bestellen?', /nimmt keine Bestellungen an/],
    ['fr', 'une bougie', 'la deuxième alors. comment je commande', /ne prend pas de commandes/],
    ['en', 'online yoga classes', 'the second then, how do i sign up?', /choose a date/],
    ['de', 'Yogakurse online', 'das zweite: muss ich da buchen?', /wählst du Termin/],
  ] as const)('%s · %s · %s', async (locale, wish, question, said) => {
    const [shown, told] = await talk([wish, question], locale)
    expect(idsOf(told)).toEqual(idsOf(shown).slice(1, 2))
    expect(told?.text).toMatch(said)
  })
})

describe('better reviews are a wish for other listings, not a question about reviews', () => {
  test.each([
    ['en', 'a coach online', 'do you have someone with better reviews?'],
    ['es', 'un coach en línea', '¿hay alguno con mejores reseñas?'],
    ['de', 'ein Coach online', 'habt ihr jemanden mit besseren Bewertungen?'],
    ['fr', 'un coach en ligne', 'quelqu’un de mieux noté ?'],
  ])('%s · %s', async (locale, wish, question) => {
    const [shown, told] = await talk([wish, question], locale)
    const ratings = (reply: Reply | undefined) =>
      reply?.cards?.cards.map(({ rating }) => rating ?? 0) ?? []
    const best = Math.max(...ratings(shown))
    expect(ratings(told).length).toBeGreaterThan(0)
    expect(ratings(told).every((rating) => rating >= best)).toBe(true)
  })
})
