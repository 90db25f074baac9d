import { DatabaseSync } from 'node:sqlite'
import type { Listing } from '#domain/listing/listing.ts'
import { facetValues } from '#search/core/index/facet-values.ts'
import { DEEP_PAGE, type Engine, PAGE, SUGGESTED } from './engine.ts'
import { withoutStopWords } from './stop-words.ts'

/** Share of letters that a typing error may change, as configured for MiniSearch. */
const WRONG = 0.25
const BY_RANK = 'bm25(words, 10, 8, 6, 5, 3, 0.5)'
/** The bands of the price filter in facet queries. */
const BANDS = "('$', '$$')"

const SCHEMA = `
  create virtual table words using fts5(title, tags, type, place, description, body,
    tokenize = 'porter unicode61', prefix = '1 2 3');
  create virtual table vocabulary using fts5vocab(words, row);
  create table spelling (word text primary key, listings integer) without rowid;
  create virtual table trigrams using fts5(word, tokenize = 'trigram', detail = none);
  create table listing (rowid integer primary key, kind text, band text, score real);
  create index listing_by_score on listing (kind, score desc);
  create table value (id integer primary key, key text unique);
  create table listing_value (listing integer, value integer, primary key (listing, value)) without rowid;
  create table phrase (text text primary key, listings integer) without rowid;
  create temp table matched (listing integer primary key, rank real, kept integer)`

/**
 * SQLite with FTS5, tuned: any word, with `stopList` without stop words (FTS5 has no list), ranked by its
 * own bm25; facets in one pass over the words, cached in a temporary table, with interned values
 * clustered by listing; typing errors corrected by a trigram index over the words, then by edit distance.
 */
export async function openSqlite(stopList = true): Promise<Engine> {
  const db = new DatabaseSync(':memory:')
  db.exec('pragma cache_size = -200000; pragma temp_store = memory')
  db.exec(SCHEMA)
  const loader = createLoader(db)
  const ranked = db.prepare(
    `select rowid from words where words match ? order by ${BY_RANK} limit ? offset ?`,
  )
  // Prefix queries return the first rows: ranking all matches takes up to a second.
  const byPrefix = db.prepare('select rowid from words where words match ? limit ?')
  const completed = db.prepare(
    'select text from phrase where text >= ? and text < ? order by listings desc limit ?',
  )
  const count = db.prepare('select count(*) as total from words where words match ?')
  const byScore = db.prepare('select rowid from listing where kind = ? order by score desc limit ?')
  const countKind = db.prepare('select count(*) as total from listing where kind = ?')
  const countFacets = createFacetCounter(db)
  const mended = createSpelling(db)
  const anyWord = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' OR ')

  return {
    add: async (listings) => loader.add(listings),
    async finish() {
      db.exec(`insert into words(words) values ('optimize');
        insert into spelling select term, doc from vocabulary where length(term) > 2;
        insert into phrase select lower(substr(key, 2)), count(*) from value
          join listing_value on value = id where key glob '[bcd]*' group by 1;
        insert into trigrams (word) select word from spelling;
        insert into trigrams(trigrams) values ('optimize'); analyze`)
      return []
    },
    async ask(kind, text) {
      const typedWords = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
      if (kind === 'sort') return [byScore.all(text, PAGE), countKind.get(text)]
      if (kind === 'suggest' || kind === 'prefix') {
        const words = typedWords.map(
          (word, at) => `"${word}"${at === typedWords.length - 1 ? '*' : ''}`,
        )
        const match = words.join(' AND ')
        const titled = byPrefix.all(`title : (${match})`, SUGGESTED)
        const others = titled.length < SUGGESTED ? byPrefix.all(match, SUGGESTED) : []
        return [titled, others, completed.all(text, `${text}\uffff`, SUGGESTED)]
      }
      const words = stopList ? withoutStopWords(typedWords) : typedWords
      const match = anyWord(kind === 'typo' ? words.map(mended) : words)
      if (kind === 'facet') return countFacets(match)
      return [
        ranked.all(match, PAGE, kind === 'deep' ? (DEEP_PAGE - 1) * PAGE : 0),
        count.get(match),
      ]
    },
    close: async () => db.close(),
  }
}

