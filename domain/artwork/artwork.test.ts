import { expect, test } from 'vitest'
import { WELLNESS_TAGS } from '../listing/listing.ts'
import { type ArtworkOptions, artwork } from './artwork.ts'
import { HOURS } from './drawing/hours.ts'
import { hash } from './drawing/random.ts'
import { Sheet } from './drawing/sheet.ts'
import { LANDSCAPE_NAMES } from './landscapes/landscapes.ts'
import { REFERENCE, referencePrints } from './reference.test-kit.ts'
import { ROOM_NAMES } from './rooms/repertoire.ts'
import { SCENE_NAMES } from './scene-names.ts'
import { HOUSE_NAMES } from './scenery/buildings.ts'
import { drawScene } from './scenes.ts'
import { PRINT_SIZES } from './sizes.ts'
import { WAY_NAMES } from './ways/repertoire.ts'

/** Every scene at varying hours and sizes. */
const PRINTS: ArtworkOptions[] = SCENE_NAMES.flatMap((scene) => [
  { scene, seed: 'a', hour: 'calm' as const, ...PRINT_SIZES['4x3'] },
  { scene, seed: 'b', hour: 'restore' as const, quiet: true, ...PRINT_SIZES.feed },
  { scene, seed: 'c', hour: 'focus' as const, type: 'none' as const, ...PRINT_SIZES.hero },
])

const VARIANTS = ['a', 'b', 'c', 'd', 'e', 'f']

/** Rooms and ways show a landscape too, in every landscape. */
const PLACED: ArtworkOptions[] = [...ROOM_NAMES, ...WAY_NAMES].flatMap((scene) =>
  LANDSCAPE_NAMES.map((place) => ({ scene, place, seed: place, ...PRINT_SIZES['4x3'] })),
)

test.each(SCENE_NAMES)('%s is drawn like the reference', (scene) => {
  expect(hash(referencePrints(scene))).toBe(REFERENCE[scene])
})

test('equal arguments give equal prints, another seed gives another', () => {
  for (const print of PRINTS) {
    expect(artwork(print)).toBe(artwork({ ...print }))
    expect(artwork(print)).not.toBe(artwork({ ...print, seed: 'other' }))
  }
})

test('a print has 2.3 to 9.5 kB, a room or a way with its landscape up to 12 kB', () => {
  const placed = new Set(PLACED.map(({ scene }) => scene))
  for (const print of [...PRINTS, ...PLACED]) {
    const bytes = new TextEncoder().encode(artwork(print)).byteLength
    expect(bytes, JSON.stringify(print)).toBeGreaterThan(2300)
    expect(bytes, JSON.stringify(print)).toBeLessThan(placed.has(print.scene) ? 12_000 : 9_500)
  }
})

test('the hour does not consume the random stream, so a place keeps its composition', () => {
  for (const scene of SCENE_NAMES) {
    const nextNumbers = WELLNESS_TAGS.map((hour) => {
      const size = { width: 640, height: 480, horizon: 0.6 }
      const sheet = new Sheet({ seed: 'place', hour, quiet: false, ...size })
      drawScene(sheet, { scene, house: 'cabin', place: null, vantage: 'whole' })
      return sheet.random()
    })
    expect(new Set(nextNumbers).size, scene).toBe(1)
  }
})

test('land has the same outline at every hour', () => {
  const outlines = WELLNESS_TAGS.map((hour) => landOf(artwork({ scene: 'forest', hour })))
  expect(outlines[0]?.length).toBeGreaterThan(8)
  for (const outline of outlines) expect(outline).toEqual(outlines[0])
})

test('every print is well-formed, without NaN, undefined or infinity', () => {
  for (const print of [...PRINTS, ...PLACED]) {
    const svg = artwork(print)
    expect(unbalanced(svg), JSON.stringify(print)).toBeNull()
    expect(svg, JSON.stringify(print)).not.toMatch(/NaN|undefined|null|Infinity|\[object/)
  }
})

test('the well-formedness check detects errors', () => {
  expect(unbalanced('<a><b/></a>')).toBeNull()
  expect(unbalanced('<a><b></a></b>')).not.toBeNull()
  expect(unbalanced('<a x=1/>')).not.toBeNull()
  expect(unbalanced('<a x="1" x="2"/>')).not.toBeNull()
  expect(unbalanced('<a>')).not.toBeNull()
  expect(unbalanced('<a/>&')).not.toBeNull()
})

test('ids are unique and every reference has its definition', () => {
  for (const print of PRINTS) {
    const svg = artwork(print)
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    expect(new Set(ids).size).toBe(ids.length)
    const used = [...svg.matchAll(/(?:url\(|href=")#([^")]+)/g)].map((match) => match[1])
    expect(used.length).toBeGreaterThan(0)
    expect(used.filter((id) => !ids.includes(id))).toEqual([])
  }
})

