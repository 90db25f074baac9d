import { expect, test } from 'vitest'
import type { ChatReply } from '#domain/chat/chat-reply.ts'
import { LANGUAGES } from '#domain/language/language.ts'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../http.test-kit.ts'

const database = testDatabase()

async function talk(turns: readonly string[], locale?: string) {
  return (await converse(database.db, turns, locale)).map(({ reply }) => reply)
}

const idsOf = (reply: ChatReply | undefined) => reply?.cards?.cards.map(({ id }) => id) ?? []

test('a fit meets every stated constraint', async () => {
  const replies = await talk(['chep yoga retreet in portugl', 'no yoga'])
  for (const { cards } of replies)
    for (const { unmet } of cards?.match === 'fit' ? cards.cards : []) expect(unmet).toEqual([])
})

test.each([
  ['en', 'a cabin in Norway', 'tell me about the first one', 'does it have wifi?', 'book it'],
  [
    'es',
    'una cabaña en Noruega',
    'cuéntame más sobre la primera',
    '¿tiene wifi?',
    'quiero reservarla',
  ],
  ['de', 'eine Hütte in Norwegen', 'mehr über die erste', 'gibt es WLAN?', 'buche es'],
  ['fr', 'une cabane en Norvège', 'parlez-moi de la première', 'y a-t-il le wifi ?', 'réservez-la'],
] as const)('a listing is asked about and booked (%s)', async (locale, ...turns) => {
  const [shown, told, wifi, booked] = await talk(turns, locale)
  const [first] = idsOf(shown)
  expect(first).toBeDefined()
  for (const reply of [told, wifi, booked]) expect(idsOf(reply)).toEqual([first])
  const answers = [
    m.assistant_tell_wifi_yes({}, { locale }),
    m.assistant_tell_wifi_no({}, { locale }),
    m.assistant_tell_wifi_unknown({}, { locale }),
  ]
  expect(answers.filter((answer) => wifi?.text.includes(answer))).toHaveLength(1)
  expect(booked?.text).toContain(m.assistant_book_stay({}, { locale }))
})

test('questions on reviews, free days and cures are answered honestly', async () => {
  const turns = ['a cabin in Norway', 'tell me about the first one']
  const [, told, reviews, pets, dates, cure] = await talk([
    ...turns,
    'what do reviews say?',
    'can my dog really come?',
    'is it available in May?',
    'does it cure depression?',
  ])
  for (const reply of [reviews, pets, dates, cure]) expect(idsOf(reply)).toEqual(idsOf(told))
  expect(reviews?.text).toMatch(/sample reviews give it|Nobody has rated/)
  expect(pets?.text).toMatch(/[Pp]ets are welcome/)
  expect(dates?.text).toMatch(/which days are free|names these dates/)
  expect(cure?.text).toContain('ask a doctor')
})

test.each([
  ['a cabin in Norway', 'compare the first two'],
  ['una cabaña en Noruega', 'compara las dos primeras'],
  ['eine Hütte in Norwegen', 'vergleiche die ersten beiden'],
  ['une cabane en Norvège', 'compare les deux premières'],
])('"%s", then "%s" compares the first two listings', async (first, then) => {
  const [shown, compared] = await talk([first, then])
  expect(idsOf(compared)).toEqual(idsOf(shown).slice(0, 2))
})

test('a question after a list is answered for the whole list', async () => {
  const [shown, told] = await talk(['a cabin in Norway', 'what about wifi?'])
  expect(idsOf(told)).toEqual(idsOf(shown))
  expect(told?.text).toContain('Wi-Fi')
})

test.each(LANGUAGES)(
  'if nothing is found, each suggestion relaxes its constraint (%s)',
  async (locale) => {
    const question = {
      en: 'a cabin in Iceland under 20 a night',
      es: 'una cabaña en Islandia por menos de 20 dólares',
      de: 'eine Hütte in Island unter 20 Dollar',
      fr: 'une cabane en Islande à moins de 20 dollars',
    }[locale]
    const offered = [
      [m.assistant_lift_price({}, { locale }), 'price'],
      [m.assistant_lift_place({}, { locale }), 'place'],
      [m.assistant_lift_kind({}, { locale }), 'contentTypes'],
    ] as const
    for (const [words, limit] of offered) {
      const [before, after] = await talk([question, words], locale)
      const kinds = (reply: typeof before) => reply?.understood?.filters.map(({ kind }) => kind)
      expect(kinds(before)).toContain(limit)
      expect(kinds(after), words).not.toContain(limit)
    }
  },
)