function createLoader(db: DatabaseSync) {
  const addWords = db.prepare(
    'insert into words (rowid, title, tags, type, place, description, body) values (?, ?, ?, ?, ?, ?, ?)',
  )
  const addRow = db.prepare('insert into listing values (?, ?, ?, ?)')
  const addValue = db.prepare('insert into value values (?, ?)')
  const addListingValue = db.prepare('insert or ignore into listing_value values (?, ?)')
  const values = new Map<string, number>()
  let rows = 0
  const placeOf = (key: string) => {
    const known = values.get(key)
    if (known !== undefined) return known
    values.set(key, values.size + 1)
    addValue.run(values.size, key)
    return values.size
  }
  return {
    add(listings: readonly Listing[]) {
      db.exec('begin')
      for (const listing of listings) {
        rows += 1
        const { title, tags, type, location, description, longDescription } = listing
        addWords.run(
          rows,
          title,
          tags.join(' '),
          type,
          location ?? '',
          description,
          longDescription,
        )
        addRow.run(rows, listing.contentType, listing.price, listing.rating ?? 0)
        for (const key of facetValues(listing)) addListingValue.run(rows, placeOf(key))
      }
      db.exec('commit')
    },
  }
}

/** The page, the exact total and the counts of every facet, price without its own filter. */
function createFacetCounter(db: DatabaseSync): (match: string) => unknown {
  const clear = db.prepare('delete from matched')
  const fill = db.prepare(
    `insert into matched select words.rowid, ${BY_RANK}, band in ${BANDS} from words
     join listing on listing.rowid = words.rowid where words match ?`,
  )
  const page = db.prepare(
    'select listing, count(*) over () as total from matched where kept order by rank limit ?',
  )
  const bands = db.prepare(
    'select band, count(*) as listings from matched join listing on listing.rowid = listing group by 1',
  )
  const values = db.prepare(
    `select key, listings from (select value, count(*) as listings from matched
     cross join listing_value on listing_value.listing = matched.listing where kept group by 1) join value on id = value`,
  )
  return (match) => {
    clear.run()
    fill.run(match)
    return [page.all(PAGE), bands.all(), values.all()]
  }
}

/** The known word with the fewest edits, the more frequent one on a tie. */
function createSpelling(db: DatabaseSync): (word: string) => string {
  const known = db.prepare('select 1 from spelling where word = ?')
  const alike = db.prepare(
    `select spelling.word, listings from trigrams join spelling on spelling.word = trigrams.word
     where trigrams match ? and length(spelling.word) between ? and ?`,
  )
  return (word) => {
    if (known.get(word)) return word
    const allowed = Math.max(1, Math.round(word.length * WRONG))
    const parts = Array.from({ length: word.length - 2 }, (_, at) => `"${word.slice(at, at + 3)}"`)
    const near = alike.all(parts.join(' OR '), word.length - allowed, word.length + allowed)
    let best = word
    let least = allowed + 1
    let most = 0
    for (const { word: other, listings } of near as { word: string; listings: number }[]) {
      const edits = editsBetween(word, other)
      if (edits > least || (edits === least && listings <= most)) continue
      ;[best, least, most] = [other, edits, listings]
    }
    return best
  }
}

function editsBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let at = 1; at <= b.length; at++)
      current.push(
        Math.min(
          (previous[at] as number) + 1,
          (current[at - 1] as number) + 1,
          (previous[at - 1] as number) + (a[row - 1] === b[at - 1] ? 0 : 1),
        ),
      )
    previous = current
  }
  return previous[b.length] as number
}
