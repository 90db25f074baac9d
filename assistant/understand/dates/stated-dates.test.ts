import { expect, test } from 'vitest'
import { readNeed } from '#domain/need/need.ts'
import { fold } from '#domain/text/text.ts'
import { parseDatedNeed, parseWhen } from './stated-dates.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

test.each([
  ['what’s on tomorrow', ['2026-11-26'], null],
  ['tonight', ['2026-11-25'], 'evening'],
  ['a class on Saturday morning', ['2026-11-28'], 'morning'],
  ['yoga this weekend', ['2026-11-28', '2026-11-29'], null],
  ['next weekend', ['2026-12-05', '2026-12-06'], null],
  ['on Wednesday', ['2026-11-25'], null],
  ['next Wednesday', ['2026-12-02'], null],
  ['Saturday or Monday', ['2026-11-28', '2026-11-30'], null],
  ['el sábado por la tarde', ['2026-11-28'], 'afternoon'],
  ['mañana por la mañana', ['2026-11-26'], 'morning'],
  ['pasado mañana', ['2026-11-27'], null],
  ['Samstagabend', ['2026-11-28'], 'evening'],
  ['morgen früh', ['2026-11-26'], 'morning'],
  ['heute Morgen', ['2026-11-25'], 'morning'],
  ['ce soir', ['2026-11-25'], 'evening'],
  ['le week-end prochain', ['2026-12-05', '2026-12-06'], null],
] as const)('%s', (text, days, part) => {
  const when = parseWhen(fold(text))
  expect(when?.daysFrom(TODAY)).toEqual(days)
  expect(when?.part).toBe(part)
})

test.each(['next week', 'nächste Woche', 'la semana que viene', 'la semaine prochaine'])(
  '%s is from Monday to Sunday',
  (text) => {
    const days = parseWhen(fold(text))?.daysFrom(TODAY)
    expect([days?.length, days?.at(0), days?.at(-1)]).toEqual([7, '2026-11-30', '2026-12-06'])
  },
)

test('a month is its remaining days, or the next of that name', () => {
  expect(parseWhen('in november')?.daysFrom(TODAY)).toHaveLength(6)
  expect(parseWhen('im januar')?.daysFrom(TODAY).at(0)).toBe('2027-01-01')
})

test.each(['por la mañana', 'guten Morgen', 'a weekend retreat', 'every day', 'a morning person'])(
  '%s names no day',
  (text) => {
    expect(parseWhen(fold(text))).toBeNull()
  },
)

test('the name of a day is not searched for, and kept as written', () => {
  const need = parseDatedNeed('¿Qué hay mañana por la mañana?', readNeed)
  expect(need).toMatchObject({ words: [], time: { value: 'mañana por la mañana' } })
  const { words, contentTypes } = parseDatedNeed('a class on Saturday morning', readNeed)
  expect({ words, contentTypes }).toEqual({ words: ['class'], contentTypes: ['experience'] })
  expect(parseDatedNeed('the Sunday scaries', readNeed)).toEqual(readNeed('the Sunday scaries'))
})

test('"tonight" in a complaint states no date, an hour does', () => {
  expect(parseDatedNeed('I can’t sleep tonight', readNeed).time).toBeNull()
  expect(parseDatedNeed('tomorrow at 7pm', readNeed).time?.value).toBe('tomorrow at 7pm')
})
