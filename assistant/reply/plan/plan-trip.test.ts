import { describe, expect, test } from 'vitest'
import { listCoordinates } from '#data/catalogue/places/coordinates.ts'
import type { ChatPart, ChatPartOf } from '#domain/chat/chat.ts'
import { readChatReply } from '#domain/chat/chat-reply.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { type Itinerary, tripPartOf } from '#domain/plan/itinerary.ts'
import { itineraryOf } from '#domain/plan/plan-parts.ts'
import { testDatabase } from '#test/database.ts'
import { converse, ask as read } from '../../http.test-kit.ts'

const database = testDatabase()
const NOW = new Date('2026-11-27T10:00Z')
type Plan = ChatPartOf<'plan'>

/** The plan of each answer in a conversation. */
async function plans(turns: readonly string[], locale = 'en'): Promise<(Plan | null)[]> {
  const answers = await converse(database.db, turns, locale, { now: NOW })
  return answers.map(({ reply }) => reply.plan)
}

/** The plan after a turn about a plan in a given state. */
async function planAfter(asked: string, plan: Itinerary, turn: string): Promise<Plan | null> {
  const messages = [
    { role: 'user', content: asked },
    { role: 'assistant', content: 'A plan.', cards: plan.lines.map(({ id }) => id), plan },
    { role: 'user', content: turn },
  ]
  return readChatReply(
    await read<{ parts: ChatPart[] }>(database.db, { operation: 'chat', messages }, NOW),
  ).plan
}

const idsOf = (plan: Plan | null | undefined) =>
  plan?.slots.map(({ chosen }) => chosen.card.id) ?? []

const ASKED = [
  'plan five days in Portugal',
  'plan a week in Bali from 5 December',
  'make me a sleep plan',
  'plan three days in Portugal for two, 900 dollars',
  'plan 4 days, $1000, with my dog, no yoga',
  'a week, 500 dollars, for burnout',
]

describe.each(ASKED)('a plan: %s', (asked) => {
  test('is the same twice, repeats nothing, and its total is the sum of its lines', async () => {
    const [[plan], [again]] = [await plans([asked]), await plans([asked])]
    expect(again).toEqual(plan)
    expect(new Set(idsOf(plan)).size).toBe(idsOf(plan).length)
    const sum = plan?.slots.reduce((all, { chosen }) => all + chosen.subtotalMinor, 0)
    expect(plan?.totalMinor).toBe(sum)
    expect(plan?.totalMinor).toBeLessThanOrEqual(plan?.budgetMinor ?? Number.POSITIVE_INFINITY)
    for (const { chosen, day } of plan?.slots ?? []) {
      const { amount } = chosen.card
      expect(chosen.subtotalMinor).toBe((amount?.minor ?? 0) * chosen.count)
      if (amount?.per === 'person') expect(chosen.count).toBe(plan?.people)
      expect(day ?? 1).toBeLessThanOrEqual(plan?.days ?? 0)
    }
  })

  test('has everything of a day within a day trip of the stay', async () => {
    const [plan] = await plans([asked])
    const points = await listCoordinates(database.db, idsOf(plan))
    const placed = plan?.slots.filter(
      ({ chosen: { card }, day }) =>
        tripPartOf(card.contentType, day) !== 'bring' && !/online/i.test(card.location ?? ''),
    )
    const [stay, ...others] = (placed ?? []).map(({ chosen }) => points.get(chosen.card.id))
    for (const point of others)
      if (stay && point) expect(kilometresBetween(stay, point)).toBeLessThanOrEqual(100)
  })

  test('keeps locked lines whatever is changed', async () => {
    const [plan] = await plans([asked])
    if (!plan) throw new Error('no plan')
    const state = itineraryOf(plan)
    const locked = { ...state, lines: state.lines.map((line) => ({ ...line, isLocked: true })) }
    for (const turn of [
      'cheaper',
      'change day 1',
      'another stay',
      'in Japan',
      'remove the first one',
    ]) {
      const after = await planAfter(asked, locked, turn)
      expect(idsOf(after), turn).toEqual(idsOf(plan))
      expect(after?.slots.every(({ isLocked }) => isLocked)).toBe(true)
    }
  })

  test('cheaper costs less with as many lines, or stays as it is', async () => {
    const [plan, cheaper] = await plans([asked, 'cheaper'])
    expect(cheaper?.totalMinor).toBeLessThanOrEqual(plan?.totalMinor ?? 0)
    expect(cheaper?.slots.length).toBe(plan?.slots.length)
  })
})

describe('a stay of a plan', () => {
  test.each([
    ['en', "plan me four days in Japan, I'm burnt out"],
    ['de', 'plane mir vier Tage in Japan, ich bin ausgebrannt'],
    ['es', 'planea cuatro días en Japón, estoy quemada'],
    ['fr', 'planifie quatre jours au Japon, je suis épuisée'],
  ])('days in a place have a bed (%s)', async (locale, asked) => {
    const [plan] = await plans([asked], locale)
    const kinds = plan?.slots.map(({ chosen }) => chosen.card.contentType)
    expect(kinds).toContain('escape')
    expect(kinds).toContain('experience')
  })

  test('is swapped for a cheaper one, also of another topic', async () => {
    const [plan, cheaper] = await plans([
      'plan three days in Portugal for two',
      'something cheaper to stay at',
    ])
    expect(idsOf(cheaper)[0]).not.toBe(idsOf(plan)[0])
    expect(cheaper?.totalMinor).toBeLessThan(plan?.totalMinor ?? 0)
  })
})

