import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import MiniSearch from 'minisearch'
import { saveListings } from '#data/catalogue/listings.ts'
import { openDatabase } from '#data/db/db.ts'
import { migrate } from '#data/db/migrate.ts'
import type { ContentType } from '#domain/listing/category.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { everything } from '#domain/listing/listing-query.ts'
import { createSearchCore, type SearchCore } from '#search/core/core.ts'
import { createBulkBuilder } from '#search/core/index/bulk.ts'
import { loadSnapshot } from '#search/core/index/snapshot.ts'
import { language } from '#search/language.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import { DEEP_PAGE, type Engine, PAGE, SUGGESTED } from './engine.ts'
import { openSqlite } from './sqlite.ts'

export const ENGINES = {
  core: openCore,
  sqlite: () => openSqlite(),
  'sqlite-all-words': () => openSqlite(false),
  minisearch: openMiniSearch,
  pglite: openPglite,
}
export type EngineName = keyof typeof ENGINES

export function isEngine(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name)
}

/** Every result has exact totals, facet queries have all facets; only sort orders are cached. */
async function openCore(): Promise<Engine> {
  const builder = createBulkBuilder(language.conceptsOf)
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const readCandidates = async () => []
  let core: SearchCore | null = null
  let browsing: SearchCore | null = null
  return {
    async add(listings) {
      builder.add(listings)
    },
    async finish() {
      const built = { data: builder.finish(), seq: 0 }
      core = createSearchCore({ language, readCandidates, built, cacheSize: 0 })
      browsing = createSearchCore({ language, readCandidates, built })
      const path = join(folder, 'snapshot')
      await core.save(path, 'bench')
      let least = Number.POSITIVE_INFINITY
      for (let run = 0; run < 5; run++) {
        const start = performance.now()
        const snapshot = loadSnapshot(path, 'bench')
        if (snapshot) createSearchCore({ language, readCandidates, built: snapshot })
        least = Math.min(least, performance.now() - start)
      }
      const { bytes, listings } = core.stats()
      return [
        `${(bytes / listings).toFixed(0)} bytes of index a listing`,
        `ready from a snapshot in ${least.toFixed(1)} ms`,
      ]
    },
    async ask(kind, text) {
      const query = { ...everything(), q: text }
      if (kind === 'suggest' || kind === 'prefix') return core?.suggest(text, SUGGESTED)
      if (kind === 'sort')
        return browsing?.search(
          { ...everything(), sort: 'rating' },
          { page: 1, perPage: PAGE },
          { contentType: text as ContentType, facets: false },
        )
      if (kind === 'facet') query.facets.price = ['$', '$$']
      const slice = { page: kind === 'deep' ? DEEP_PAGE : 1, perPage: PAGE }
      return core?.search(query, slice, { facets: kind === 'facet' })
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

async function openMiniSearch(): Promise<Engine> {
  const fields = ['title', 'tags', 'type', 'location', 'description', 'longDescription']
  const index = new MiniSearch<Listing>({
    fields,
    storeFields: ['contentType', 'price', 'rating'],
    extractField: (listing, field) => {
      const value = (listing as Record<string, unknown>)[field]
      return Array.isArray(value) ? value.join(' ') : String(value ?? '')
    },
    searchOptions: {
      boost: { title: 3, tags: 2.6, type: 2, location: 1.6, longDescription: 0.25 },
    },
  })
  return {
    async add(listings) {
      index.addAll(listings)
    },
    finish: async () => [],
    async ask(kind, text) {
      if (kind === 'suggest' || kind === 'prefix')
        return index.search(text, { prefix: true, combineWith: 'AND' }).slice(0, SUGGESTED)
      if (kind === 'sort')
        return index
          .search(MiniSearch.wildcard, { filter: ({ contentType }) => contentType === text })
          .sort((a, b) => Number(b['rating']) - Number(a['rating']))
          .slice(0, PAGE)
      if (kind === 'facet')
        return index.search(text, { filter: ({ price }) => price === '$' || price === '$$' })
      return index.search(text, kind === 'typo' ? { fuzzy: 0.2 } : {})
    },
    close: async () => index.removeAll(),
  }
}

/** The SQL of the site itself, with totals and facets. */
async function openPglite(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'seekwell-bench-'))
  const opened = await openDatabase({ dataDir: folder })
  await migrate(opened.pool)
  const search = createSqlSearch(opened.db)
  return {
    async add(listings) {
      await saveListings(opened.db, listings)
    },
    async finish() {
      await opened.db.execute(sql`analyze listings`)
      return []
    },
    async ask(kind, text) {
      if (kind === 'suggest' || kind === 'prefix') return search.suggest(text, SUGGESTED)
      if (kind === 'sort') {
        const contentType = text as ContentType
        const byRating = { ...everything(), sort: 'rating' as const }
        return search.search(byRating, { page: 1, perPage: PAGE }, { contentType, facets: false })
      }
      const query = { ...everything(), q: text }
      if (kind === 'facet') query.facets.price = ['$', '$$']
      const slice = { page: kind === 'deep' ? DEEP_PAGE : 1, perPage: PAGE }
      return search.search(query, slice, { facets: kind === 'facet' })
    },
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