test.each([
  ['you are useless', m.assistant_talk_complaint],
  ['eres inútil', m.assistant_talk_complaint],
  ['du bist nutzlos', m.assistant_talk_complaint],
  ['vous êtes nul', m.assistant_talk_complaint],
  ['not what I meant', m.assistant_talk_not_meant],
  ['no es lo que buscaba', m.assistant_talk_not_meant],
  ['das meinte ich nicht', m.assistant_talk_not_meant],
  ['ce n’est pas ce que je cherche', m.assistant_talk_not_meant],
  ['no', m.assistant_talk_yes_no],
  ['ja', m.assistant_talk_yes_no],
])('"%s" is not a search', async (said, answer) => {
  const [, reply] = await talk(['a massage in Berlin', said])
  expect(reply).toMatchObject({ outcome: 'talk', cards: null })
  expect(LANGUAGES.map((locale) => answer({}, { locale }))).toContain(reply?.text)
})

test('"stop this" ends the assessment with one line and no listings', async () => {
  const [, left, next] = await talk(['I would like an assessment', 'stop this', 'a yoga class'])
  expect(left).toMatchObject({ outcome: 'talk', cards: null, text: m.assistant_assess_left() })
  expect(next?.outcome).toBe('found')
  const [asked] = await talk(['evaluación personalizada'], 'es')
  expect(asked?.outcome).toBe('asked')
})

test('sentences contain no category name, and listing values in lower case', async () => {
  const [none] = await talk(['a massage in Berlin'])
  expect(none?.text).not.toContain('Enhancement')
  const [, told] = await talk(['a cabin in Canada', 'tell me about the first one'])
  expect(told?.text).not.toContain(', Up to')
})

test('"rather at home" ends the stay and its length', async () => {
  const [, home] = await talk(['a yoga weekend in Portugal', 'rather at home, actually'])
  const kinds = home?.cards?.cards.map(({ contentType }) => contentType) ?? []
  expect(kinds.length).toBeGreaterThan(0)
  expect(kinds).not.toContain('escape')
})

test.each([
  ['en', 'a pottery class', 'no, rather something with music'],
  ['es', 'una clase de cerámica', 'no, mejor algo de música'],
  ['de', 'ein Kurs für Keramik', 'nein, lieber etwas mit Musik'],
  ['fr', 'un cours de poterie', 'non, plutôt quelque chose avec de la musique'],
] as const)('"rather something" replaces the topic (%s)', async (locale, ...turns) => {
  const [before, after] = await talk(turns, locale)
  const labels = (reply: ChatReply | undefined) =>
    reply?.understood?.filters.filter(({ kind }) => kind === 'concept').map(({ label }) => label)
  expect(labels(before)?.length).toBeGreaterThan(0)
  expect(labels(after)).not.toEqual(expect.arrayContaining(labels(before) ?? []))
})

test('a price for a party counts the rooms that it needs', async () => {
  const [reply] = await talk(['a cabin in Norway for 4 people, max 400'])
  expect(reply?.text).toContain(m.assistant_rooms({ people: 4, beds: 2 }))
  const minors = reply?.cards?.cards.map(({ amount }) => amount?.minor ?? Number.NaN) ?? []
  if (reply?.cards?.match === 'fit')
    for (const minor of minors) expect(2 * minor).toBeLessThanOrEqual(40_000)
})

test('a place without the topic shows what it has, before another continent', async () => {
  const [reply] = await talk(['a gong bath class in Oaxaca'])
  const places = reply?.cards?.cards.map(({ location }) => location) ?? []
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) expect(place).toContain('Mexico')
})

test('something like one shown, in another country, is the same wish there', async () => {
  const [, reply] = await talk(['a quiet lodge in Greece', 'anything similar but in Canada?'])
  const places = reply?.cards?.cards.map(({ location }) => location) ?? []
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) expect(place).toContain('Canada')
})
