import { describe, expect, test } from 'vitest'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { cardsOf, labelsOf, talkOn } from '../talk.test-kit.ts'

const database = testDatabase()
const talk = talkOn(() => database.db)

describe('a new limit asked like a question', () => {
  test.each([
    ['en', 'a quiet place by the sea', 'is there one with a pool?'],
    ['es', 'un sitio tranquilo cerca del mar', '¿hay alguno con piscina?'],
    ['de', 'ein ruhiger Ort am Meer', 'gibt es einen mit Pool?'],
    ['fr', 'un endroit calme au bord de la mer', 'il y en a un avec piscine ?'],
  ])('narrows the list and keeps its kind (%s)', async (locale, first, second) => {
    const [before, after] = await talk([first, second], locale)
    expect(before?.understood?.filters.map(({ label }) => label)).toEqual(
      labelsOf(after).filter((label) => labelsOf(before).includes(label)),
    )
    expect(labelsOf(after).length).toBeGreaterThan(labelsOf(before).length)
    expect(cardsOf(after).every(({ contentType }) => contentType === 'escape')).toBe(true)
    expect(after?.outcome).not.toBe('told')
  })

  test.each([
    ['en', 'yoga near Lisbon', 'any in the evening?', 'in the evening'],
    ['en', 'a retreat in Portugal', 'what about July?', 'july'],
    ['es', 'una escapada en Portugal', '¿y en agosto?', 'en agosto'],
    ['de', 'eine Auszeit in Portugal', 'und im Juni?', 'im Juni'],
    ['fr', 'un séjour au Portugal', 'et en juillet ?', 'en juillet'],
  ])('another time alone is a limit (%s: %s, %s)', async (locale, first, second, label) => {
    const [before, after] = await talk([first, second], locale)
    expect(labelsOf(after)).toEqual([...labelsOf(before), label])
  })

  test('what is not wanted is left out', async () => {
    const [, reply] = await talk(["I can't sleep", "anything that isn't an app?"])
    expect(cardsOf(reply).length).toBeGreaterThan(0)
    for (const { location } of cardsOf(reply)) expect(location).not.toMatch(/iOS|Android/)
  })

  test('a question about those shown stays one', async () => {
    const turns = ['a retreat in Portugal', 'are they open in July?', 'how long are the stays?']
    const [, ...told] = await talk(turns)
    expect(told.map(({ outcome }) => outcome)).toEqual(['told', 'told'])
  })

  test('what is added to a stay is sought in stays', async () => {
    const [, reply] = await talk(['una escapada en Portugal', 'con masajes'], 'es')
    for (const { contentType } of cardsOf(reply)) expect(contentType).toBe('escape')
  })
})

test.each([
  ['en', 'a cabin in the woods with my dog, 3 nights'],
  ['es', 'una cabaña en el bosque con mi perro, 3 noches'],
  ['de', 'eine Hütte im Wald mit Hund, 3 Nächte'],
  ['fr', 'une cabane dans les bois avec mon chien, 3 nuits'],
])('where nothing meets a condition, the nearest takes its place (%s)', async (locale, ask) => {
  const [reply] = await talk([ask], locale)
  expect(reply?.outcome).toBe('nearest')
  expect(cardsOf(reply).length).toBeGreaterThan(1)
  for (const { title } of cardsOf(reply)) expect(title).toMatch(/Cabins|Hut/)
})

test.each([
  ['en', 'cold plunge near Oslo'],
  ['de', 'Sauna in Lissabon'],
])('no class with another subject stands for a practice (%s)', async (locale, ask) => {
  const [reply] = await talk([ask], locale)
  expect(reply?.outcome).toBe('nearest')
})

test.each([
  ['en', 'vegan retreat in Europe', 'it has to have single rooms'],
  ['es', 'retiro vegano en Europa', 'tiene que tener habitaciones individuales'],
  ['de', 'ein veganes Retreat in Europa', 'es muss Einzelzimmer haben'],
])('a demand narrows the list (%s)', async (locale, first, second) => {
  const [before, after] = await talk([first, second], locale)
  expect(after?.outcome).not.toBe('told')
  expect(labelsOf(after).length).toBeGreaterThan(labelsOf(before).length)
})

test.each([
  ['en', 'save it'],
  ['es', 'guárdalo'],
  ['de', 'speicher das'],
  ['fr', 'enregistre-le'],
])('asked to save, it says how (%s)', async (locale, ask) => {
  const [, reply] = await talk(['yoga', ask], locale)
  expect(reply?.outcome).not.toBe('asked')
  expect(cardsOf(reply)).toEqual([])
})

test.each([
  ['yoga', 'how much time would I need?', /takes/],
  ['I cannot sleep', 'what works fastest?', /^(?!.*shortest)/i],
])('%s, %s', async (first, ask, answer) => {
  const [, reply] = await talk([first, ask])
  expect(reply?.text).toMatch(answer)
})

