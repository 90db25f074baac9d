import { beforeAll, expect, test } from 'vitest'
import { listCardsById } from '#data/catalogue/listings.ts'
import gradedQueries from '#data/seed/graded-queries.json' with { type: 'json' }
import { sampleCatalogue } from '#data/seed/sample-catalogue.ts'
import { SAMPLE_COLLECTIONS } from '#data/seed/sample-collections.ts'
import { artwork } from '#domain/artwork/artwork.ts'
import { galleryPrintOf } from '#domain/artwork/gallery/gallery-of.ts'
import type { SceneName } from '#domain/artwork/scene-names.ts'
import { listingSlugs } from '#domain/collection/collection.ts'
import { BROWSE_KINDS, listBrowsePages } from '#domain/listing/browse-page.ts'
import { CONTENT_TYPES } from '#domain/listing/category.ts'
import { WELLNESS_TAGS } from '#domain/listing/listing.ts'
import { everything, type ListingQuery, SORTS } from '#domain/listing/listing-query.ts'
import { findBrowsePageItems } from '#search/browse-page.ts'
import { type Finder, findPage } from '#search/search-page.ts'
import { testDatabase } from '#test/database.ts'
import { searchCoreOf } from '#test/search-core.ts'
import { distanceOf, type Look, lookOf } from './look.test-kit.ts'

const NOW = new Date(0)
const LISTINGS = sampleCatalogue(NOW)
/** Cards on the first screens of a list, and in a rail of similar listings. */
const [FIRST, SIMILAR] = [24, 3]
/** px; enough for nine samples across. */
const WIDTH = 160
/**
 * Of 192 bits and of 255 levels; below both, two prints look the same on a contact sheet: of one scene sooner than
 * of two things on the same table.
 */
const ALIKE = { oneScene: { bits: 44, levels: 12 }, twoScenes: { bits: 26, levels: 5 } }

const database = testDatabase()
const looks = new Map<string, Look & { scene: SceneName | undefined }>()
let finder: Finder

beforeAll(async () => {
  const { db } = database
  finder = { readCards: (ids) => listCardsById(db, ids), search: await searchCoreOf(db) }
  for (const listing of LISTINGS) {
    const print = galleryPrintOf(listing, 0)
    looks.set(listing.id, { ...(await lookOf(print, WIDTH)), scene: print.scene })
  }
})

/** Pairs of the listings of one view whose covers look alike. */
function alikeIn(view: string, ids: readonly string[]): string[] {
  return ids.flatMap((one, i) =>
    ids.slice(i + 1).flatMap((other) => {
      const [a, b] = [looks.get(one), looks.get(other)]
      if (!a || !b) throw new Error(`${one} and ${other} are of the sample catalogue`)
      const { bits, levels } = distanceOf(a, b)
      const alike = a.scene === b.scene ? ALIKE.oneScene : ALIKE.twoScenes
      return bits < alike.bits && levels < alike.levels ? [`${view}: ${one} / ${other}`] : []
    }),
  )
}

async function found(query: Partial<ListingQuery>, contentType?: (typeof CONTENT_TYPES)[number]) {
  const scope = { perPage: FIRST, facets: false, ...(contentType && { contentType }) }
  const { items } = await findPage(finder, { ...everything(), ...query }, scope)
  return items.map(({ id }) => id)
}

test('no two of the first cards of a list look alike, in any order and at any hour', async () => {
  const alike: string[] = []
  for (const contentType of CONTENT_TYPES) {
    const { facets } = everything()
    const types = new Set(
      LISTINGS.filter((it) => it.contentType === contentType).map((it) => it.type),
    )
    const queries: Partial<ListingQuery>[] = [
      ...SORTS.map((sort) => ({ sort })),
      ...WELLNESS_TAGS.map((hour) => ({ facets: { ...facets, hour: [hour] } })),
      ...[...types].map((type) => ({ facets: { ...facets, type: [type] } })),
    ]
    for (const query of queries) {
      const name = `${contentType} ${JSON.stringify(query)}`
      alike.push(...alikeIn(name, await found(query, contentType)))
    }
  }
  expect(alike).toEqual([])
})

test('no two of the first cards of a category, a place or a quick filter look alike', async () => {
  const alike: string[] = []
  const pages = (['escape', 'experience'] as const).flatMap((contentType) =>
    BROWSE_KINDS.flatMap((kind) => listBrowsePages(contentType, kind)),
  )
  for (const page of pages) {
    const within = { db: database.db, ...finder }
    const { items } = await findBrowsePageItems(within, page, everything(), new Date(), FIRST)
    const ids = items.map(({ id }) => id)
    alike.push(...alikeIn(`${page.contentType} ${page.slug}`, ids))
  }
  expect(alike).toEqual([])
})

test('no two of the first results of a search look alike', async () => {
  const alike: string[] = []
  for (const { query } of gradedQueries) alike.push(...alikeIn(query, await found({ q: query })))
  expect(alike).toEqual([])
})

test('a listing and those similar to it do not look alike', async () => {
  const alike: string[] = []
  for (const { id } of LISTINGS.filter(({ listed }) => listed)) {
    const hits = await finder.search.similar(id, SIMILAR, { sameType: true })
    alike.push(...alikeIn(`similar to ${id}`, [id, ...hits.map((hit) => hit.id)]))
  }
  expect(alike).toEqual([])
})

test('no two listings of a collection look alike', () => {
  const idOf = new Map(LISTINGS.map(({ slug, id }) => [slug, id]))
  const alike = SAMPLE_COLLECTIONS.flatMap(({ slug, texts }) => {
    const ids = listingSlugs(texts.en).flatMap((woven) => idOf.get(woven) ?? [])
    return alikeIn(slug, ids)
  })
  expect(alike).toEqual([])
})

test('a card has at most 12 kB', () => {
  const large = LISTINGS.filter((listing) => artwork(galleryPrintOf(listing, 0)).length > 12_000)
  expect(large.map(({ title }) => title)).toEqual([])
})
