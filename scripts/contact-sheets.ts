// Draws the contact sheets of docs/prints.md and measures how much prints differ: run it when the artwork
// changes.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { sampleCatalogue } from '../data/seed/sample-catalogue.ts'
import { type ArtworkOptions, artwork } from '../domain/artwork/artwork.ts'
import { STEM_NAMES } from '../domain/artwork/botanicals/stems.ts'
import { FLAT_LAY_NAMES } from '../domain/artwork/flat-lays/repertoire.ts'
import { galleryPrintOf } from '../domain/artwork/gallery/gallery-of.ts'
import { VIEWS } from '../domain/artwork/gallery-views.ts'
import { HANDS_NAMES } from '../domain/artwork/hands/repertoire.ts'
import { LANDSCAPE_NAMES } from '../domain/artwork/landscapes/landscapes.ts'
import { VANTAGES } from '../domain/artwork/landscapes/vantage.ts'
import { PART_OBJECT_NAMES } from '../domain/artwork/objects/repertoire.ts'
import { PRACTICE_NAMES } from '../domain/artwork/practices/repertoire.ts'
import { ROOM_NAMES } from '../domain/artwork/rooms/repertoire.ts'
import { SCENES_OF, type SceneName } from '../domain/artwork/scene-names.ts'
import { HOUSE_NAMES } from '../domain/artwork/scenery/buildings.ts'
import { DOOR_NAMES } from '../domain/artwork/ways/doors.ts'
import { WAY_NAMES } from '../domain/artwork/ways/repertoire.ts'
import { WELLNESS_TAGS } from '../domain/listing/listing.ts'
import { distanceOf, lookOf } from '../server/pictures/look.test-kit.ts'

const DOCS = join(import.meta.dirname, '..', 'docs')
const FOLDER = join(DOCS, 'prints')
const CELL = { width: 240, height: 180 }
const GAP = 4
const PAPER = '#f5f7f3'

const LISTINGS = sampleCatalogue(new Date(0))

/** Every print by subject; the hours of light take turns. */
const SHEETS: readonly { name: string; title: string; columns: number; prints: Cell[] }[] = [
  sheetOf('landscapes', 'Landscapes', LANDSCAPE_NAMES),
  {
    name: 'vantages',
    title: 'Where a landscape is seen from',
    columns: 6,
    prints: LANDSCAPE_NAMES.filter((_, i) => i % 3 === 0).flatMap((scene, i) => {
      const type = HOUSE_NAMES[i % HOUSE_NAMES.length] ?? 'cabin'
      return VANTAGES.map((vantage) => {
        const name = vantage === 'section' ? `${scene} (${type})` : ''
        return { name, print: { ...printAt(scene, i), type, vantage } }
      })
    }),
  },
  sheetOf('practices', 'Practices, with people', PRACTICE_NAMES),
  sheetOf('objects', 'Objects, and devices', [...SCENES_OF.essential, ...PART_OBJECT_NAMES]),
  sheetOf('moods', 'Moods of listings without a subject', [
    ...SCENES_OF.enhancement,
    ...SCENES_OF.experience,
  ]),
  sheetOf('rooms', 'Rooms, with the place in the window', ROOM_NAMES),
  sheetOf('hands', 'Hands', HANDS_NAMES),
  sheetOf('tables', 'Tables and gear from above', FLAT_LAY_NAMES),
  sheetOf('ways', 'Ways and doors', [...WAY_NAMES, ...DOOR_NAMES]),
  sheetOf('plants', 'Plants', STEM_NAMES),
  {
    name: 'portraits',
    title: 'Portraits of hosts',
    columns: 8,
    prints: Array.from({ length: 32 }, (_, i) => {
      const square = { width: 480, height: 360 }
      return { name: '', print: { ...printAt('portrait', i), ...square, seed: `host ${i}` } }
    }),
  },
  {
    name: 'galleries',
    title: 'Galleries, a listing a row',
    columns: VIEWS.length,
    prints: LISTINGS.filter((_, i) => i % 62 === 11).flatMap((listing) =>
      VIEWS.map((view) => ({
        name: view ? '' : listing.title,
        print: galleryPrintOf(listing, view),
      })),
    ),
  },
]

type Cell = { name: string; print: ArtworkOptions }

