import { expect, test } from 'vitest'
import { CONTENT_TYPES } from '../../listing/category.ts'
import { SCENES_OF } from '../scene-names.ts'
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
  ['escape', 'Fjord', 'fjord'],
  ['escape', 'Cedar', 'forest'],
  ['escape', 'Farm', 'countryside'],
  ['escape', 'Estate', 'countryside'],
  ['essential', 'Weighted blanket', 'blanket blanket-basket'],
  ['essential', 'Candle', 'candle tapers tin-candle beeswax tea-lights'],
  ['essential', 'Incense', 'incense incense-bowl'],
  ['essential', 'Soap', 'soap'],
  ['essential', 'Acupressure mat', 'acupressure-mat'],
  ['essential', 'Yoga mat', 'rolled-mat open-mat'],
  ['essential', 'Headphones', 'headphones'],
  ['essential', 'Dry brush', 'brush'],
  ['essential', 'Dumbbells', 'weights'],
  ['essential', 'Supplement', 'capsules jar'],
  ['essential', 'Serum', 'dropper sun-drops'],
  ['essential', 'Powder', 'powder-tub'],
  ['essential', 'Stones', 'stones'],
  ['enhancement', 'Breathwork', 'breath breath-stone phone-waves'],
  ['enhancement', 'Soundscapes', 'headphones speaker'],
  ['enhancement', 'Coaching', 'two-chairs laptop tea-cup tablet'],
  ['enhancement', 'Acupuncture', 'massage body-scan yoga-side-lying towels'],
  ['experience', 'Baking', 'baking bread'],
  ['experience', 'Soup', 'soup-pot cooking-together'],
  ['experience', 'Fermenting', 'ferment-jars cooking-together'],
  ['experience', 'Journal', 'writing-table journal letters'],
  ['experience', 'Drum circle', 'drum-circle'],
  ['experience', 'Yoga', 'yoga-seated yoga-warrior yoga-tree yoga-cobra'],
  ['experience', 'Gong Hour', 'gong-bath bowl-bath'],
  ['experience', 'Sauna evening', 'sauna'],
  ['experience', 'Tea ceremony', 'tea-ceremony kyusu'],
  ['experience', 'Dance', 'dance'],
  ['experience', 'Chairs', 'yoga-chair'],
  ['experience', 'Singing', 'choir'],
  ['experience', 'Massage', 'massage massage-ball'],
  ['experience', 'Cold water', 'cold-dip swim'],
] as const)('the subject of an %s named "%s" is one of: %s', (contentType, title, scenes) => {
  const drawn = Array.from({ length: 60 }, (_, i) => sceneOf({ contentType, title, id: `x${i}` }))
  expect([...new Set(drawn)].sort()).toEqual(scenes.split(' ').sort())
})

test.each([
  ['Monteverde, Costa Rica', 'cloud forest', 'cloud-forest', 'thatch'],
  ['La Fortuna, Costa Rica', 'hot spring', 'thermal-pool', 'thatch'],
  ['Uvita, Costa Rica', 'sea', 'jungle-coast', 'thatch'],
  ['Lofoten, Norway', 'island', 'rorbu-coast', 'rorbu'],
  ['Lyngen, Norway', 'fjord', 'fjord', 'rorbu'],
  ['Lake Bled, Slovenia', 'lake', 'alpine-lake', 'chalet'],
  ['Sidemen, Bali, Indonesia', 'valley', 'rice-terraces', 'thatch'],
  ['Amed, Bali, Indonesia', 'sea', 'volcano-island', 'thatch'],
  ['Wadi Rum, Jordan', 'sea', 'salt-shore', 'tent'],
  ['Furnas, Azores, Portugal', 'island', 'crater-lake', 'cottage'],
  ['Aljezur, Portugal', 'sea', 'atlantic-cliffs', 'cottage'],
  ['Amorgos, Greece', 'island', 'aegean', 'cube'],
  ['Zagori, Greece', 'mountains', 'olive-terraces', 'cube'],
  ['Torres del Paine, Chile', 'mountains', 'patagonia', 'cabin'],
  ['Pucón, Chile', 'lake', 'volcano-lake', 'cabin'],
  ['Galway, Ireland', 'quiet', 'moor', 'cottage'],
  ['Nairobi, Kenya', 'quiet', 'savannah', 'thatch'],
] as const)('in %s "%s" is %s with a %s', (location, tag, scene, house) => {
  const print = printOf({ ...UNTOLD, type: 'Lodge', location, tags: [tag] })
  expect(print).toMatchObject({ scene, type: house })
})

test('a dome is a dome everywhere; a walk passes no house', () => {
  const fields = { title: 'The Hidden Plain Domes', location: 'Little Petra, Jordan' }
  expect(houseOf(fields)).toBe('dome')
  expect(houseOf({ contentType: 'experience', type: 'Nature Walk', tags: ['sea'] })).toBe('none')
})

test('title comes before tags, tags before type, type before location', () => {
  const fields = { title: 'Desert camp', tags: ['alpine'], type: 'Island', location: 'Lake Bled' }
  expect(sceneOf(fields)).toBe('desert')
  expect(sceneOf({ ...fields, title: 'Stay' })).toBe('alpine')
  expect(sceneOf({ ...fields, title: 'Stay', tags: ['burnout'] })).toBe('island')
  expect(sceneOf({ ...fields, title: 'Stay', tags: [], type: 'Cabin' })).toBe('lake')
})

test('an ingredient, a person or a place in the title comes after the tags', () => {
  const fields = { contentType: 'essential', tags: ['linen spray'] } as const
  expect(sceneOf({ ...fields, title: 'Linen Rain with Camomile' })).toBe('mist')
  expect(sceneOf({ ...fields, title: 'Linen Rain with Soap', tags: [] })).toBe('soap')
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
