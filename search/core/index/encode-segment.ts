import { FACETS } from '#domain/listing/listing-query.ts'
import { titleKey } from '#domain/text/named-title.ts'
import { deletesOf } from '../query/spelling.ts'
import { byCodeUnits } from './dictionary.ts'
import { splitKey } from './facet-values.ts'
import { placeColumn, sortedOrder } from './numbers.ts'
import { createListWriter, type Lists, walkList } from './postings.ts'
import { encodeTable, encodeTexts, idSlotsOf, type SegmentData, TABLES } from './segment.ts'
import { byTitleHash } from './title-hash.ts'
import { isWordPiece } from './tokenize.ts'

/** The input of a segment; documents in their final order. */
export type Parts = {
  ids: string[]
  score: Float32Array
  rating: Float32Array
  createdAt: Float64Array
  kind: Uint8Array
  band: Uint8Array
  amount: Int32Array
  unit: Uint8Array
  flags: Uint8Array
  facts: Uint16Array
  points: Float64Array
  concerns: Uint32Array
  location: Uint32Array
  titleHash: Uint32Array
  locations: string[]
  /** Facet values (see facet-values) in any order; those of document `d` end at valueEnds[d]. */
  values: string[]
  docValues: Uint32Array
  valueEnds: Uint32Array
  terms: string[]
  main: Lists
  title: Lists
  body: Lists
  words: string[]
  wordTerm: Uint32Array
  concepts: string[]
  conceptLists: Lists
  pieces: string[]
  docPieces: Uint32Array
  pieceEnds: Uint32Array
}

export function encodeSegment(parts: Parts, isFinal: boolean): SegmentData {
  const values = encodeValues(parts)
  const texts = encodePieces(parts)
  const concepts = encodeConcepts(parts)
  const { phrases, counts } = isFinal ? phrasesOf(values) : { phrases: [], counts: [] }
  const deletes = deletesOf(isFinal ? parts.words : [])
  const ids = encodeTexts(parts.ids)
  const tables: Record<(typeof TABLES)[number], string[]> = {
    locations: parts.locations,
    values: values.table,
    terms: parts.terms,
    words: parts.words,
    concepts: parts.concepts,
    pieces: texts.table,
    phrases,
  }
  const orders = isFinal ? ordersOf(parts) : null
  const none = new Uint32Array(0)
  return {
    sizes: Uint32Array.from(TABLES, (name) => tables[name].length),
    ...Object.fromEntries(TABLES.map((name) => [name, encodeTable(tables[name])])),
    'ids.bytes': ids.bytes,
    'ids.offsets': ids.offsets,
    idSlots: isFinal ? idSlotsOf(parts.ids) : none,
    score: parts.score,
    rating: parts.rating,
    createdAt: parts.createdAt,
    kind: parts.kind,
    band: parts.band,
    amount: parts.amount,
    unit: parts.unit,
    flags: parts.flags,
    facts: parts.facts,
    points: parts.points,
    concerns: parts.concerns,
    location: placeColumn(parts.location, parts.locations.length),
    titleHash: parts.titleHash,
    titleOrder: isFinal ? byTitleHash(parts.titleHash) : none,
    byTitle: isFinal ? byTitle(parts) : none,
    valueOffsets: values.offsets,
    docValues: values.docValues,
    valueFacet: values.facets,
    ...listColumns('tag', values.tagLists),
    ...listColumns('main', parts.main),
    ...listColumns('title', parts.title),
    ...listColumns('body', parts.body),
    wordTerm: parts.wordTerm,
    ...listColumns('concept', parts.conceptLists),
    ...concepts,
    pieceIsWord: texts.isWord,
    textOffsets: texts.offsets,
    textBytes: texts.bytes,
    priceLow: orders?.priceLow ?? none,
    priceHigh: orders?.priceHigh ?? none,
    newest: orders?.newest ?? none,
    deletes: deletes.hashes,
    deletedFrom: deletes.places,
    phraseCounts: Uint32Array.from(counts),
  }
}

function listColumns(name: string, { offsets, counts, bytes }: Lists): SegmentData {
  return { [`${name}.offsets`]: offsets, [`${name}.counts`]: counts, [`${name}.bytes`]: bytes }
}

/** Values sorted by facet, then by text; those of each document ascending. */
function encodeValues({ values, docValues, valueEnds, ids }: Parts) {
  const { order, places } = sortedOrder(values)
  const table = Array.from(order, (place) => values[place] as string)
  const facets = Uint8Array.from(table, (key) => splitKey(key).facet)
  const offsets = new Uint32Array(ids.length + 1)
  const sorted = new Uint32Array(docValues.length)
  const tag = FACETS.indexOf('tag')
  const tags: number[][] = table.map(() => [])
  for (let document = 0, from = 0; document < ids.length; document++) {
    const end = valueEnds[document] as number
    for (let at = from; at < end; at++) sorted[at] = places[docValues[at] as number] as number
    sorted.subarray(from, end).sort()
    for (let at = from; at < end; at++) {
      const value = sorted[at] as number
      if (facets[value] === tag) tags[value]?.push(document)
    }
    offsets[document + 1] = end
    from = end
  }
  const writer = createListWriter(table.length, false)
  for (const documents of tags) {
    writer.begin()
    for (const document of documents) writer.push(document, 0)
  }
  const docColumn = placeColumn(sorted, table.length)
  return { table, facets, offsets, docValues: docColumn, tagLists: writer.finish() }
}