function sheetOf(name: string, title: string, scenes: readonly SceneName[]) {
  const prints = scenes.map((scene, i) => ({ name: scene, print: printAt(scene, i) }))
  return { name, title, columns: 6, prints }
}

function printAt(scene: SceneName, index: number): ArtworkOptions {
  const hour = WELLNESS_TAGS[index % WELLNESS_TAGS.length] ?? 'balance'
  return { scene, hour, seed: `${scene} ${index}` }
}

async function drawSheet({ name, columns, prints }: (typeof SHEETS)[number]): Promise<void> {
  const cells = await Promise.all(
    prints.map(async ({ print }, i) => ({
      input: await sharp(Buffer.from(artwork(print)))
        .resize(CELL)
        .png()
        .toBuffer(),
      left: GAP + (i % columns) * (CELL.width + GAP),
      top: GAP + Math.floor(i / columns) * (CELL.height + GAP),
    })),
  )
  const width = GAP + columns * (CELL.width + GAP)
  const height = GAP + Math.ceil(prints.length / columns) * (CELL.height + GAP)
  const sheet = sharp({ create: { width, height, channels: 3, background: PAPER } })
  await sheet
    .composite(cells)
    .webp({ quality: 62, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`))
}

/** Distances of all pairs of prints within each group, the nearest first. */
async function distancesOf(groups: readonly (readonly ArtworkOptions[])[]) {
  const distances: { bits: number; levels: number }[] = []
  for (const group of groups) {
    const looks = await Promise.all(group.map((print) => lookOf(print, 160)))
    for (const [i, one] of looks.entries()) {
      for (const other of looks.slice(i + 1)) distances.push(distanceOf(one, other))
    }
  }
  return distances.sort((a, b) => a.bits / 24 + a.levels / 4 - (b.bits / 24 + b.levels / 4))
}

function figuresOf(name: string, distances: Awaited<ReturnType<typeof distancesOf>>): string {
  const at = (share: number) => distances[Math.floor(share * (distances.length - 1))]
  const figure = (share: number) => {
    const { bits = 0, levels = 0 } = at(share) ?? {}
    return `${bits} bits, ${levels.toFixed(1)} levels`
  }
  return `| ${name} | ${distances.length} | ${figure(0)} | ${figure(0.01)} | ${figure(0.5)} |`
}

function firstCardsOf(): ArtworkOptions[][] {
  const lists = Map.groupBy(LISTINGS, ({ contentType, type }) => `${contentType} ${type}`)
  return [...lists.values()].map((list) => list.slice(0, 24).map((item) => galleryPrintOf(item, 0)))
}

function pageOf(figures: readonly string[]): string {
  const sheets = SHEETS.map(({ name, title, columns, prints }) => {
    const names = prints.flatMap((cell) => (cell.name ? [cell.name] : [])).join(', ')
    const rows = `${prints.length} prints, ${columns} a row${names ? `: ${names}` : ''}.`
    return `## ${title}\n\n![${title}](prints/${name}.webp)\n\n${rows}\n`
  })
  return `# Which prints are there, and how much do they differ?

Every scene of the artwork once, by subject, at one of the five hours. \`node scripts/contact-sheets.ts\`
draws this page.

A difference hash compares two prints: 9 by 8 samples, 192 bits, and the mean difference of the samples in
levels of 255. Two cards of one scene look alike below 44 bits and 12 levels, of two scenes below 26 bits and 5
levels, two prints of a gallery below 30 bits and 8 levels. The tests in \`server/pictures/\` allow none of
them among the first 24 cards of any list, category, place, order, hour and of 120 searches, nor in a rail of
similar listings, a collection or a gallery.

| Compared | Pairs | Nearest | Nearest of 100 | Median |
| --- | --- | --- | --- | --- |
${figures.join('\n')}

${sheets.join('\n')}`
}

mkdirSync(FOLDER, { recursive: true })
for (const sheet of SHEETS) await drawSheet(sheet)
const galleries = LISTINGS.map((listing) => VIEWS.map((view) => galleryPrintOf(listing, view)))
const figures = [
  figuresOf('First 24 cards of every type', await distancesOf(firstCardsOf())),
  figuresOf('Prints within every gallery', await distancesOf(galleries)),
]
writeFileSync(join(DOCS, 'prints.md'), pageOf(figures))