test('two prints of one listing can be in one document', () => {
  const idsOf = (seed: string) =>
    [...artwork({ seed }).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(idsOf('1/1').filter((id) => idsOf('1/2').includes(id))).toEqual([])
})

test('no script, no event handler, no external reference', () => {
  for (const print of PRINTS) {
    const svg = artwork(print).replace(' xmlns="http://www.w3.org/2000/svg"', '')
    expect(svg).not.toMatch(/<script|<style|<image|<foreignObject| on[a-z]+=|javascript:|data:/i)
    expect(svg).not.toMatch(/https?:|\/\/|@import|<!/)
    expect(svg).not.toMatch(/href="[^#]/)
  }
})

test('a lit window is visible in a landscape, unless the house is "none"', () => {
  for (const scene of LANDSCAPE_NAMES) {
    const lamp = `fill="${HOURS.calm.lamp}"`
    for (const type of HOUSE_NAMES) {
      expect(artwork({ scene, hour: 'calm', type }), `${scene} ${type}`).toContain(lamp)
    }
    expect(artwork({ scene, hour: 'calm', type: 'none' }), scene).not.toContain(lamp)
  }
})

test('a house that is looked out of is not in the landscape; plants close by are drawn once', () => {
  const lamp = `fill="${HOURS.calm.lamp}"`
  for (const type of HOUSE_NAMES) {
    const print = { scene: 'fjord', hour: 'calm', type } as const
    expect(artwork({ ...print, vantage: 'threshold' }), type).not.toContain(lamp)
    expect(artwork({ ...print, vantage: 'plants' }), type).toContain(lamp)
  }
  const repeated = VARIANTS.map((seed) => artwork({ scene: 'fjord', vantage: 'plants', seed }))
  for (const svg of repeated) expect(svg).toMatch(/<g id="\w+">.*<use href="#\w+"/s)
})

test('the house of a section is whole', () => {
  const cut = LANDSCAPE_NAMES.flatMap((scene) => VARIANTS.map((seed) => ({ scene, seed }))).filter(
    ({ scene, seed }) => {
      const size = { width: 640, height: 480, horizon: 0.6 }
      const sheet = new Sheet({ seed, hour: 'calm', quiet: false, ...size })
      drawScene(sheet, { scene, house: 'cabin', place: null, vantage: 'section' })
      const [left = 0, , width = 640] = viewBoxOf(sheet.marks.join(''))
      const { x, half } = sheet.house ?? { x: Number.NaN, half: 0 }
      return x - half < left || x + half > left + width
    },
  )
  expect([...new Set(cut.map(({ scene }) => scene))]).toEqual([])
})

function viewBoxOf(svg: string): number[] {
  return /viewBox="([\d ]+)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? []
}

test('the sheet has the requested size and horizon', () => {
  const svg = artwork({ scene: 'breath', ...PRINT_SIZES.feed })
  expect(svg).toContain('viewBox="0 0 720 1280" width="720" height="1280"')
  expect(svg).toContain('d="M0 640H720"')
})

test('a quiet print is the same at every hour, except for its title', () => {
  const skies = WELLNESS_TAGS.map((hour) =>
    artwork({ hour, quiet: true }).match(/stop-color="[^"]+"/g),
  )
  for (const sky of skies) expect(sky).toEqual(skies[0])
})

/** Outlines of everything but lines, in drawing order. */
function landOf(svg: string): string[] {
  return [...svg.matchAll(/<path d="([^"]+)" fill=/g)].map((match) => match[1] ?? '')
}

/** The first error in a document of elements and quoted attributes only; null when there is none. */
function unbalanced(svg: string): string | null {
  const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w:-]*="[^"<&]*")*)(\/?)>/y
  const open: string[] = []
  while (tag.lastIndex < svg.length) {
    const start = tag.lastIndex
    const found = tag.exec(svg)
    if (!found) return `unreadable at ${start}: ${svg.slice(start, start + 40)}`
    const [, closing, name = '', attributes = '', selfClosing] = found
    const names = [...attributes.matchAll(/ ([\w:-]+)=/g)].map((match) => match[1])
    if (new Set(names).size < names.length) return `attribute twice in <${name}>`
    if (closing && open.pop() !== name) return `unexpected </${name}>`
    if (!closing && !selfClosing) open.push(name)
  }
  return open.length ? `<${open.join('><')}> left open` : null
}
