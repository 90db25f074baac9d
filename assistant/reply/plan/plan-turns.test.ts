import { expect, test } from 'vitest'
import type { ChatPart } from '#domain/chat/chat.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { testDatabase } from '#test/database.ts'
import { converse, ask as read } from '../../http.test-kit.ts'

const database = testDatabase()

/** The plan of each answer in a conversation. */
async function plans(turns: readonly string[], locale: string) {
  const answers = await converse(database.db, turns, locale)
  return answers.map(({ reply: { plan, text } }) => ({
    text,
    totalMinor: plan?.totalMinor,
    ids: plan?.slots.map(({ chosen }) => chosen.card.id) ?? [],
    titles: plan?.slots.map(({ chosen }) => chosen.card.title) ?? [],
    next: plan?.slots.map(({ alternatives }) => alternatives[0]?.card.id) ?? [],
    categories: plan?.slots.map(({ category }) => category) ?? [],
  }))
}

test.each([
  ['en', 'make me a sleep plan for 300 dollars', 'swap the second one', 1],
  ['en', 'make me a sleep plan for 300 dollars', 'swap the first', 0],
  ['es', 'hazme un plan para dormir de 300 dólares', 'cambia el segundo', 1],
  ['de', 'mach mir einen Schlafplan für 300 Dollar', 'tausche das zweite', 1],
  ['fr', 'fais-moi un programme sommeil à 300 dollars', 'change le deuxième', 1],
] as const)(
  'one slot of a plan is swapped, and the others are unchanged (%s · %s)',
  async (locale, ask, swap, at) => {
    const [before, after] = await plans([ask, swap], locale)
    expect(before?.ids.length).toBeGreaterThan(1)
    expect(before?.next[at]).toBeDefined()
    expect(after?.ids).toEqual(before?.ids.with(at, before.next[at] as string))
    expect(after?.text).toContain(after?.titles[at])
    expect(after?.text).toContain(before?.titles[at])
  },
)

test('a slot swapped by button stays swapped when another is swapped by text', async () => {
  const ask = { role: 'user', content: 'make me a sleep plan for 300 dollars' }
  const [before] = await plans([ask.content], 'en')
  const clicked = before?.ids.with(0, before.next[0] ?? 'none')
  const answer = await read<{ parts: ChatPart[] }>(database.db, {
    operation: 'chat',
    messages: [
      ask,
      { role: 'assistant', content: 'A plan.', cards: clicked },
      { role: 'user', content: 'swap the second one' },
    ],
  })
  const after = readChatReply(answer).plan?.slots.map(({ chosen }) => chosen.card.id)
  expect(after?.[0]).toBe(clicked?.[0])
  expect(after?.[1]).not.toBe(clicked?.[1])
})

test('a slot is swapped by its kind ("the app")', async () => {
  const [before, after] = await plans(
    ['make me a sleep plan for 300 dollars', 'swap the app'],
    'en',
  )
  const at = before?.categories.indexOf('enhancements') ?? -1
  expect(at).toBeGreaterThanOrEqual(0)
  expect(after?.ids).toEqual(before?.ids.with(at, before.next[at] ?? 'none'))
})

test.each([
  ['en', 'make me a sleep plan', 'make it 50 dollars'],
  ['es', 'hazme un plan para dormir', 'que sean 50 dólares'],
  ['de', 'mach mir einen Schlafplan', 'mach es für 50 Dollar'],
  ['fr', 'fais-moi un programme sommeil', 'fais-le pour 50 dollars'],
])('another budget recomputes the plan (%s)', async (locale, ask, sum) => {
  const [before, after] = await plans([ask, sum], locale)
  expect(before?.ids.length).toBeGreaterThan(0)
  expect(after?.ids.length).toBeGreaterThan(0)
  expect(after?.totalMinor).toBeLessThanOrEqual(5_000)
})

test('a constraint recomputes the plan; the total includes swapped items', async () => {
  const turns = [
    'make me a sleep plan for 200 dollars',
    'swap the second one',
    'what is the total?',
  ]
  const [, swapped, told, without] = await plans([...turns, 'without apps'], 'en')
  expect(told?.ids).toEqual(swapped?.ids)
  expect(told?.totalMinor).toBe(swapped?.totalMinor)
  expect(without?.ids.length).toBeGreaterThan(0)
})

test.each([
  ['en', 'a 3 day plan for 800 dollars', 'swap the essential'],
  ['en', 'start over: a 3 day plan for $800', 'swap the essential'],
  ['es', 'un plan de 3 días, 800 dólares', 'cambia el producto'],
  ['de', 'ein Plan für 3 Tage, 800 Dollar', 'tausche das Produkt'],
  ['fr', 'un plan de 3 jours, 800 dollars', "remplace l'essentiel"],
])('a slot is swapped by its category name (%s)', async (locale, ask, swap) => {
  const [before, after] = await plans([ask, swap], locale)
  const at = before?.categories.indexOf('essentials') ?? -1
  expect(at).toBeGreaterThanOrEqual(0)
  expect(after?.ids).toEqual(before?.ids.with(at, before.next[at] ?? 'none'))
})

