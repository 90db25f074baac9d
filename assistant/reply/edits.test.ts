import { describe, expect, test } from 'vitest'
import type { ChatReply } from '#domain/chat/chat-reply.ts'
import { testDatabase } from '#test/database.ts'
import { cardsOf, labelsOf, talkOn } from '../talk.test-kit.ts'

const database = testDatabase()
const talk = talkOn(() => database.db)

describe('a thing asked for by its name', () => {
  test.each([
    ['en', 'a weighted blanket', 'Blanket'],
    ['de', 'eine Schlafmaske aus Seide', 'Sleep Aid'],
    ['fr', 'un tapis de yoga', 'Mat'],
    ['es', 'una vela para el baño', 'Candle'],
  ])('only such things are shown (%s)', async (locale, ask) => {
    const [reply] = await talk([ask], locale)
    const cards = cardsOf(reply)
    expect(cards.length).toBeGreaterThan(0)
    expect(cards.every(({ contentType }) => contentType === 'essential')).toBe(true)
    expect(reply?.cards?.match).toBe('fit')
  })

  test('of those too dear the nearest are still such things, and marked', async () => {
    const [reply] = await talk(['a weighted blanket under 100'])
    expect(reply?.cards?.match).toBe('nearest')
    for (const { tags, unmet } of cardsOf(reply)) {
      expect(tags.join()).toMatch(/weighted blanket/)
      expect(unmet.map(({ need }) => need)).toEqual(['up to $100'])
    }
  })

  test('what the list does not have is said', async () => {
    const [reply] = await talk(['osteopath near Berlin'])
    expect(reply?.text).toContain('“osteopath”')
    expect(reply?.cards?.match).toBe('nearest')
  })
})

describe('edits of what was asked before', () => {
  test('a wider place replaces the one before', async () => {
    const [, reply] = await talk(['a massage in Toronto', 'not only Toronto, anywhere in Canada'])
    expect(labelsOf(reply)).toContain('in Canada')
  })

  test.each([
    ['yoga or a massage in Lisbon', 'drop the massage', 'massage'],
    ['clases de yoga o masaje en Lisboa', 'quita el masaje', 'massage'],
  ])('%s · %s', async (first, second, word) => {
    const [, reply] = await talk([first, second])
    for (const { title, type } of cardsOf(reply).map((card) => ({
      ...card,
      type: card.listingType,
    })))
      expect(`${title} ${type}`.toLowerCase()).not.toContain(word)
  })

  test('another party replaces the couple', async () => {
    const [, reply] = await talk(
      ['un séjour au calme en Suisse pour deux', 'et pour quatre ?'],
      'fr',
    )
    expect(labelsOf(reply)).toContain('pour 4 personnes')
    expect(labelsOf(reply)).not.toContain('couples')
  })

  test('a number of people keeps who they are', async () => {
    const [, reply] = await talk(['a house by the sea with the kids', 'we are five people'])
    expect(labelsOf(reply)).toContain('for 5 people')
    expect(labelsOf(reply).join()).toMatch(/with (?:the )?(?:kids|children|family)|famil/i)
  })

  test('a question about what was shown before a place is about the list before it', async () => {
    const [first, , told] = await talk([
      'a cabin by a lake',
      'and in Greece?',
      'what was that first one you showed before Greece?',
    ])
    expect(cardsOf(told).map(({ id }) => id)).toEqual([cardsOf(first)[0]?.id])
  })

  test('one more night counts from the length of before', async () => {
    const [, reply] = await talk(['two nights by the sea in Greece', 'add a night'])
    expect(labelsOf(reply)).toContain('3 days')
  })

  test('a turn goes back to an earlier list', async () => {
    const [first, , back] = await talk([
      'a class for my sore back',
      'candles',
      'go back to the back pain ones',
    ])
    const shown = cardsOf(first).map(({ id }) => id)
    expect(cardsOf(back).some(({ id }) => shown.includes(id))).toBe(true)
    expect(labelsOf(back)).toContain('back pain')
  })
})

