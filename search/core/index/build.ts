import type { Listing } from '#domain/listing/listing.ts'
import { stemOf } from '#domain/text/text.ts'
import type { ConceptReader } from '../query/language.ts'
import { bandCode, concernBits, dampedRating, flagsOf, kindCode, unitCode } from './columns.ts'
import { byCodeUnits } from './dictionary.ts'
import { encodeSegment, type Parts } from './encode-segment.ts'
import { facetValues } from './facet-values.ts'
import { factCodes } from './facts.ts'
import { fieldWords, impactOf, searchedText } from './fields.ts'
import {
  createInterner,
  createNumbers,
  type Interner,
  type Numbers,
  sortedOrder,
} from './numbers.ts'
import { pointNumbers } from './points.ts'
import { createListWriter, type Lists } from './postings.ts'
import type { SegmentData } from './segment.ts'
import { titleHashOf } from './title-hash.ts'
import { isIndexed, piecesOf } from './tokenize.ts'

/** Postings in document order, not yet grouped by list. */
type Entries = { list: Numbers; document: Numbers; impact: Numbers }

const createEntries = (): Entries => ({
  list: createNumbers(),
  document: createNumbers(),
  impact: createNumbers(),
})

/**
 * Indexes listings as one segment: up to some thousand; larger segments are merged from smaller ones.
 * Unlisted listings are left out; of repeated ids the last wins.
 *
 * @param isFinal whether it will be searched, rather than merged at once
 */
export function buildSegment(
  listings: readonly Listing[],
  conceptsOf: ConceptReader,
  isFinal = true,
): SegmentData {
  const documents = inOrder(listings)
  const tables = {
    locations: createInterner(),
    values: createInterner(),
    terms: createInterner(),
    words: createInterner(),
    concepts: createInterner(),
    pieces: createInterner(),
  }
  tables.locations.of('')
  const words = createWordReader(tables.terms, tables.words)
  const main = createEntries()
  const title = createEntries()
  const body = createEntries()
  const concept = createEntries()
  const values = createNumbers()
  const valueEnds = createNumbers()
  const pieces = createNumbers()
  const pieceEnds = createNumbers()
  const titleHash = new Uint32Array(documents.length)

  documents.forEach(({ listing }, document) => {
    words.read(listing, document, main, title, body)
    for (const [id, strength] of strongest(conceptsOf(listing))) {
      add(concept, tables.concepts.of(id), document, impactOf(strength))
    }
    for (const value of facetValues(listing)) values.push(tables.values.of(value))
    valueEnds.push(values.length)
    const text = searchedText(listing).toLowerCase()
    titleHash[document] = titleHashOf(text)
    for (const piece of piecesOf(text)) pieces.push(tables.pieces.of(piece))
    pieceEnds.push(pieces.length)
  })

  const termOrder = sortedOrder(tables.terms.texts)
  const wordOrder = sortedOrder(tables.words.texts)
  const conceptOrder = sortedOrder(tables.concepts.texts)
  const termCount = tables.terms.texts.length
  const parts: Parts = {
    ids: documents.map(({ listing }) => listing.id),
    score: Float32Array.from(documents, ({ score }) => score),
    rating: Float32Array.from(documents, ({ listing }) => listing.rating ?? Number.NaN),
    createdAt: Float64Array.from(documents, ({ listing }) => listing.createdAt.getTime()),
    kind: Uint8Array.from(documents, ({ listing }) => kindCode(listing.contentType)),
    band: Uint8Array.from(documents, ({ listing }) => bandCode(listing.price)),
    amount: Int32Array.from(documents, ({ listing }) => listing.amount?.minor ?? -1),
    unit: Uint8Array.from(documents, ({ listing }) => unitCode(listing.amount?.per)),
    flags: Uint8Array.from(documents, ({ listing }) => flagsOf(listing)),
    facts: Uint16Array.from(documents.flatMap(({ listing }) => factCodes(listing))),
    points: Float64Array.from(documents.flatMap(({ listing }) => pointNumbers(listing))),
    concerns: Uint32Array.from(documents, ({ listing }) => concernBits(listing)),
    location: Uint32Array.from(documents, ({ listing }) =>
      tables.locations.of(listing.location ?? ''),
    ),
    locations: tables.locations.texts,
    titleHash,
    values: tables.values.texts,
    docValues: values.view(),
    valueEnds: valueEnds.view(),
    terms: Array.from(termOrder.order, (place) => tables.terms.texts[place] as string),
    main: toLists(main, termOrder.places, termCount, true),
    title: toLists(title, termOrder.places, termCount, true),
    body: toLists(body, termOrder.places, termCount, false),
    words: Array.from(wordOrder.order, (place) => tables.words.texts[place] as string),
    wordTerm: Uint32Array.from(
      wordOrder.order,
      (place) => termOrder.places[words.termOf(place)] as number,
    ),
    concepts: Array.from(conceptOrder.order, (place) => tables.concepts.texts[place] as string),
    conceptLists: toLists(concept, conceptOrder.places, tables.concepts.texts.length, true),
    pieces: tables.pieces.texts,
    docPieces: pieces.view(),
    pieceEnds: pieceEnds.view(),
  }
  return encodeSegment(parts, isFinal)
}

