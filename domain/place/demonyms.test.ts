import { expect, test } from 'vitest'
import { readNeed } from '../need/need.ts'

test.each([
  ['ein Haus in den Schweizer Bergen', 'CH'],
  ['Hütte in den italienischen Alpen', 'IT'],
  ['an der portugiesischen Küste', 'PT'],
  ['una casa en los Alpes suizos', 'CH'],
  ['yoga en la costa italiana', 'IT'],
  ['un week-end dans les montagnes suisses', 'CH'],
  ['au bord des lacs italiens', 'IT'],
  ['une maison sur la côte portugaise', 'PT'],
])('%s is in %s', (text, country) => {
  expect(readNeed(text).place?.countries).toEqual([country])
})

test.each([
  'un cours de cuisine italienne',
  'eine schwedische Massage',
  'clases de inglés',
  'Wandern in den hohen Bergen',
])('%s names no place', (text) => {
  expect(readNeed(text).place).toBeNull()
})
