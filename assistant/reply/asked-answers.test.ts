import { describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

type Reply = Awaited<ReturnType<typeof talk>>[number]
const titlesOf = (reply: Reply | undefined) => reply?.cards?.cards.map(({ title }) => title) ?? []

describe('a question that names a listing is answered from that listing', () => {
  test.each([
    ['en', 'does Halcyon Bay Resort take dogs?', 'Halcyon Bay Resort', /[Pp]ets are welcome/],
    ['en', 'is there a pool at Halcyon Bay Resort?', 'Halcyon Bay Resort', /sea-water pools/],
    ['en', 'is there a pool at halcyon bay?', 'Halcyon Bay Resort', /sea-water pools/],
    ['es', '¿hay piscina en Halcyon Bay Resort?', 'Halcyon Bay Resort', /sea-water pools/],
    ['de', 'gibt es einen Pool im Halcyon Bay Resort?', 'Halcyon Bay Resort', /sea-water pools/],
    ['fr', 'y a-t-il une piscine au Halcyon Bay Resort ?', 'Halcyon Bay Resort', /sea-water pools/],
    [
      'en',
      'how many nights is the minimum at Yukitani Ryokan?',
      'Yukitani Ryokan',
      /1 night minimum/,
    ],
    ['en', 'does Yukitani have wifi?', 'Yukitani Ryokan', /Wi-Fi/],
    ['en', 'is Cedar & Tide Cabins wheelchair accessible?', 'Cedar & Tide Cabins', /heelchair/],
    ['en', 'is Cedar and Tide wheelchair accessible?', 'Cedar & Tide Cabins', /heelchair/],
    ['en', 'what time is check-in at Koh Sai Water Villas', 'Koh Sai Water Villas', /page/],
    [
      'en',
      'when is the next Deep Listening Sound Bath?',
      'Deep Listening Sound Bath',
      /\d{1,2}:\d\d/,
    ],
    ['en', 'how much is Yukitani Ryokan for 3 nights?', 'Yukitani Ryokan', /\$1,260/],
    ['es', '¿cuánto cuestan 3 noches en Yukitani Ryokan?', 'Yukitani Ryokan', /1\.?260/],
    ['de', 'was kosten 3 Nächte im Yukitani Ryokan?', 'Yukitani Ryokan', /1\.260/],
    ['fr', 'combien coûtent 3 nuits au Yukitani Ryokan ?', 'Yukitani Ryokan', /1\s?260/],
  ] as const)('%s · %s', async (locale, question, title, said) => {
    const [reply] = await talk([question], locale)
    expect(reply?.outcome).toBe('told')
    expect(titlesOf(reply)).toEqual([title])
    expect(reply?.text).toMatch(said)
  })

  test.each(LANGUAGES)('a fact missing on the page is stated as open (%s)', async (locale) => {
    const question = {
      en: 'may I smoke at Yukitani Ryokan?',
      es: '¿se puede fumar en Yukitani Ryokan?',
      de: 'darf man im Yukitani Ryokan rauchen?',
      fr: 'peut-on fumer au Yukitani Ryokan ?',
    }[locale]
    const [reply] = await talk([question], locale)
    expect(reply?.text).toContain(m.assistant_asked_silent({}, { locale }))
  })

  test('a place or thing that only shares a word with a title is a search', async () => {
    for (const wish of ['is there a yoga class in Lisbon?', 'do you have a slow yoga class?']) {
      const [reply] = await talk([wish])
      expect(reply?.outcome, wish).not.toBe('told')
    }
  })
})

describe('listings are compared side by side', () => {
  test.each([
    ['en', 'compare Cedar & Tide Cabins and Fjordlys Sauna Cabins'],
    ['en', 'which is better, Cedar & Tide Cabins or Fjordlys Sauna Cabins?'],
    ['es', 'compara Cedar & Tide Cabins con Fjordlys Sauna Cabins'],
    ['de', 'vergleiche Cedar & Tide Cabins mit Fjordlys Sauna Cabins'],
    ['fr', 'compare Cedar & Tide Cabins et Fjordlys Sauna Cabins'],
  ])('%s · %s', async (locale, said) => {
    const [reply] = await talk([said], locale)
    expect(titlesOf(reply)).toEqual(['Cedar & Tide Cabins', 'Fjordlys Sauna Cabins'])
    expect(reply?.text).toMatch(/295.+190/s)
  })

  test('listings on show, with needs met and needs unknown', async () => {
    const [shown, compared] = await talk([
      'a cabin with a sauna where my dog can come',
      'compare the first and the second',
    ])
    expect(titlesOf(compared)).toEqual(titlesOf(shown).slice(0, 2))
    for (const title of titlesOf(compared)) expect(compared?.text).toContain(title)
    expect(compared?.text).toMatch(/fits “|says nothing of “/)
  })
})

describe('a question refers to the last discussed listing', () => {
  test.each([
    ['is it adults only?', /12 or older/],
    ['what does 3 nights cost?', /\$1,260/],
    ['how many people fit?', /Room for 3/],
    ['are children allowed?', /12 or older/],
    ['is breakfast included?', /breakfast/i],
    ['what should I bring?', /Arrive before five/],
    ['can I smoke there?', new RegExp(m.assistant_asked_silent())],
    ['how many reviews does it have?', /528 sample reviews give it/],
  ])('%s', async (question, said) => {
    const [, , reply] = await talk(['Yukitani Ryokan', 'the first one', question])
    expect(titlesOf(reply)).toEqual(['Yukitani Ryokan'])
    expect(reply?.text).toMatch(said)
  })

  test.each([
    ['es', '¿es solo para adultos?', '¿cuánto cuestan 3 noches?'],
    ['de', 'ist es nur für Erwachsene?', 'was kosten 3 Nächte?'],
    ['fr', 'est-ce réservé aux adultes ?', 'combien coûtent 3 nuits ?'],
  ])('%s · %s · %s', async (locale, adults, sum) => {
    const replies = await talk(['Yukitani Ryokan', adults, sum], locale)
    for (const reply of replies.slice(1)) expect(titlesOf(reply)).toEqual(['Yukitani Ryokan'])
    expect(replies[1]?.text).toContain('12 or older')
    expect(replies[2]?.text).toMatch(/1\D?260/)
  })

  test('material, shipping and returns', async () => {
    const replies = await talk([
      'tell me about Weighted Linen Blanket',
      'what’s it made of?',
      'do they ship to Japan?',
      'do they take returns?',
    ])
    for (const reply of replies) expect(titlesOf(reply)).toEqual(['Weighted Linen Blanket'])
    expect(replies[1]?.text).toMatch(/glass beads|linen/i)
    expect(replies[2]?.text).toContain('Ships worldwide')
    expect(replies[3]?.text).toMatch(/returned|refund|cancelling|page/i)
  })

  test('distance to the beach, and the next date', async () => {
    const [, beach] = await talk([
      'Tell me more about Cedar & Tide Cabins',
      'how far is the beach?',
    ])
    expect(titlesOf(beach)).toEqual(['Cedar & Tide Cabins'])
    expect(beach?.text).toContain('200 m')
    const [, when] = await talk(['tell me about Deep Listening Sound Bath', 'when is it?'])
    expect(when?.text).toMatch(/\d{1,2}:\d\d/)
  })

  test.each([
    'do you have a yoga class in Lisbon?',
    'is there a spa in Lisbon?',
    'is there a pool in Atacama?',
    'what helps against snoring?',
  ])('a new wish is a new search · %s', async (wish) => {
    const [, next] = await talk(['tell me about Yukitani Ryokan', wish])
    expect(next?.outcome).not.toBe('told')
  })
})

describe('references to listings on show', () => {
  test('"the second one" of a single listing is stated not to exist', async () => {
    const [, told] = await talk(['tell me about Yukitani Ryokan', 'the second one'])
    expect(told?.text).toContain(m.assistant_asked_only_one({ title: 'Yukitani Ryokan' }))
    expect(titlesOf(told)).toEqual(['Yukitani Ryokan'])
  })

  test('"that one" and "it" refer to the listing named in a comparison', async () => {
    const [shown, cheapest, why, long] = await talk([
      'a lodge in Japan',
      'which one of these is the cheapest?',
      'why that one?',
      'how long is it?',
    ])
    const first = titlesOf(shown).find((title) => cheapest?.text.includes(title))
    expect(first).toBeDefined()
    expect(titlesOf(why)).toEqual([first])
    expect(titlesOf(long)).toEqual([first])
  })

  test('"the other one" of two compared is not the cheapest and best rated', async () => {
    const [, compared, other] = await converse(database.db, [
      'yoga in Lisbon',
      'compare the second and the third',
      'the other one',
    ])
    const two = compared?.reply.cards?.cards ?? []
    const [cheapest] = two.toSorted((a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0))
    const [best] = two.toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0))
    expect([two.length, cheapest?.id]).toEqual([2, best?.id])
    expect(other?.reply.cards?.cards.map(({ id }) => id)).toEqual(
      two.map(({ id }) => id).filter((id) => id !== best?.id),
    )
  })

  test('"the other one" is the previously discussed listing', async () => {
    const replies = await talk([
      'a cabin in Norway',
      'the first one',
      'the second one',
      'the other one',
    ])
    expect(titlesOf(replies[3])).toEqual(titlesOf(replies[0]).slice(0, 1))
  })
})

describe('questions about the site have short answers without listings', () => {
  test.each([
    ['en', 'how many listings do you have?', /There are \d+ listings/],
    ['es', '¿cuántas fichas tienes?', /Hay \d+ fichas/],
    ['de', 'wie viele Einträge habt ihr?', /stehen \d+ Einträge/],
    ['fr', 'combien de fiches avez-vous ?', /compte \d+ fiches/],
    ['en', 'how many listings in Japan do you have?', /has \d+ of that kind \(.*Japan/i],
    ['en', 'sort by price', /sorts by price/],
    ['en', 'only 5 star', /up to 5/],
    ['en', 'who made you', /Willow/],
    ['en', 'how do I cancel my booking?', /bookings/],
  ])('%s · %s', async (locale, question, said) => {
    const [reply] = await talk([question], locale)
    expect(reply).toMatchObject({ outcome: 'talk', cards: null })
    expect(reply?.text).toMatch(said)
  })

  test('a request for more listings than are shown at once', async () => {
    const [reply] = await talk(['give me 10 escapes'])
    expect(reply?.text).toContain(m.assistant_site_many({ count: '4' }))
    expect(titlesOf(reply)).not.toEqual([])
    expect(reply?.understood?.href).toContain('/search-results')
  })
})
