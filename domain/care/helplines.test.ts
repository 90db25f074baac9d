import { expect, test } from 'vitest'
import { CRISIS_LINES } from '../helplines/crisis.ts'
import { AMBULANCE_NUMBERS, EMERGENCY_NUMBERS, POLICE_NUMBERS } from '../helplines/emergency.ts'
import type { Helpline } from '../helplines/helpline.ts'
import { HELPLINES_CHECKED } from '../helplines/review.ts'
import { ABUSE_SOURCES } from '../helplines/sources/abuse.ts'
import { CHILD_SOURCES } from '../helplines/sources/child.ts'
import { CRISIS_SOURCES } from '../helplines/sources/crisis.ts'
import {
  AMBULANCE_SOURCES,
  EMERGENCY_SOURCES,
  POLICE_SOURCES,
} from '../helplines/sources/emergency.ts'
import { POISON_SOURCES } from '../helplines/sources/poison.ts'
import { ABUSE_LINES, CHILD_LINES, POISON_LINES } from '../helplines/support.ts'
import { crisisLinesNamed } from './helplines.ts'

const TABLES = [
  ['emergency', EMERGENCY_NUMBERS, EMERGENCY_SOURCES],
  ['ambulance', AMBULANCE_NUMBERS, AMBULANCE_SOURCES],
  ['police', POLICE_NUMBERS, POLICE_SOURCES],
  ['crisis', CRISIS_LINES, CRISIS_SOURCES],
  ['abuse', ABUSE_LINES, ABUSE_SOURCES],
  ['child', CHILD_LINES, CHILD_SOURCES],
  ['poison', POISON_LINES, POISON_SOURCES],
] as const

const keyOf = ({ region, place, countries, number }: Helpline) =>
  `${region ? place : countries.join('+')} ${number}`

test.each(TABLES)('%s numbers can be dialled, and each has its sources', (kind, lines, sources) => {
  for (const line of lines) {
    expect(line.kind).toBe(kind)
    expect(line.number).toMatch(/^[*#]?\d[\d -]*\d$/)
    for (const country of line.countries) expect(country).toMatch(/^[A-Z]{2}$/)
  }
  expect(lines.map(keyOf).sort()).toEqual(Object.keys(sources).sort())
})

test.each(TABLES)('%s numbers were found on at least two sites', (_kind, _lines, sources) => {
  for (const [key, { checked, sources: pages }] of Object.entries(sources)) {
    const sites = pages.map((page) => new URL(page).hostname.replace(/^www\./, ''))
    expect(new Set(sites).size, key).toBeGreaterThan(1)
    expect(checked, key).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Number.isNaN(Date.parse(checked)), key).toBe(false)
  }
})

test('the date on the page is that of the oldest check', () => {
  const dates = TABLES.flatMap(([, , sources]) => Object.values(sources).map((it) => it.checked))
  expect(dates.sort()[0]).toBe(HELPLINES_CHECKED)
})

test('every country of the tables has an emergency number', () => {
  const countries = TABLES.flatMap(([, lines]) => lines.flatMap((line) => line.countries))
  const reached = [EMERGENCY_NUMBERS, AMBULANCE_NUMBERS].flat().flatMap((line) => line.countries)
  expect(new Set(reached)).toEqual(new Set(countries))
})

test('a number of one service only has its counterpart', () => {
  const covered = EMERGENCY_NUMBERS.flatMap((line) => line.countries)
  const only = (lines: readonly Helpline[]) =>
    lines.flatMap((line) => line.countries).filter((country) => !covered.includes(country))
  expect(only(POLICE_NUMBERS).sort()).toEqual(only(AMBULANCE_NUMBERS).sort())
})

test('crisis lines of the own country come first', () => {
  expect(crisisLinesNamed('DE', 'en')[0]?.number).toBe('0800 111 0 111')
  expect(crisisLinesNamed('IE', 'en')[0]?.number).toBe('116 123')
})
