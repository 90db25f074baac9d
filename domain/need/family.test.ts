import { expect, test } from 'vitest'
import { parseNeed } from './parse-need.ts'

const familyIn = (text: string) =>
  parseNeed(text).conditions.filter(
    (each) => each.kind === 'amenity' && each.amenity === 'family-rooms',
  )

test.each([
  'a hotel with the kids',
  'two adults and a baby, cabin by a lake',
  'a retreat with my 8 year old daughter',
  'family of five, house in Portugal',
  'con mis hijos, una casa en la playa',
  'mit zwei kleinen Kindern, Hotel am Meer',
  'un séjour avec nos enfants',
])('%s: not where only adults may stay', (text) => {
  expect(familyIn(text)).toMatchObject([{ isSoft: true }])
})

test.each([
  'yoga while the kids are at school',
  'a gift for my kids',
  'an adults only retreat, away from the kids',
  'a retreat for new parents',
])('%s: no children come along to a stay', (text) => expect(familyIn(text)).toEqual([]))
