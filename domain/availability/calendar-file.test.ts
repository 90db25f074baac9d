import { expect, test } from 'vitest'
import { toCalendarFile } from './calendar-file.ts'

const entry = {
  uid: 'sunrise-2026-11-28@example.org',
  title: 'Breath; bronze, and a back\\slash',
  description: `Первая строка\n${'long '.repeat(40)}`,
  location: 'The deck, Byron Bay',
  url: 'https://example.org/directory/experiences/yoga/sunrise?on=2026-11-28',
  start: new Date('2026-11-27T18:45:00Z'),
  end: new Date('2026-11-27T20:45:00Z'),
  stamp: new Date('2026-11-21T06:00:00Z'),
}

test('times are in UTC and text is escaped', () => {
  const file = toCalendarFile(entry, 'Seekwell').split('\r\n')
  expect(file.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  expect(file).toContain('DTSTART:20261127T184500Z')
  expect(file).toContain('DTEND:20261127T204500Z')
  expect(file).toContain('SUMMARY:Breath\\; bronze\\, and a back\\\\slash')
  expect(file.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', ''])
})

test('no line is longer than 75 bytes, and unfolding restores the text', () => {
  const file = toCalendarFile(entry, 'Seekwell')
  const bytes = (line: string) => new TextEncoder().encode(line).length
  expect(Math.max(...file.split('\r\n').map(bytes))).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(
    `DESCRIPTION:Первая строка\\n${'long '.repeat(40)}`,
  )
})

test('all-day events have no time zone; an unknown place is left out', () => {
  const days = { ...entry, location: '', start: '2026-12-24', end: '2026-12-27' }
  const file = toCalendarFile(days, 'Seekwell').split('\r\n')
  expect(file).toContain('DTSTART;VALUE=DATE:20261224')
  expect(file).toContain('DTEND;VALUE=DATE:20261227')
  expect(file.join()).not.toContain('LOCATION')
})

test('text of a provider cannot begin a line of the file', () => {
  const planted = 'a\rATTACH:https://evil.example\r\nATTENDEE:b\u2028X-C:d\u0085X-E:f\u0000'
  const texts = { uid: planted, title: planted, description: planted, location: planted }
  const file = toCalendarFile({ ...entry, ...texts }, planted)
  // Programs take each of these for the end of a line.
  const lines = file.replaceAll('\r\n ', '').split(/\r\n|[\p{Cc}\p{Zl}\p{Zp}]/u)
  expect(lines.filter((line) => /^(?:ATT|X-)/.test(line))).toEqual([])
  expect(lines).toContain(
    'DESCRIPTION:a\\nATTACH:https://evil.example\\nATTENDEE:b\\nX-C:d\\nX-E:f',
  )
})
