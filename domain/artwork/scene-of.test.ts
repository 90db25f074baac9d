import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../listing/category.ts'
import { SCENES_OF } from './scene-names.ts'
import { DEFAULT_PRINTS, defaultPrintOf, type PrintSource, printOf } from './scene-of.ts'

const UNTOLD: PrintSource = {
  id: 'e1',
  contentType: 'escape',
  type: '',
  tags: [],
  title: '',
  location: null,
  wellnessTag: 'calm',
}

const sceneOf = (fields: Partial<PrintSource>) => printOf({ ...UNTOLD, ...fields }).scene
const houseOf = (fields: Partial<PrintSource>) => printOf({ ...UNTOLD, ...fields }).type

test.each([
  ['escape', 'Hot spring', 'hot-spring'],
  ['escape', 'Ryokan', 'hot-spring'],
  ['escape', 'Dunes', 'desert'],
  ['escape', 'High altitude', 'alpine'],
  ['escape', 'Tropical', 'island'],
  ['escape', 'Coast', 'ocean'],
  ['escape', 'Beachfront', 'ocean'],
  ['escape', 'Fjord', 'lake'],
  ['escape', 'Cedar', 'forest'],
  ['escape', 'Estate', 'countryside'],
  ['essential', 'Supplement', 'jar'],
  ['essential', 'Serum', 'dropper'],
  ['essential', 'Body oil', 'bottle'],
  ['essential', 'Tea', 'tea'],
  ['essential', 'Aromatherapy', 'candle'],
  ['essential', 'Powder', 'bowl'],
  ['essential', 'Pillow', 'blanket'],
  ['essential', 'Equipment', 'rolled-mat'],
  ['essential', 'Stones', 'stones'],
  ['enhancement', 'Breathwork', 'breath'],
  ['enhancement', 'Wellness App', 'breath'],
  ['enhancement', 'Digital', 'waves'],
  ['enhancement', 'Coaching', 'device'],
  ['enhancement', 'Acupuncture', 'touch'],
  ['enhancement', 'Posture', 'cairn'],
  ['experience', 'Sound healing', 'bowls'],
  ['experience', 'Yoga', 'mat'],
  ['experience', 'Community', 'drums'],
  ['experience', 'Workshop', 'garden'],
  ['experience', 'Class', 'cushions'],
  ['experience', 'Cooking', 'kitchen'],
] as const)('an %s of type "%s" shows %s', (contentType, type, scene) => {
  expect(sceneOf({ contentType, type })).toBe(scene)
})

test('type comes before tags, tags before title, title before location', () => {
  const fields = { type: 'Desert camp', tags: ['alpine'], title: 'Island', location: 'Lake Bled' }
  expect(sceneOf(fields)).toBe('desert')
  expect(sceneOf({ ...fields, type: 'Cabin' })).toBe('alpine')
  expect(sceneOf({ ...fields, type: 'Cabin', tags: ['burnout'] })).toBe('island')
  expect(sceneOf({ ...fields, type: 'Cabin', tags: [], title: 'Stay' })).toBe('lake')
})

test('within one text the rules are tried in their order', () => {
  expect(sceneOf({ tags: ['forest', 'sea', 'onsen'] })).toBe('hot-spring')
})

test('two tags are not combined to one word', () => {
  expect(sceneOf({ tags: ['hot', 'spring', 'forest'] })).toBe('forest')
})

test.each(['In season', 'Bayern', 'Searching', 'Undersea', 'Überdünen'])(
  '"%s" contains no word of the table',
  (title) => {
    expect(sceneOf({ title })).toBe(sceneOf({}))
  },
)

test('words match in any case, plural or with a hyphen', () => {
  expect(sceneOf({ title: 'HOT-SPRINGS lodge' })).toBe('hot-spring')
  expect(sceneOf({ title: 'Between beaches' })).toBe('ocean')
})

test('a listing without matching words gets a scene of its category, by id', () => {
  for (const contentType of CONTENT_TYPES) {
    const scenes = Array.from({ length: 80 }, (_, i) => sceneOf({ contentType, id: `x${i}` }))
    expect(new Set(scenes)).toEqual(new Set(SCENES_OF[contentType]))
    expect(sceneOf({ contentType, id: 'x7' })).toBe(scenes[7])
  }
})

test.each([
  ['Cabin', 'cabin'],
  ['Mountain Lodge', 'lodge'],
  ['Ryokan', 'ryokan'],
  ['Estate', 'estate'],
  ['Villa', 'villa'],
  ['Resort', 'villa'],
  ['Dome', 'dome'],
  ['Retreat', 'dome'],
] as const)('the house of a %s is a %s', (type, house) => {
  expect(houseOf({ type })).toBe(house)
})

test('the hour is the wellness tag, or that of the category', () => {
  expect(printOf({ ...UNTOLD, wellnessTag: 'energize' }).hour).toBe('energize')
  expect(printOf({ ...UNTOLD, wellnessTag: null }).hour).toBe('restore')
})

test('an item tagged burnout is quiet, another is not', () => {
  expect(printOf({ ...UNTOLD, tags: ['sauna', 'burnout'] }).quiet).toBe(true)
  expect(printOf({ ...UNTOLD, tags: ['sauna'] }).quiet).toBe(false)
})

test('the seed is the id', () => {
  expect(printOf({ ...UNTOLD, id: 'e42' }).seed).toBe('e42')
})

test('the defaults of the categories', () => {
  const hours = CONTENT_TYPES.map(
    (type) => `${DEFAULT_PRINTS[type].scene} ${DEFAULT_PRINTS[type].hour}`,
  )
  expect(hours).toEqual(['lake restore', 'tea balance', 'breath calm', 'cushions energize'])
  expect(defaultPrintOf('essential', true)).toEqual({ ...DEFAULT_PRINTS.essential, quiet: true })
})