test.each([
  ['en', 'a 3 day plan for 800 dollars', 'the escape is too expensive, swap it'],
  ['es', 'un plan de 3 días, 800 dólares', 'la escapada es demasiado cara, cámbiala'],
  ['de', 'ein Plan für 3 Tage, 800 Dollar', 'die Auszeit ist zu teuer, tausche sie'],
  ['fr', 'un plan de 3 jours, 800 dollars', "l'escapade est trop chère, remplace-la"],
])('a slot that is too expensive is swapped for less (%s)', async (locale, ask, swap) => {
  const [before, after] = await plans([ask, swap], locale)
  expect(after?.ids[0]).not.toBe(before?.ids[0])
  expect(after?.ids.slice(1)).toEqual(before?.ids.slice(1))
  expect(after?.totalMinor).toBeLessThan(before?.totalMinor ?? 0)
})

test.each([
  'Plan me a 7 day reset with one thing from each category, budget $2000, I love mountains',
  'Plan a weekend in Portugal for $500',
  'plan 4 days, $1000, with my dog, no yoga',
])('makes a plan: %s', async (ask) => {
  const [plan] = await plans([ask], 'en')
  expect(plan?.categories).toContain('escapes')
  expect(plan?.categories.length).toBeGreaterThan(2)
})

test('a stay counts every night, and a price per person counts twice for two', async () => {
  const [{ reply } = { reply: null }] = await converse(
    database.db,
    ['a plan for two people, 2 nights, $600, sea'],
    'en',
  )
  const items = reply?.plan?.slots.map(({ chosen }) => chosen) ?? []
  const counts = items.map(({ card, count }) => [card.amount?.per, count])
  expect(counts).toContainEqual(['night', 2])
  expect(counts).toContainEqual(['person', 2])
  expect(reply?.text).toContain('for 2 people')
})

test('uncounted nights are stated, and grief listings require a stated loss', async () => {
  const [week, little, short] = [
    await plans(['a yoga plan for a week, $2000'], 'en'),
    await plans(['a yoga plan for a week, $250'], 'en'),
    await plans(['A 3 day plan with one thing from each category, $800'], 'en'),
  ]
  expect(week[0]?.text).toMatch(/^7 days at (?!.*of the 7 nights)/)
  expect(little[0]?.text).toContain('2 of the 7 nights')
  expect(short[0]?.text).not.toMatch(/grief|bereave|remembrance/i)
})

test.each([
  ['en', 'plan a weekend in Granada for two', 'mornings on Sunday only'],
  ['es', 'planea un fin de semana en Granada para dos', 'el domingo solo por la mañana'],
  ['de', 'plane ein Wochenende in Granada für zwei', 'nur am Sonntagvormittag'],
  ['fr', 'planifie un week-end à Grenade pour deux', 'le dimanche matin seulement'],
])('a day alone keeps the plan (%s)', async (locale, ask, change) => {
  const [before, after] = await plans([ask, change], locale)
  expect(before?.ids.length).toBeGreaterThan(0)
  expect(after?.ids.length).toBeGreaterThan(0)
})

test('in another country, what there is to do changes with the stay', async () => {
  const ask = 'plan me a weekend in Portugal for two under 800'
  const answers = await converse(database.db, [ask, 'in Spain instead'], 'en')
  const [before, after] = answers.map(({ reply: { plan } }) =>
    (plan?.slots ?? []).map(({ chosen }) => chosen.card.location ?? ''),
  )
  expect(before?.join()).toContain('Portugal')
  expect(after?.length).toBeGreaterThan(0)
  expect(after?.join()).not.toContain('Portugal')
})

test.each([
  [
    'en',
    'can you put together a long weekend for me and my best friend in Portugal, 800 for the both of us',
  ],
  ['de', 'stell mir ein Wochenende in Slowenien für zwei zusammen, 600 Euro insgesamt'],
  ['es', 'prepárame tres días en Costa Rica con mi pareja, 900 dólares en total'],
  ['fr', 'un programme pour deux jours à Kyoto, à deux, 700 au total'],
] as const)('a trip is planned in other words than "plan" (%s)', async (locale, ask) => {
  const [plan] = await plans([ask], locale)
  expect(plan?.ids.length).toBeGreaterThan(1)
  expect(plan?.text).toMatch(/per person|pro Person|por persona|par personne/)
})

test('something is added, and a short question for the sum keeps the plan', async () => {
  const [before, after, sum] = await plans(
    [
      'plan two days in Slovenia, 900 dollars',
      'add a massage stone',
      'what does it come to in total',
    ],
    'en',
  )
  expect(before?.ids.every((id) => after?.ids.includes(id))).toBe(true)
  expect(sum?.ids).toEqual(after?.ids)
})

test('somebody else comes along', async () => {
  const [before, after] = await plans(
    [
      'Plane mir ein Wochenende in Slowenien für zwei, 600 Euro insgesamt',
      'und wenn meine Tochter (8) mitkommt?',
    ],
    'de',
  )
  expect(before?.text).toContain('2 Personen')
  expect(after?.text).toContain('3 Personen')
})