/** Numbers pieces by frequency, so that frequent ones take one byte. A space between two words is left out. */
function encodePieces({ pieces, docPieces, pieceEnds, ids }: Parts) {
  const counts = new Uint32Array(pieces.length)
  for (const piece of docPieces) counts[piece] = (counts[piece] as number) + 1
  const order = Uint32Array.from(pieces, (_, place) => place).sort(
    (a, b) =>
      (counts[b] as number) - (counts[a] as number) ||
      byCodeUnits(pieces[a] as string, pieces[b] as string),
  )
  const places = new Uint32Array(pieces.length)
  order.forEach((from, to) => {
    places[from] = to
  })
  const isWord = Uint8Array.from(pieces, (piece) => (isWordPiece(piece) ? 1 : 0))
  const space = pieces.indexOf(' ')
  const bytes = new Uint8Array(docPieces.length * 3)
  const offsets = new Uint32Array(ids.length + 1)
  let to = 0
  for (let document = 0, from = 0; document < ids.length; document++) {
    const end = pieceEnds[document] as number
    for (let at = from; at < end; at++) {
      const piece = docPieces[at] as number
      const between = at > from && at + 1 < end
      if (piece === space && between && isWord[docPieces[at - 1] as number] === 1) continue
      let rest = places[piece] as number
      for (; rest > 127; rest >>>= 7) bytes[to++] = (rest & 127) | 128
      bytes[to++] = rest
    }
    offsets[document + 1] = to
    from = end
  }
  const table = Array.from(order, (place) => pieces[place] as string)
  const sortedKinds = Uint8Array.from(order, (place) => isWord[place] as number)
  return { table, isWord: sortedKinds, offsets, bytes: bytes.slice(0, to) }
}

/** Documents sorted by title, the text before the first line feed. */
function byTitle({ pieces, docPieces, pieceEnds, ids }: Parts): Uint32Array {
  const isLast = Uint8Array.from(pieces, (piece) => (piece.includes('\n') ? 1 : 0))
  const keys = ids.map((_, document) => {
    const from = document === 0 ? 0 : (pieceEnds[document - 1] as number)
    let title = ''
    for (let at = from; at < (pieceEnds[document] as number); at++) {
      const piece = docPieces[at] as number
      title += pieces[piece] as string
      if (isLast[piece] === 1) break
    }
    return titleKey(title.slice(0, title.indexOf('\n') >>> 0))
  })
  return sortedOrder(keys).order
}

/** The concepts of each document, and the norm of their strengths. */
function encodeConcepts({ conceptLists, concepts, ids }: Parts) {
  const offsets = new Uint32Array(ids.length + 1)
  const squares = new Float64Array(ids.length)
  concepts.forEach((_, concept) => {
    walkList(conceptLists, concept, (document, impact) => {
      offsets[document + 1] = (offsets[document + 1] as number) + 1
      squares[document] = (squares[document] as number) + impact * impact
      return false
    })
  })
  for (let at = 0; at < ids.length; at++)
    offsets[at + 1] = (offsets[at + 1] as number) + (offsets[at] as number)
  const ends = offsets.slice(0, ids.length)
  const Places = concepts.length <= 256 ? Uint8Array : Uint16Array
  const docConcepts = new Places(offsets[ids.length] as number)
  concepts.forEach((_, concept) => {
    walkList(conceptLists, concept, (document) => {
      docConcepts[ends[document] as number] = concept
      ends[document] = (ends[document] as number) + 1
      return false
    })
  })
  return {
    conceptOffsets: offsets,
    docConcepts,
    conceptNorm: Uint16Array.from(squares, (square) => Math.round(Math.sqrt(square))),
  }
}

/** Tags, types and sub-categories as phrases a visitor would type, with their number of listings. */
function phrasesOf({ table, facets, docValues }: ReturnType<typeof encodeValues>) {
  const offered = new Set(
    ['type', 'category', 'tag'].map((facet) => FACETS.indexOf(facet as 'tag')),
  )
  const counts = new Map<string, number>()
  const perValue = new Uint32Array(table.length)
  for (const value of docValues) perValue[value] = (perValue[value] as number) + 1
  table.forEach((key, value) => {
    if (!offered.has(facets[value] as number)) return
    const phrase = splitKey(key).value.toLowerCase().replaceAll('-', ' ').trim()
    if (phrase.length < 2) return
    // A listing may have it both as tag and type; the larger count is a good estimate.
    counts.set(phrase, Math.max(counts.get(phrase) ?? 0, perValue[value] as number))
  })
  const phrases = [...counts.keys()].filter((phrase) => counts.get(phrase) !== 0).sort(byCodeUnits)
  return { phrases, counts: phrases.map((phrase) => counts.get(phrase) ?? 0) }
}

/** Documents by price and by age; ties in order of rating. Without a price last. */
function ordersOf({ band, amount, createdAt, ids }: Parts) {
  const natural = Uint32Array.from(ids, (_, document) => document)
  const NO_BAND = 9
  const lowBand = (document: number) => (band[document] as number) || NO_BAND
  const lowAmount = (document: number) => {
    const minor = amount[document] as number
    return minor < 0 ? Number.MAX_SAFE_INTEGER : minor
  }
  const of = <T extends Int32Array | Float64Array | Uint8Array>(column: T, document: number) =>
    column[document] as number
  return {
    priceLow: natural
      .slice()
      .sort((a, b) => lowBand(a) - lowBand(b) || lowAmount(a) - lowAmount(b) || a - b),
    priceHigh: natural
      .slice()
      .sort((a, b) => of(band, b) - of(band, a) || of(amount, b) - of(amount, a) || a - b),
    newest: natural.slice().sort((a, b) => of(createdAt, b) - of(createdAt, a) || a - b),
  }
}
