import { expect, test } from 'vitest'
import { listSchedules } from '#data/catalogue/listings.ts'
import { nextOccurrences } from '#domain/availability/schedule.ts'
import { localDay } from '#domain/listing/event.ts'
import { m } from '#domain/messages/messages.js'
import { testDatabase } from '#test/database.ts'
import { converse } from '../../http.test-kit.ts'

const database = testDatabase()

/** A Wednesday at noon. */
const NOW = new Date('2026-11-25T12:00Z')

async function talk(turns: string | readonly string[], locale?: string, now = NOW) {
  const answers = await converse(database.db, [turns].flat(), locale, { now, timeZone: 'UTC' })
  return answers.map(({ reply }) => reply)
}

/** The next day of each card, in the time zone of its place. */
const daysOf = (reply: Awaited<ReturnType<typeof talk>>[number] | undefined) =>
  reply?.cards?.cards.map(({ next }) => next && localDay(new Date(next.start), next.timeZone)) ?? []

test.each([
  ['en', 'yoga this weekend'],
  ['es', 'yoga este fin de semana'],
  ['de', 'Yoga am Wochenende'],
  ['fr', 'du yoga ce week-end'],
])(
  '%s: "%s" is answered with listings that start on these days, by schedule',
  async (locale, text) => {
    const [reply] = await talk(text, locale)
    const days = ['2026-11-28', '2026-11-29']
    expect(reply?.cards?.cards.length).toBeGreaterThan(0)
    for (const card of reply?.cards?.cards ?? []) {
      const schedule = (await listSchedules(database.db, [card.id])).get(card.id)
      const starts = schedule ? nextOccurrences(schedule, NOW, 12) : []
      expect(starts.map(({ start }) => start.toISOString())).toContain(card.next?.start)
      expect(days.includes(daysOf(reply)[0] ?? '')).toBe(reply?.cards?.match === 'fit')
    }
  },
)

test.each(['what’s on tomorrow', 'tonight', 'a class on Saturday morning'])(
  '"%s" shows listings that start then, or states that none does and the next ones',
  async (text) => {
    const [reply] = await talk(text)
    const asked =
      { tonight: '2026-11-25', 'what’s on tomorrow': '2026-11-26' }[text] ?? '2026-11-28'
    const isOn = reply?.cards?.match === 'fit'
    expect(reply?.cards?.cards.length).toBeGreaterThan(0)
    for (const day of daysOf(reply)) expect(day === asked).toBe(isOn)
    for (const { met, unmet, unknown } of reply?.cards?.cards ?? []) {
      expect((isOn ? met : unmet).map(({ field }) => field)).toContain('dates')
      expect(unknown.map(({ field }) => field)).not.toContain('dates')
    }
  },
)

test('a day without a start is stated, and the next dates are shown, soonest first', async () => {
  const matches = new Set<string>()
  for (let day = 0; day < 7; day++) {
    const now = new Date(NOW.getTime() + day * 86_400_000)
    const [reply] = await talk('a tai chi class today', 'en', now)
    const today = now.toISOString().slice(0, 10)
    const starts = reply?.cards?.cards.map(({ next }) => next?.start ?? '')
    matches.add(reply?.cards?.match ?? 'none')
    expect(starts?.length).toBeGreaterThan(0)
    expect(starts).toEqual(starts?.toSorted())
    for (const on of daysOf(reply)) expect(on === today).toBe(reply?.outcome === 'found')
    if (reply?.outcome === 'nearest') expect(reply.cards?.cards[0]?.unmet[0]?.field).toBe('dates')
  }
  expect(matches).toContain('nearest')
  expect(matches).not.toContain('none')
})

test('a requested day persists in later turns, together with a constraint', async () => {
  const [first, cheaper] = await talk(['what’s on next week', 'under $30'])
  expect(first?.outcome).toBe('found')
  for (const { amount } of cheaper?.cards?.cards ?? [])
    expect(amount?.minor).toBeLessThanOrEqual(3_000)
})

test('the unknown availability of a stay is stated', async () => {
  const [reply] = await talk('a cabin for this weekend')
  expect(reply?.text).toContain(m.assistant_dates_stay())
})

test('a question for the date is answered by the schedule', async () => {
  const [shown, told] = await talk(['a sound bath class', 'when is the first one?'])
  const [card] = shown?.cards?.cards ?? []
  const year = new Date(card?.next?.start ?? '').getUTCFullYear()
  expect(year).toBeGreaterThanOrEqual(2026)
  expect(told?.text).toContain(m.assistant_dates_next({ dates: '' }).slice(0, 10))
})

test.each([
  ['en', 'sound bath on December 5', '2026-12-05'],
  ['es', 'baño de sonido el 5 de diciembre', '2026-12-05'],
  ['de', 'Klangbad am 5. Dezember', '2026-12-05'],
  ['fr', 'bain sonore le 5 décembre', '2026-12-05'],
  ['en', 'sound bath, January 2nd', '2027-01-02'],
])('%s: "%s" is that exact day, or the answer states that none is', async (locale, text, day) => {
  const [reply] = await talk(text, locale)
  expect(daysOf(reply).length).toBeGreaterThan(0)
  const isOn = reply?.cards?.match === 'fit'
  for (const each of daysOf(reply)) expect(each === day).toBe(isOn)
})

test.each([
  ['yoga from 12 to 15 December', '2026-12-12', '2026-12-15'],
  ['Yoga vom 12. bis 15. Dezember', '2026-12-12', '2026-12-15'],
  ['yoga this month', '2026-11-25', '2026-11-30'],
  ['yoga in January 2028', '2028-01-01', '2028-01-31'],
])('"%s" shows listings that start within these days', async (text, first, last) => {
  const [reply] = await talk(text, text.includes('vom') ? 'de' : 'en')
  expect(reply?.cards?.match).toBe('fit')
  for (const day of daysOf(reply)) expect(first <= (day ?? '') && (day ?? '') <= last).toBe(true)
})

test('a card of another day has its date as unmet', async () => {
  const [reply] = await talk('three days from 12 to 15 December')
  for (const { next, met, unmet } of reply?.cards?.cards ?? []) {
    if (!next) continue
    const day = localDay(new Date(next.start), next.timeZone)
    const isWithin = '2026-12-12' <= day && day <= '2026-12-15'
    expect((isWithin ? met : unmet).map(({ field }) => field)).toContain('dates')
  }
})

test('retreats of a month are searched among all retreats, as few have dates', async () => {
  const [reply] = await talk('retreats in January 2027')
  expect(reply?.cards?.cards.map(({ contentType }) => contentType)).toContain('escape')
})
