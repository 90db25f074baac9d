import { expect, test } from 'vitest'
import { VIEWS } from '../gallery-views.ts'
import { type PrintSource, printOf } from '../subjects/scene-of.ts'
import { galleryPrintOf } from './gallery-of.ts'

const STAY: PrintSource = {
  id: 'e1',
  contentType: 'escape',
  type: 'Lodge',
  tags: ['sauna'],
  title: 'A stay',
  location: 'Lyngen, Norway',
  wellnessTag: 'restore',
}
const scenesOf = (fields: Partial<PrintSource>) =>
  VIEWS.slice(1).map((view) => galleryPrintOf({ ...STAY, ...fields }, view).scene)

test('the first print is the cover', () => {
  expect(galleryPrintOf(STAY, 0)).toEqual(printOf(STAY))
})

test('which view is the cover differs from one listing to the next', () => {
  const stays = Array.from({ length: 40 }, (_, i) => ({ ...STAY, id: `stay ${i}` }))
  const covers = stays.map((stay) => galleryPrintOf(stay, 0))
  expect(new Set(covers.map(({ scene }) => scene)).size).toBeGreaterThan(4)
  expect(new Set(covers.map(({ vantage }) => vantage)).size).toBe(3)
  for (const stay of stays) {
    const scenes = VIEWS.map((view) => galleryPrintOf(stay, view).scene)
    expect(scenes).toContain(printOf(stay).scene)
    expect(new Set(scenes).size).toBe(VIEWS.length)
  }
})

test('every cover has the hour of its listing', () => {
  for (let i = 0; i < 40; i++)
    expect(galleryPrintOf({ ...STAY, id: `stay ${i}` }, 0)).toMatchObject({ hour: 'restore' })
})

test('a listing with a clip shows the whole of its subject, as the clip begins', () => {
  for (let i = 0; i < 40; i++) {
    const stay = { ...STAY, id: `stay ${i}`, videoUrl: '/media/a.mp4' }
    expect(galleryPrintOf(stay, 0)).toEqual(printOf(stay))
    expect(printOf(stay).vantage).toBe('whole')
  }
})

test.each([
  [{}, 'twin-room sauna bath-kit'],
  [{ type: 'Ryokan', location: 'Kyoto, Japan' }, 'mat-room sauna japanese-table'],
  [{ location: 'Wadi Rum, Jordan', tags: ['hiking'] }, 'tent hike walking-kit'],
  [{ contentType: 'experience', type: 'Sound Bath', title: 'Gong Hour' }, 'sound-room hands-bowl'],
  [
    { contentType: 'experience', type: 'Workshop', title: 'Baking' },
    'cooking-room baking bread-board',
  ],
  [{ contentType: 'experience', type: 'Yoga', title: 'Flow' }, 'mat-studio hands-mat yoga-kit'],
  [{ contentType: 'essential', type: 'Soap', title: 'Brick' }, 'washroom hands-soap bath-kit'],
  [{ contentType: 'enhancement', type: 'Massage', title: 'Back' }, 'treatment'],
] as const)('room, close by and table of %o: %s', (fields, scenes) => {
  expect(scenesOf({ ...fields }).join(' ')).toMatch(new RegExp(`^${scenes}\\b`))
})

test('a room looks out on the place of the cover, and the way leads there', () => {
  const { scene } = printOf(STAY)
  expect(galleryPrintOf(STAY, 1)).toMatchObject({ place: scene })
  expect(galleryPrintOf(STAY, 4)).toMatchObject({ place: scene, hour: 'calm' })
})

test('the way to a quiet listing is shown at night', () => {
  const quiet = { ...STAY, tags: ['burnout'] }
  expect(galleryPrintOf(quiet, 1)).toMatchObject({ quiet: true })
  expect(galleryPrintOf(quiet, 4)).toMatchObject({ quiet: false, hour: 'calm' })
})

test('a product comes to the door, a practice in town has one, a walk has a way', () => {
  expect(scenesOf({ contentType: 'essential', title: 'Soap' })[3]).toBe('parcel-door')
  const townScene = scenesOf({
    contentType: 'experience',
    type: 'Yoga',
    title: 'Flow',
    tags: [],
  })[3]
  expect(townScene).toMatch(/door$/)
  const walk = scenesOf({ contentType: 'experience', type: 'Nature Walk', title: 'Slow walk' })[3]
  expect(walk).toMatch(/track|place|boardwalk|path/)
})

test('an ingredient decides the plant, else the place', () => {
  expect(scenesOf({ contentType: 'essential', title: 'Lavender soap' })[4]).toBe('lavender')
  expect(['heather', 'fern']).toContain(scenesOf({})[4])
})