test.each([
  ['en', 'yoga for stiff mornings', 'is any of that online?'],
  ['es', 'yoga suave', '¿alguno de esos es online?'],
  ['de', 'sanftes Yoga', 'ist davon etwas online?'],
])('where some of those shown are wanted, those are sought (%s)', async (locale, first, ask) => {
  const [, reply] = await talk([first, ask], locale)
  expect(reply?.outcome).not.toBe('told')
  expect(cardsOf(reply).length).toBeGreaterThan(0)
  expect(labelsOf(reply).length).toBeGreaterThan(1)
})

test.each([
  ['en', 'a silent retreat in Portugal', 'the cheaper one of those'],
  ['es', 'un retiro de silencio en Portugal', 'el más barato de esos'],
  ['de', 'Schweigeretreat in Portugal', 'das günstigere von beiden'],
  ['fr', 'une retraite silencieuse au Portugal', 'le moins cher d’entre eux'],
])('the cheaper of those shown is chosen from them (%s)', async (locale, first, ask) => {
  const [shown, reply] = await talk([first, ask], locale)
  const priced = cardsOf(shown).toSorted((a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0))
  expect(reply?.text).toContain(priced[0]?.title)
})

test.each([
  ['en', 'my daughter is 15 and panics before exams', 'and something for me?', /teen/i],
  ['es', 'mi hija de 15 años tiene ansiedad', '¿y algo para mí también?', /adolescente/i],
  ['de', 'meine Tochter ist 15 und hat Angst', 'und etwas für mich?', /jugend|teen/i],
  ['fr', 'ma fille de 15 ans est anxieuse', 'et quelque chose pour moi ?', /ado/i],
])('the same is sought for somebody else (%s)', async (locale, first, ask, audience) => {
  const [before, reply] = await talk([first, ask], locale)
  expect(labelsOf(before).join(' ')).toMatch(audience)
  expect(labelsOf(reply).join(' ')).not.toMatch(audience)
  expect(labelsOf(reply).length).toBeGreaterThan(0)
  expect(reply?.outcome).toBe('found')
})

test.each([
  ['en', 'a quiet place by the sea', 'what do people complain about?', /stars/],
  ['es', 'un sitio tranquilo cerca del mar', '¿de qué se queja la gente?', /menos estrellas/],
  ['de', 'ein ruhiger Ort am Meer', 'worüber beschweren sich die Leute?', /wenigsten Sternen/],
  ['fr', 'un endroit calme au bord de la mer', 'quels sont les inconvénients ?', /moins bien noté/],
])('criticism is quoted from the reviews (%s)', async (locale, first, ask, answer) => {
  const [, reply] = await talk([first, ask], locale)
  expect(reply?.text).toMatch(answer)
})

test.each([
  ['fr', 'un cours de tambour à Lyon', 'c’est combien ?', /prix/],
  ['de', 'Duftkerze als Geschenk', 'was ist da alles dabei?', /Enthalten/],
])('short questions about those shown (%s)', async (locale, first, ask, answer) => {
  const [, reply] = await talk([first, ask], locale)
  expect(reply?.text).toMatch(answer)
})

test.each([
  ['en', 'a quiet place by the sea', 'which one would you recommend?'],
  ['es', 'un sitio tranquilo cerca del mar', '¿cuál me recomiendas?'],
  ['de', 'ein ruhiger Ort am Meer', 'welchen würdest du empfehlen?'],
  ['fr', 'un endroit calme au bord de la mer', 'lequel me conseillez-vous ?'],
  ['en', 'I get headaches from screens', 'what would help most?'],
  ['de', 'ein ruhiger Ort am Meer', 'was hilft mir am meisten?'],
])('asked which to take, it names the first and says why (%s)', async (locale, first, ask) => {
  const [shown, reply] = await talk([first, ask], locale)
  const [title] = cardsOf(shown).map((card) => card.title)
  expect(reply?.text).toContain(title)
  expect(cardsOf(reply).map((card) => card.title)).toEqual([title])
})

test('no product stands for a class near a town', async () => {
  const [reply] = await talk(['yoga near Lisbon'])
  expect(cardsOf(reply).map(({ contentType }) => contentType)).not.toContain('essential')
})

test.each([
  ['en', 'who runs this site?'],
  ['es', '¿quién lleva esta web?'],
  ['de', 'Wer betreibt diese Seite?'],
  ['fr', 'qui gère ce site ?'],
])('who runs the site is answered with the page that says so (%s)', async (locale, ask) => {
  const [reply] = await talk([ask], locale)
  expect(reply?.page?.href).toContain('/contact')
})

