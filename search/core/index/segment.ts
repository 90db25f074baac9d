import type { Lists } from './postings.ts'

export type Column =
  | Uint8Array
  | Uint16Array
  | Uint32Array
  | Int32Array
  | Float32Array
  | Float64Array
/** A segment as stored and passed between threads: named columns only. */
export type SegmentData = Record<string, Column>

/**
 * An immutable part of the index. Documents are numbered by damped rating, best first, ties by id, so
 * document order is rating order. All columns have one entry per document unless noted.
 */
export type Segment = {
  data: SegmentData
  size: number
  ids: Texts
  /** Hash table of ids: open addressing, document number + 1, 0 is free. */
  idSlots: Uint32Array
  score: Float32Array
  /** NaN for unrated. */
  rating: Float32Array
  /** Milliseconds since 1970. */
  createdAt: Float64Array
  kind: Uint8Array
  band: Uint8Array
  /** Minor units, -1 for none. */
  amount: Int32Array
  unit: Uint8Array
  flags: Uint8Array
  /** Stated facts: FACTS.length numbers per document (see facts). */
  facts: Uint16Array
  /** Public coordinates: POINT_NUMBERS per document (see points). */
  points: Float64Array
  concerns: Uint32Array
  /** Index in `locations`; 0 is the empty one. */
  location: Uint16Array | Uint32Array
  /** See title-hash; titleOrder holds the documents in its order. */
  titleHash: Uint32Array
  titleOrder: Uint32Array
  /** Documents sorted by the title key used for prefix matching (domain/named-title). */
  byTitle: Uint32Array
  locations: string[]
  /** Facet values of document `d`: indexes in `values`, ascending, from valueOffsets[d]. */
  valueOffsets: Uint32Array
  docValues: Uint16Array | Uint32Array
  values: string[]
  /** Index in FACETS, by value. */
  valueFacet: Uint8Array
  /** Documents by tag, one list per value; lists of other values are empty. */
  tagLists: Lists
  /** Stems, sorted, each with its lists: main fields (with impacts), title, long text only. */
  terms: string[]
  main: Lists
  title: Lists
  body: Lists
  /** Words as written, sorted, each with the index of its stem. */
  words: string[]
  wordTerm: Uint32Array
  /** Concept ids, sorted, with the documents that offer them; the impact is the strength. */
  concepts: string[]
  conceptLists: Lists
  conceptOffsets: Uint32Array
  /** One byte each with at most 256 concepts. */
  docConcepts: Uint8Array | Uint16Array
  /** Euclidean norm of the strengths (0 to 255 each). */
  conceptNorm: Uint16Array
  /** Pieces of searchable text (see tokenize), frequent ones first. */
  pieces: string[]
  /** 1 for a word, 0 for text between words. */
  pieceIsWord: Uint8Array
  textOffsets: Uint32Array
  textBytes: Uint8Array
  /** Documents sorted by price or by age. */
  priceLow: Uint32Array
  priceHigh: Uint32Array
  newest: Uint32Array
  /** Hashes of words with one or two letters deleted, sorted, with the index of the word. */
  deletes: Uint32Array
  deletedFrom: Uint32Array
  /** Phrases for completions, sorted, with their number of listings. */
  phrases: string[]
  phraseCounts: Uint32Array
}

/** Texts as UTF-8 bytes with offsets. */
export type Texts = { bytes: Buffer; offsets: Uint32Array }

export function textAt({ bytes, offsets }: Texts, place: number): string {
  return bytes.toString('utf8', offsets[place], offsets[place + 1])
}

export function encodeTexts(texts: readonly string[]): { bytes: Uint8Array; offsets: Uint32Array } {
  const buffers = texts.map((text) => Buffer.from(text, 'utf8'))
  const offsets = new Uint32Array(texts.length + 1)
  buffers.forEach((buffer, place) => {
    offsets[place + 1] = (offsets[place] as number) + buffer.length
  })
  return { bytes: new Uint8Array(Buffer.concat(buffers)), offsets }
}