describe('a change of the plan keeps the rest', () => {
  test('a removed line stays out', async () => {
    const [plan] = await plans(['plan five days in Portugal'])
    if (!plan) throw new Error('no plan')
    const state = itineraryOf(plan)
    const lines = state.lines.filter(({ day }) => day !== 2)
    const after = await planAfter(
      'plan five days in Portugal',
      { ...state, lines },
      'for two people',
    )
    expect(idsOf(after)).toEqual(lines.map(({ id }) => id))
    expect(after?.people).toBe(2)
  })

  test.each([
    ['en', 'plan five days in Portugal', 'drop day 2', 'three days'],
    ['es', 'hazme un plan de cinco días en Portugal', 'quita el día 2', 'tres días'],
    ['de', 'mach mir einen Plan für fünf Tage in Portugal', 'entferne Tag 2', 'drei Tage'],
    ['fr', 'fais-moi un programme de cinq jours au Portugal', 'supprime le jour 2', 'trois jours'],
  ])('a day is removed, and a shorter trip drops the last days (%s)', async (locale, ...turns) => {
    const [plan, without, shorter] = await plans(turns, locale)
    const kept = plan?.slots.filter(({ day }) => day !== 2) ?? []
    expect(kept.length).toBeLessThan(plan?.slots.length ?? 0)
    expect(idsOf(without)).toEqual(kept.map(({ chosen }) => chosen.card.id))
    expect(shorter?.days).toBe(3)
    const left = kept.filter(({ day }) => (day ?? 1) <= 3)
    expect(idsOf(shorter)).toEqual(left.map(({ chosen }) => chosen.card.id))
  })

  test('another stay elsewhere moves the days to it', async () => {
    const [plan, moved] = await plans(['plan five days in Portugal', 'in Japan instead'])
    expect(moved?.slots[0]?.chosen.card.location).toContain('Japan')
    for (const { chosen, day } of moved?.slots ?? [])
      if (day !== null) expect(chosen.card.location).toMatch(/Japan|Online/)
    expect(moved?.days).toBe(plan?.days)
  })

  test('the newest turn decides the party; a companion is added', async () => {
    const [alone, two, three] = await plans([
      'plan five days in Portugal',
      'for two people',
      'with my sister too',
    ])
    expect([alone, two, three].map((plan) => plan?.people)).toEqual([1, 2, 3])
    expect(idsOf(two)).toEqual(idsOf(alone))
  })
})

describe('questions about the whole plan are answered from facts', () => {
  test.each([
    [
      'en',
      'plan five days in Portugal',
      'what should I bring?',
      'what does it cost in all?',
      'does everything allow dogs?',
    ],
    [
      'es',
      'hazme un plan de cinco días en Portugal',
      '¿qué debo llevar?',
      '¿cuánto cuesta todo?',
      '¿todo admite perros?',
    ],
    [
      'de',
      'mach mir einen Plan für fünf Tage in Portugal',
      'was soll ich mitbringen?',
      'was kostet das insgesamt?',
      'ist alles barrierefrei?',
    ],
    [
      'fr',
      'fais-moi un programme de cinq jours au Portugal',
      'que dois-je emporter ?',
      'combien coûte le tout ?',
      'est-ce que tout accepte les chiens ?',
    ],
  ])('%s', async (locale, ...turns) => {
    const answers = await converse(database.db, turns, locale, { now: NOW })
    const titles = answers[0]?.reply.plan?.slots.map(({ chosen }) => chosen.card.title) ?? []
    const [, bring, total, all] = answers.map(({ reply }) => reply)
    expect(titles.some((title) => bring?.text.includes(title))).toBe(true)
    expect(total?.plan?.totalMinor).toBe(answers[0]?.reply.plan?.totalMinor)
    expect(
      titles.some((title) => all?.text.includes(title)),
      all?.text,
    ).toBe(true)
    expect(all?.outcome).toBe('told')
  })
})

test.each([
  { days: 0, people: 1, start: null, lines: [] },
  { days: 2, people: 1, start: 'soon', lines: [] },
  { days: 2, people: 1, start: null, lines: [{ id: '1', day: 99, isLocked: false }] },
  { days: 2, people: 1, start: null, lines: Array(25).fill({ id: '1', day: 1, isLocked: false }) },
])('an invalid plan in a request is rejected', async (plan) => {
  const messages = [
    { role: 'assistant', content: '', plan },
    { role: 'user', content: 'cheaper' },
  ]
  await expect(read(database.db, { operation: 'chat', messages })).rejects.toThrow(/^400/)
})