test.each([
  ['en', 'a meditation app without a subscription'],
  ['es', 'una app de meditación sin suscripción'],
  ['de', 'eine Meditations-App ohne Abo'],
  ['fr', 'une appli de méditation sans abonnement'],
])('nothing that is paid by the month without a subscription (%s)', async (locale, ask) => {
  const [reply] = await talk([ask], locale)
  expect(reply?.understood?.filters.map(({ label }) => label)).toContain(
    m.understood_no_subscription({}, { locale: locale as 'en' }),
  )
  for (const { amount } of cardsOf(reply)) expect(amount?.per).not.toBe('month')
})

describe('turns about a list that stays', () => {
  test.each([
    ['en', 'all retreats in Japan', 'sort by price'],
    ['es', 'alojamientos en Japón', 'ordena por precio'],
    ['de', 'eine Auszeit in Japan', 'sortiere nach Preis'],
    ['fr', 'un séjour au Japon', 'trie par prix'],
  ])('sorts it by price (%s)', async (locale, first, sort) => {
    const [before, after] = await talk([first, sort], locale)
    expect(labelsOf(after)).toEqual(labelsOf(before))
    const prices = cardsOf(after).map(({ amount }) => amount?.minor ?? 0)
    expect(prices.length).toBeGreaterThan(1)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(after?.text).not.toContain('sort')
  })

  test('a question about the cheapest is answered about that one', async () => {
    const turns = ['all retreats in Japan', 'the cheapest one, is breakfast included?']
    const [before, told] = await talk(turns)
    const cheapest = cardsOf(before).toSorted(
      (a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0),
    )[0]
    expect(cardsOf(told).map(({ title }) => title)).toEqual([cheapest?.title])
  })

  test.each([
    ['en', "i'm stressed", 'no budget really'],
    ['es', 'estoy muy estresada', 'no tengo presupuesto fijo'],
    ['de', 'ich bin so gestresst', 'kein festes Budget'],
    ['fr', 'je suis stressée', 'pas de budget précis'],
  ])('no budget is no limit of price (%s)', async (locale, first, second) => {
    const [before, after] = await talk([first, second], locale)
    expect(labelsOf(after)).toEqual(labelsOf(before))
  })

  test('where alone keeps what was sought', async () => {
    const turns = ['I want to learn to meditate in a group', 'somewhere in Germany']
    const [before, after] = await talk(turns)
    expect(labelsOf(after)).toEqual([...labelsOf(before), 'in Germany'])
  })

  test('something similar keeps the listing it is about, within a new limit', async () => {
    const turns = ['tell me about Moss Hollow Lodge', 'find me something similar in Europe']
    const [, reply] = await talk(turns)
    expect(reply?.text).toContain('Moss Hollow Lodge')
    const places = cardsOf(reply).map(({ location }) => location)
    expect(places.length).toBeGreaterThan(0)
    expect(places.join()).not.toMatch(/Canada|Japan|Costa Rica/)
  })

  test('what is not in a plan is said when it shall be swapped', async () => {
    const turns = ['plan me a four day reset by the sea for under 1200', 'swap the tattoo for yoga']
    const [, reply] = await talk(turns)
    expect(reply?.plan).toBeTruthy()
    expect(reply?.text).toContain(m.assistant_plan_not_there())
  })

  test.each([
    ['en', 'a silent retreat for a week', 'vegan'],
    ['es', 'un retiro de silencio de una semana', 'vegano'],
    ['de', 'eine Woche Schweige-Retreat', 'vegan'],
    ['fr', 'une semaine de retraite silencieuse', 'végan'],
  ])('a diet alone limits what was sought (%s)', async (locale, first, second) => {
    const [before, after] = await talk([first, second], locale)
    expect(labelsOf(after)).toEqual(expect.arrayContaining(labelsOf(before)))
    expect(labelsOf(after).length).toBe(labelsOf(before).length + 1)
  })

  test('a season alone is a time, and no complaint', async () => {
    const [before, after] = await talk(['a quiet cabin in Norway', 'in winter'])
    expect(labelsOf(after)).toEqual([...labelsOf(before), 'in winter'])
  })

  test('a price is summed for the nights and people said before', async () => {
    const turns = ['a stay in Slovenia for a week', 'how much is it in total?']
    const [, stay] = await talk(turns)
    expect(stay?.text).toMatch(/× 7 nights comes to \$/)
    const [, yoga] = await talk(['yoga in Lisbon for four people', 'what does it cost?'])
    expect(yoga?.text).toMatch(/× 4 guests comes to \$/)
  })

  test('the way to a place is told, and not how to book it', async () => {
    const [, reply] = await talk(['Yoga-Retreat in Portugal', 'wie komme ich dorthin?'], 'de')
    expect(reply?.text).not.toContain(m.assistant_book_stay({}, { locale: 'de' }))
  })

  test('"ok" before a request is no thanks', async () => {
    const [, reply] = await talk(['a weighted blanket', 'ok show me something portable'])
    expect(reply?.outcome).not.toBe('talk')
  })
})