const SEPARATOR = '\0'

export function encodeTable(texts: readonly string[]): Uint8Array {
  return new Uint8Array(Buffer.from(texts.join(SEPARATOR), 'utf8'))
}

/** Opens stored columns; costs about as much as decoding the word tables. */
export function openSegment(data: SegmentData): Segment {
  const column = <T extends Column>(name: string) => data[name] as T
  const table = (name: string) => decodeTable(column<Uint8Array>(name), column('sizes'), name)
  const lists = (name: string, weighted: boolean): Lists => ({
    offsets: column(`${name}.offsets`),
    counts: column(`${name}.counts`),
    bytes: column(`${name}.bytes`),
    weighted,
  })
  return {
    data,
    size: column<Float32Array>('score').length,
    ids: { bytes: bufferOf(column('ids.bytes')), offsets: column('ids.offsets') },
    idSlots: column('idSlots'),
    score: column('score'),
    rating: column('rating'),
    createdAt: column('createdAt'),
    kind: column('kind'),
    band: column('band'),
    amount: column('amount'),
    unit: column('unit'),
    flags: column('flags'),
    facts: column('facts'),
    points: column('points'),
    concerns: column('concerns'),
    location: column('location'),
    titleHash: column('titleHash'),
    titleOrder: column('titleOrder'),
    byTitle: column('byTitle'),
    locations: table('locations'),
    valueOffsets: column('valueOffsets'),
    docValues: column('docValues'),
    values: table('values'),
    valueFacet: column('valueFacet'),
    tagLists: lists('tag', false),
    terms: table('terms'),
    main: lists('main', true),
    title: lists('title', true),
    body: lists('body', false),
    words: table('words'),
    wordTerm: column('wordTerm'),
    concepts: table('concepts'),
    conceptLists: lists('concept', true),
    conceptOffsets: column('conceptOffsets'),
    docConcepts: column('docConcepts'),
    conceptNorm: column('conceptNorm'),
    pieces: table('pieces'),
    pieceIsWord: column('pieceIsWord'),
    textOffsets: column('textOffsets'),
    textBytes: column('textBytes'),
    priceLow: column('priceLow'),
    priceHigh: column('priceHigh'),
    newest: column('newest'),
    deletes: column('deletes'),
    deletedFrom: column('deletedFrom'),
    phrases: table('phrases'),
    phraseCounts: column('phraseCounts'),
  }
}

export const TABLES = [
  'locations',
  'values',
  'terms',
  'words',
  'concepts',
  'pieces',
  'phrases',
] as const

/** An empty table and one empty text have the same bytes; the sizes distinguish them. */
function decodeTable(bytes: Uint8Array, sizes: Uint32Array, name: string): string[] {
  const size = sizes[TABLES.indexOf(name as (typeof TABLES)[number])]
  return size === 0 ? [] : bufferOf(bytes).toString('utf8').split(SEPARATOR)
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)
}

/** Document number of an id in a segment; -1 if missing. */
export function documentOf({ idSlots, ids }: Segment, id: string): number {
  const mask = idSlots.length - 1
  for (let slot = hashOf(id) & mask; ; slot = (slot + 1) & mask) {
    const entry = idSlots[slot] as number
    if (entry === 0) return -1
    if (textAt(ids, entry - 1) === id) return entry - 1
  }
}

export function idSlotsOf(ids: readonly string[]): Uint32Array {
  const size = 2 ** Math.ceil(Math.log2(ids.length * 1.5 + 2))
  const slots = new Uint32Array(size)
  ids.forEach((id, document) => {
    let slot = hashOf(id) & (size - 1)
    while (slots[slot] !== 0) slot = (slot + 1) & (size - 1)
    slots[slot] = document + 1
  })
  return slots
}

/** FNV-1a over code units, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function bytesOf(segment: Segment): number {
  return Object.values(segment.data).reduce((sum, column) => sum + column.byteLength, 0)
}
