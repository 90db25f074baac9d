import { describe, expect, test } from 'vitest'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { m } from '#domain/messages/messages.js'
import { readNeed } from '#domain/need/need.ts'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

/** The answers of a conversation, each with its cautions. */
async function talk(turns: readonly string[], locale?: string) {
  const answers = await converse(database.db, turns, locale)
  return answers.map(({ reply, parts }) => ({
    ...reply,
    cautions: parts.flatMap((part) =>
      part.type === 'notice' && part.kind === 'caution' ? part.text : [],
    ),
  }))
}

describe('a question about the listings shown is no new search', () => {
  test.each([
    ['en', 'a beach retreat', 'can my dog come?', 'how many people can stay?'],
    ['es', 'un retiro en la playa', '¿puede venir mi perro?', '¿para cuántas personas?'],
    ['de', 'ein Retreat am Strand', 'darf mein Hund mit?', 'wie viele Personen haben Platz?'],
    ['fr', 'une retraite à la plage', 'mon chien peut-il venir ?', 'combien de personnes ?'],
  ])('%s · %s', async (locale, wish, pets, guests) => {
    const replies = await talk([wish, pets, guests], locale)
    const [shown, ofPets, ofGuests] = replies
    const ids = shown?.cards?.cards.map(({ id }) => id)
    expect(ids?.length).toBeGreaterThan(1)
    for (const reply of [ofPets, ofGuests]) {
      expect(reply?.outcome).toBe('told')
      expect(reply?.cards?.cards.map(({ id }) => id)).toEqual(ids)
    }
    for (const { title } of shown?.cards?.cards ?? []) expect(ofPets?.text).toContain(title)
  })

  test.each(['does it ship?', 'can I cancel?', 'which has wifi?', 'is it wheelchair accessible?'])(
    '%s',
    async (question) => {
      const [shown, told] = await talk(['a retreat by the sea', question])
      expect(told?.outcome).toBe('told')
      expect(told?.cards?.cards.map(({ id }) => id)).toEqual(
        shown?.cards?.cards.map(({ id }) => id),
      )
    },
  )

  test('without a listing the answer asks which one is meant', async () => {
    const [reply] = await talk(['how many people can stay?'])
    expect(reply?.text).toBe(m.assistant_tell_which())
    expect(reply?.followUps?.suggestions).not.toEqual([])
  })
})

test('a caution names its listings, and is not repeated for the same ones', async () => {
  const [first, second] = await talk(['a sauna cabin in Norway', 'tell me about the first one'])
  const titles = first?.cards?.cards.map(({ title }) => title) ?? []
  expect(first?.cautions).toHaveLength(1)
  expect(titles.some((title) => first?.cautions[0]?.includes(title))).toBe(true)
  expect(second?.cautions).toEqual([])
})

test.each([
  ['en', 'my friend killed himself last spring and I miss him'],
  ['es', 'mi hermano se suicidó el año pasado y lo echo mucho de menos'],
  ['de', 'meine Freundin hat sich letztes Jahr das Leben genommen, ich vermisse sie'],
  ['fr', 'mon frère s’est suicidé il y a deux ans et il me manque'],
  ['en', 'suicide grief support'],
])(
  'mourning a suicide is answered with grief support and a helpline finder (%s)',
  async (locale, said) => {
    const [reply] = await talk([said], locale)
    expect(reply?.outcome).toBe('found')
    expect(reply?.text).toContain(HELPLINE_FINDER)
    expect(reply?.cards?.cards.length).toBeGreaterThan(0)
  },
)

test.each([
  ['en', 'yoga, not in Asia'],
  ['es', 'yoga fuera de Asia'],
  ['de', 'Yoga, nicht in Asien'],
  ['fr', 'yoga, pas en Asie'],
])('the results link keeps an excluded place (%s)', async (locale, said) => {
  const [reply] = await talk([said], locale)
  const { searchParams } = new URL(reply?.understood?.href ?? '', 'https://seekwell.example')
  const asked = readNeed(said).elsewhere
  expect(asked).not.toBeNull()
  expect(readNeed(searchParams.get('q') ?? '').elsewhere?.countries).toEqual(asked?.countries)
})

test('a lower price is the same on the chip and in the results link', async () => {
  const [, reply] = await talk(['a massage', 'something cheaper'])
  const { searchParams } = new URL(reply?.understood?.href ?? '', 'https://seekwell.example')
  const chip = reply?.understood?.filters.find(({ kind }) => kind === 'price')?.label
  const { maxMinor } = readNeed(searchParams.get('q') ?? '')
  expect(chip).toBe(m.understood_price_below({ price: `$${(maxMinor ?? 0) / 100}` }))
})

