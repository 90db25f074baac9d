import { expect, test } from 'vitest'
import { WELLNESS_TAGS } from '../listing/listing.ts'
import { type ArtworkOptions, artwork } from './artwork.ts'
import { HOURS } from './drawing/hours.ts'
import { hash } from './drawing/random.ts'
import { Sheet } from './drawing/sheet.ts'
import { VIEWS } from './gallery-views.ts'
import { LANDSCAPE_NAMES } from './landscapes/landscapes.ts'
import { REFERENCE, referencePrints } from './reference.test-kit.ts'
import { SCENE_NAMES } from './scene-names.ts'
import { HOUSE_NAMES } from './scenery/buildings.ts'
import { PRINT_SIZES } from './sizes.ts'
import { VIEW_DRAWINGS } from './views.ts'

/** Every scene in every view, with varying hours and sizes. */
const PRINTS: ArtworkOptions[] = SCENE_NAMES.flatMap((scene) =>
  VIEWS.flatMap((view) => [
    { scene, view, seed: 'a', hour: 'calm' as const, ...PRINT_SIZES['4x3'] },
    { scene, view, seed: 'b', hour: 'restore' as const, quiet: true, ...PRINT_SIZES.feed },
    { scene, view, seed: 'c', hour: 'focus' as const, type: 'none' as const, ...PRINT_SIZES.hero },
  ]),
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

test('a print has 2.3 to 9.5 kB, the view from a window up to 12.5 kB', () => {
  for (const print of PRINTS) {
    const bytes = new TextEncoder().encode(artwork(print)).byteLength
    expect(bytes, JSON.stringify(print)).toBeGreaterThan(2300)
    expect(bytes, JSON.stringify(print)).toBeLessThan(print.view === 2 ? 12_500 : 9_500)
  }
})

test('the hour does not consume the random stream, so a place keeps its composition', () => {
  for (const scene of SCENE_NAMES) {
    for (const view of VIEWS) {
      const nextNumbers = WELLNESS_TAGS.map((hour) => {
        const sheet = new Sheet({
          seed: 'place',
          hour,
          quiet: false,
          width: 640,
          height: 480,
          horizon: 0.6,
          view,
        })
        VIEW_DRAWINGS[view](sheet, { scene, house: 'cabin' })
        return sheet.random()
      })
      expect(new Set(nextNumbers).size, `${scene}, view ${view}`).toBe(1)
    }
  }
})

test('land has the same outline at every hour', () => {
  const outlines = WELLNESS_TAGS.map((hour) => landOf(artwork({ scene: 'forest', hour })))
  expect(outlines[0]?.length).toBeGreaterThan(8)
  for (const outline of outlines) expect(outline).toEqual(outlines[0])
})

test('every print is well-formed, without NaN, undefined or infinity', () => {
  for (const print of PRINTS) {
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

test('two views of one print can be in one document', () => {
  const idsOf = (view: (typeof VIEWS)[number]) =>
    [...artwork({ view }).matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(idsOf(0).filter((id) => idsOf(1).includes(id))).toEqual([])
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