function inOrder(listings: readonly Listing[]): { listing: Listing; score: number }[] {
  const byId = new Map(listings.map((listing) => [listing.id, listing]))
  return [...byId.values()]
    .filter((listing) => listing.listed)
    .map((listing) => ({ listing, score: dampedRating(listing) }))
    .sort((a, b) => b.score - a.score || byCodeUnits(a.listing.id, b.listing.id))
}

function strongest(offered: Iterable<readonly [string, number]>): Map<string, number> {
  const strengths = new Map<string, number>()
  for (const [id, strength] of offered)
    if (strength > (strengths.get(id) ?? 0)) strengths.set(id, strength)
  return strengths
}

function add(entries: Entries, list: number, document: number, impact: number): void {
  entries.list.push(list)
  entries.document.push(document)
  entries.impact.push(impact)
}

/** Collects the words of listings as postings of their stems. */
function createWordReader(terms: Interner, surfaces: Interner) {
  const termOfSurface: number[] = []
  /** Stems by word, including words of the long text, which are not used for completion or repair. */
  const termOfWord = new Map<string, number>()
  /** Highest impact so far by stem, 0 for none; for one listing at a time. */
  let impact = new Uint8Array(1024)
  let titleImpacts = new Uint8Array(1024)
  let isSeen = new Uint8Array(1024)

  function termOf(word: string): number {
    const known = termOfWord.get(word)
    if (known !== undefined) return known
    const term = isIndexed(word) ? terms.of(stemOf(word)) : -1
    termOfWord.set(word, term)
    if (term >= impact.length) {
      impact = doubled(impact)
      titleImpacts = doubled(titleImpacts)
      isSeen = doubled(isSeen)
    }
    return term
  }

  function read(listing: Listing, document: number, main: Entries, title: Entries, body: Entries) {
    const seen: number[] = []
    for (const { words, strength, isTitle } of fieldWords(listing)) {
      const own = strength === 0 ? 0 : impactOf(strength)
      for (let place = 0; place < words.length; place++) {
        const word = words[place] as string
        const term = termOf(word)
        if (term < 0) continue
        if (isSeen[term] === 0) seen.push(term)
        isSeen[term] = 1
        if (own === 0) continue
        if (own > (impact[term] as number)) impact[term] = own
        const surface = surfaces.of(word)
        termOfSurface[surface] = term
        if (isTitle && titleImpacts[term] === 0) titleImpacts[term] = titleImpact(place)
      }
    }
    for (const term of seen) {
      if (impact[term] === 0) add(body, term, document, 0)
      else add(main, term, document, impact[term] as number)
      if (titleImpacts[term] !== 0) add(title, term, document, titleImpacts[term] as number)
      impact[term] = 0
      titleImpacts[term] = 0
      isSeen[term] = 0
    }
  }

  return { read, termOf: (surface: number) => termOfSurface[surface] as number }
}

function doubled(values: Uint8Array): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(values.length * 2)
  larger.set(values)
  return larger
}

/** The first word of a title counts most for suggestions. */
function titleImpact(place: number): number {
  return place === 0 ? 255 : Math.max(1, 160 - 10 * place)
}

/** Groups postings by list, using a counting sort. */
function toLists(
  { list, document, impact }: Entries,
  places: Uint32Array,
  count: number,
  weighted: boolean,
): Lists {
  const lists = list.view()
  const starts = new Uint32Array(count + 1)
  for (const from of lists) {
    const at = (places[from] as number) + 1
    starts[at] = (starts[at] as number) + 1
  }
  for (let at = 0; at < count; at++)
    starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number)
  const ends = starts.slice(0, count)
  const entries = new Uint32Array(lists.length)
  lists.forEach((from, entry) => {
    const at = places[from] as number
    entries[ends[at] as number] = entry
    ends[at] = (ends[at] as number) + 1
  })
  const documents = document.view()
  const impacts = impact.view()
  const writer = createListWriter(count, weighted)
  for (let at = 0; at < count; at++) {
    writer.begin()
    for (let next = starts[at] as number; next < (starts[at + 1] as number); next++) {
      const entry = entries[next] as number
      writer.push(documents[entry] as number, impacts[entry] as number)
    }
  }
  return writer.finish()
}
