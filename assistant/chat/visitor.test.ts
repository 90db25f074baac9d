import { describe, expect, test } from 'vitest'
import type { ChatPart } from '#domain/chat.ts'
import { readChatReply } from '#domain/chat-reply.ts'
import { HELPLINE_FINDER } from '#domain/helplines.ts'
import { m } from '#domain/messages/messages.js'
import { readNeed } from '#domain/need.ts'
import { testDatabase } from '#test/database.ts'
import { post } from '../http.test-kit.ts'

const database = testDatabase()

/** Holds a conversation as a browser would: the answers, each with its cautions. */
async function talk(turns: readonly string[], locale = 'en') {
  const messages: { role: string; content: string; cards?: string[] }[] = []
  const replies: (ReturnType<typeof readChatReply> & { cautions: string[] })[] = []
  for (const content of turns) {
    messages.push({ role: 'user', content })
    const body = await (await post(database.db, { operation: 'chat', messages, locale })).json()
    const reply = readChatReply(body)
    const { parts } = body as { parts: ChatPart[] }
    const cautions = parts.flatMap((part) =>
      part.type === 'notice' && part.kind === 'caution' ? part.text : [],
    )
    replies.push({ ...reply, cautions })
    const cards = (reply.cards?.cards ?? []).map(({ id }) => id)
    messages.push({ role: 'assistant', content: reply.text, cards })
  }
  return replies
}

describe('a question about the listings shown is no new wish', () => {
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

  test('without a listing it is asked which one is meant', async () => {
    const [reply] = await talk(['how many people can stay?'])
    expect(reply?.text).toBe(m.assistant_tell_which())
  })
})

test('a caution names its listings, and is not said again of the same ones', async () => {
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
  'who mourns a suicide is met with support for grief, and a line to call (%s)',
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
])('the link of the results keeps what is ruled out (%s)', async (locale, said) => {
  const [reply] = await talk([said], locale)
  const { searchParams } = new URL(reply?.understood?.href ?? '', 'https://seekwell.example')
  const asked = readNeed(said).elsewhere
  expect(asked).not.toBeNull()
  expect(readNeed(searchParams.get('q') ?? '').elsewhere?.countries).toEqual(asked?.countries)
})

test('a lower price is the same on the chip and behind its link', async () => {
  const [, reply] = await talk(['a massage', 'something cheaper'])
  const { searchParams } = new URL(reply?.understood?.href ?? '', 'https://seekwell.example')
  const chip = reply?.understood?.filters.find(({ kind }) => kind === 'price')?.label
  const { maxMinor } = readNeed(searchParams.get('q') ?? '')
  expect(chip).toBe(m.understood_price_below({ price: `$${(maxMinor ?? 0) / 100}` }))
})

test('nothing is called a fit that does not say it is for what was asked', async () => {
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
