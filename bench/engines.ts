import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'drizzle-orm'
import MiniSearch from 'minisearch'
import { openDatabase } from '#data/db.ts'
import { saveListings } from '#data/listings.ts'
import { migrate } from '#data/migrate.ts'
import type { ContentType } from '#domain/category.ts'
import type { Listing } from '#domain/listing.ts'
import { everything } from '#domain/listing-query.ts'
import { createBulkBuilder } from '#search/core/bulk.ts'
import { createSearchCore, type SearchCore } from '#search/core/core.ts'
import { loadSnapshot } from '#search/core/snapshot.ts'
import { language } from '#search/language.ts'
import { createSqlSearch } from '#search/sql/sql-search.ts'
import type { Class } from './questions.ts'

/** One way to search, fed with the same listings and asked the same questions. */
export type Engine = {
  add(listings: Listing[]): Promise<void>
  /** Answers what is worth noting about what was built. */
  finish(): Promise<string[]>
  ask(kind: Class, text: string): Promise<unknown>
  close(): Promise<void>
}

const PAGE = 24
const DEEP_PAGE = 20
const SUGGESTED = 8

export const ENGINES = {
  core: openCore,
  sqlite: openSqlite,
  minisearch: openMiniSearch,
  pglite: openPglite,
}
export type EngineName = keyof typeof ENGINES

export function isEngine(name: string): name is EngineName {
  return Object.hasOwn(ENGINES, name)
}

/** Every answer has exact totals and the counts of all facets; nothing is remembered, except for sort. */
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
      core = createSearchCore({ language, readCandidates, built, remembered: 0 })
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
      const { bytes, listings } = core.figures()
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
          { contentType: text as ContentType },
        )
      if (kind === 'facet') query.facets.price = ['$', '$$']
      return core?.search(query, { page: kind === 'deep' ? DEEP_PAGE : 1, perPage: PAGE })
    },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** Any word, ranked by bm25 with weighted columns; a count for the total, one grouped select for a facet. */
async function openSqlite(): Promise<Engine> {
  const db = new DatabaseSync(':memory:')
  db.exec(`create virtual table words using fts5(title, tags, type, place, description, body, tokenize = 'porter unicode61', prefix = '2 3');
    create virtual table vocabulary using fts5vocab(words, row);
    create table listing (rowid integer primary key, kind text, band text, score real);
    create index listing_by_score on listing (kind, score desc)`)
  const addWords = db.prepare(
    'insert into words (rowid, title, tags, type, place, description, body) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const addRow = db.prepare('insert into listing values (?, ?, ?, ?)')
  const ranked = (where: string) =>
    `select words.rowid from words join listing on listing.rowid = words.rowid where words match ? ${where} order by bm25(words, 10, 8, 6, 5, 3, 0.5) limit ? offset ?`
  const search = db.prepare(ranked(''))
  const filtered = db.prepare(ranked("and band in ('$', '$$')"))
  const count = db.prepare('select count(*) from words where words match ?')
  const facet = db.prepare(
    "select kind, band, count(*) from words join listing on listing.rowid = words.rowid where words match ? and band in ('$', '$$') group by 1, 2",
  )
  const byScore = db.prepare('select rowid from listing where kind = ? order by score desc limit ?')
  const known = db.prepare('select 1 from vocabulary where term = ?')
  const like = db.prepare('select term, doc from vocabulary where term >= ? and term < ?')
  let rows = 0
  const anyWord = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' OR ')
  /** Slips are mended by looking through the words with the same first letters. */
  const repaired = (word: string) => {
    if (known.get(word)) return word
    const first = word.slice(0, 2)
    const near = like.all(first, `${first}\uffff`) as { term: string; doc: number }[]
    const letters = new Set(word)
    const unlike = (term: string) =>
      Math.abs(term.length - word.length) +
      [...term].filter((letter) => !letters.has(letter)).length
    return near.sort((a, b) => unlike(a.term) - unlike(b.term))[0]?.term ?? word
  }
  return {
    async add(listings) {
      db.exec('begin')
      for (const {
        title,
        tags,
        type,
        location,
        description,
        longDescription,
        contentType,
        price,
        rating,
      } of listings) {
        rows += 1
        addWords.run(
          rows,
          title,
          tags.join(' '),
          type,
          location ?? '',
          description,
          longDescription,
        )
        addRow.run(rows, contentType, price, rating ?? 0)
      }
      db.exec('commit')
    },
    async finish() {
      db.exec("insert into words(words) values ('optimize'); analyze")
      return []
    },
    async ask(kind, text) {
      const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
      if (kind === 'sort') return byScore.all(text, PAGE)
      if (kind === 'suggest' || kind === 'prefix') {
        const last = words[words.length - 1] ?? ''
        return search.all(
          [...words.slice(0, -1).map((word) => `"${word}"`), `"${last}"*`].join(' AND '),
          SUGGESTED,
          0,
        )
      }
      const match = anyWord(kind === 'typo' ? words.map(repaired) : words)
      if (kind === 'facet') return [filtered.all(match, PAGE, 0), facet.all(match)]
      return [
        search.all(match, PAGE, kind === 'deep' ? (DEEP_PAGE - 1) * PAGE : 0),
        count.get(match),
      ]
    },
    close: async () => db.close(),
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
      if (kind === 'sort')
        return opened.db.execute(
          sql`select id from listings where listed and content_type = ${text} order by score desc, id limit ${PAGE}`,
        )
      const query = { ...everything(), q: text }
      if (kind === 'facet') query.facets.price = ['$', '$$']
      return search.search(query, { page: kind === 'deep' ? DEEP_PAGE : 1, perPage: PAGE })
    },
    async close() {
      await opened.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