test('no card shown as a fit leaves the first concept unknown', async () => {
  const replies = await talk([
    'a beach in the sun',
    'bouffées de chaleur',
    'tinnitus',
    'exam nerves',
  ])
  for (const { cards, understood } of replies) {
    const [leading] = understood?.filters.filter(({ kind }) => kind === 'concept') ?? []
    for (const { unknown } of cards?.match === 'fit' ? cards.cards : [])
      expect(unknown.map(({ need }) => need)).not.toContain(leading?.label)
  }
})

describe('ordinals and comparisons refer to the last answer with several listings', () => {
  test.each([
    ['en', 'a cabin in Norway', 'the second one', 'why the first?', 'which is the most expensive?'],
    ['es', 'una cabaña en Noruega', 'la segunda', '¿por qué la primera?', '¿cuál es la más cara?'],
    ['de', 'eine Hütte in Norwegen', 'die zweite', 'warum die erste?', 'welche ist die teuerste?'],
    ['fr', 'une cabane en Norvège', 'la deuxième', 'pourquoi la première ?', 'la plus chère ?'],
  ])('%s · %s', async (locale, wish, choice, reason, dearest) => {
    const [shown, chosen, why, most] = await talk([wish, choice, reason, dearest], locale)
    const cards = shown?.cards?.cards ?? []
    expect(cards.length).toBeGreaterThan(1)
    expect(chosen?.cards?.cards.map(({ id }) => id)).toEqual([cards[1]?.id])
    expect(why?.cards?.cards.map(({ id }) => id)).toEqual([cards[0]?.id])
    const top = cards.toSorted((a, b) => (b.amount?.minor ?? 0) - (a.amount?.minor ?? 0))[0]
    expect(most?.outcome).toBe('told')
    expect(most?.text).toContain(top?.title)
  })
})

describe('missing facts are stated as missing', () => {
  test.each([
    [
      'en',
      'a cabin in Norway',
      'how far is the first?',
      'is the first safe for me?',
      'is it verified?',
    ],
    [
      'es',
      'una cabaña en Noruega',
      '¿a qué distancia está la primera?',
      '¿es segura la primera?',
      '¿está verificado?',
    ],
    [
      'de',
      'eine Hütte in Norwegen',
      'wie weit ist die erste?',
      'ist die erste sicher für mich?',
      'ist das geprüft?',
    ],
    [
      'fr',
      'une cabane en Norvège',
      'à quelle distance est la première ?',
      'est-ce sans risque pour moi ?',
      'Est-ce vérifié ?',
    ],
  ] as const)('%s', async (locale, wish, far, safe, verified) => {
    const [, ofWay, ofSafety, ofMark] = await talk([wish, far, safe, verified], locale)
    expect(ofWay?.text).toContain(m.assistant_tell_far({}, { locale }))
    expect(ofSafety?.text).toContain(m.assistant_tell_safe({}, { locale }))
    const marks = [
      m.assistant_tell_verified_yes({}, { locale }),
      m.assistant_tell_verified_no({}, { locale }),
    ]
    expect(marks.some((mark) => ofMark?.text.includes(mark))).toBe(true)
    expect(ofMark?.outcome).toBe('told')
  })
})

test.each([
  ['en', 'I want a refund', 'delete my data', 'what can you do?'],
  ['es', 'quiero un reembolso', 'borra mis datos', '¿qué puedes hacer?'],
  ['de', 'ich will eine Rückerstattung', 'lösche meine Daten', 'was kannst du?'],
  ['fr', 'je veux un remboursement', 'supprimez mes données', 'que pouvez-vous faire ?'],
] as const)(
  'refunds, personal data and abilities have their own answers (%s)',
  async (locale, ...turns) => {
    const replies = await Promise.all(turns.map((said) => talk([said], locale)))
    expect(replies.map(([reply]) => reply?.text)).toEqual([
      m.assistant_talk_refund({}, { locale }),
      m.assistant_talk_data({}, { locale }),
      m.assistant_talk_abilities({}, { locale }),
    ])
  },
)

test.each([
  ['de', 'Yoga in Österreich', 'Österreich'],
  ['es', 'yoga en México', 'México'],
  ['fr', 'yoga en Norvège', 'Norvège'],
  ['en', 'yoga in Tuscany', 'Tuscany'],
])('a country has its proper name on the chip (%s · %s)', async (locale, said, name) => {
  const [reply] = await talk([said], locale)
  const chip = reply?.understood?.filters.find(({ kind }) => kind === 'place')
  expect(chip?.label).toContain(name)
})

test('an online listing is stated with its town, as on its card', async () => {
  const [reply] = await talk(['Stiff Mornings Chair Yoga'])
  expect(reply?.text).toContain('Stiff Mornings Chair Yoga (online, from Bristol, United Kingdom')
})