describe('questions about the listings shown', () => {
  test('a limit is checked on each of them', async () => {
    const [shown, reply] = await talk([
      'a quiet place by the sea under 200 a night',
      'are any of those cheaper than 150?',
    ])
    expect(
      cardsOf(reply)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      cardsOf(shown)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(reply?.text).toMatch(/\$150/)
  })

  test('a question without a search in it is about them', async () => {
    const [shown, reply] = await talk(['an app for sleep', 'free?'])
    expect(cardsOf(reply).map(({ id }) => id)).toEqual(cardsOf(shown).map(({ id }) => id))
    expect(reply?.text).toMatch(/\$/)
  })

  test('a question about the people behind the site is not about a listing', async () => {
    const [, reply] = await talk(['yoga in Lisbon', 'can i talk to a real person at your company?'])
    expect(reply?.text).toContain('“Contact”')
    expect(cardsOf(reply)).toEqual([])
  })
})

describe('what is not wished for', () => {
  test.each([
    ['en', 'a present, nothing strongly scented', 'scented'],
    ['en', 'a present for her, she already has about nine candles', 'candle'],
    ['es', 'un plan en Costa Rica. Yoga no.', 'yoga'],
    ['de', 'eine Kerze, die nicht nach Parfüm riecht', 'perfume'],
    ['fr', 'un cadeau pour un ami, oublie les bougies', 'candle'],
  ])('is excluded (%s): %s', async (locale, ask, word) => {
    const [reply] = await talk([ask], locale)
    for (const { title, tags } of cardsOf(reply))
      expect([title, ...tags].join(' ').toLowerCase()).not.toContain(word)
  })

  test('a wish that is taken back is gone, the rest stays', async () => {
    const [, reply] = await talk([
      'a warm place for the two of us in January, up to $200 a night',
      'forget warm, she would rather have snow',
    ])
    expect(labelsOf(reply)).not.toContain('sun and warm weather')
    expect(labelsOf(reply)).toContain('up to $200 a night')
  })
})

describe('which of those shown is meant', () => {
  test.each([
    ['en', 'magnesium', 'what is the difference between those two?'],
    ['es', 'magnesio', '¿qué diferencia hay entre los dos?'],
    ['de', 'Magnesium', 'was ist der Unterschied zwischen den beiden?'],
    ['fr', 'magnésium', 'quelle différence entre les deux ?'],
  ])('the first two (%s)', async (locale, ask, question) => {
    const [first, reply] = await talk([ask, question], locale)
    const ids = (shown: ChatReply | undefined) => cardsOf(shown).map(({ id }) => id)
    expect(ids(reply)).toEqual(ids(first).slice(0, 2))
  })

  test.each([
    ['fr', 'un bain de forêt au Japon', 'celui de Nikko, ça dure combien de temps ?', 'Nikko'],
    ['en', 'drumming for beginners in Scandinavia', 'is the Oslo one in English?', 'Oslo'],
    ['es', 'yoga en Granada', 'el de las mantas ¿qué es exactamente?', 'Granada'],
  ])('one by a word of its title or place (%s)', async (locale, ask, question, place) => {
    const [, reply] = await talk([ask, question], locale)
    const locations = cardsOf(reply).map(({ location }) => location)
    expect(locations).toHaveLength(1)
    expect(locations[0]).toContain(place)
  })

  test('where a journey begins is no place to search in', async () => {
    const [first, reply] = await talk(
      ['sauna cabins in Norway', 'cool, is there a bus from Bergen?'],
      'en',
    )
    const ids = (shown: ChatReply | undefined) => cardsOf(shown).map(({ id }) => id)
    expect(ids(reply)).toEqual(ids(first))
  })

  test('thanks before a question are no answer to it', async () => {
    const [, reply] = await talk([
      'massage in Lisbon',
      'Thank you dear. And how long does it take?',
    ])
    expect(cardsOf(reply).length).toBeGreaterThan(0)
  })
})
