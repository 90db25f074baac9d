import { byCodeUnits } from './dictionary.ts'
import { encodeSegment, type Parts } from './encode-segment.ts'
import { FACTS } from './facts.ts'
import { createInterner, createNumbers } from './numbers.ts'
import { POINT_NUMBERS } from './points.ts'
import { createListWriter, type Lists, walkList } from './postings.ts'
import { type Column, type Segment, type SegmentData, textAt } from './segment.ts'
import { isWordPiece } from './tokenize.ts'

/** A segment with its deleted documents, one bit each. */
export type Source = { segment: Segment; deleted: Uint8Array | null }

const REMOVED = 0xffffffff
/** A document number of 24 bits next to 8 bits of impact. */
const DOCUMENT_LIMIT = 2 ** 24

/**
 * Merges the live documents of several segments; equal to a segment built from their listings.
 *
 * @throws Error for more than 16,777,216 documents
 */
export function mergeSegments(sources: readonly Source[], isFinal = true): SegmentData {
  const { froms, documents, moved, ids } = orderOf(sources)
  if (ids.length > DOCUMENT_LIMIT)
    throw new Error(`${ids.length} listings are too many for one index`)
  const segments = sources.map(({ segment }) => segment)
  const column = <T extends Column>(pick: (segment: Segment) => T, to: T): T => {
    const columns = segments.map(pick)
    for (let at = 0; at < ids.length; at++)
      to[at] = (columns[froms[at] as number] as T)[documents[at] as number] as number
    return to
  }
  const size = ids.length
  /** A column with several numbers per document. */
  const rowsOf = <T extends Column>(pick: (segment: Segment) => T, width: number, merged: T): T => {
    for (let at = 0; at < size; at++) {
      const start = (documents[at] as number) * width
      merged.set(
        pick(segments[froms[at] as number] as Segment).subarray(start, start + width),
        at * width,
      )
    }
    return merged
  }
  const terms = mergeTables(segments.map(({ terms }) => terms))
  const words = mergeTables(segments.map(({ words }) => words))
  const concepts = mergeTables(segments.map(({ concepts }) => concepts))
  const main = mergeLists(
    segments.map((s) => s.main),
    terms,
    moved,
  )
  const title = mergeLists(
    segments.map((s) => s.title),
    terms,
    moved,
  )
  const body = mergeLists(
    segments.map((s) => s.body),
    terms,
    moved,
  )
  const live = liveTerms(terms.table, [main, body])
  const wordTerm = new Uint32Array(words.table.length).fill(REMOVED)
  segments.forEach((segment, from) => {
    segment.wordTerm.forEach((term, word) => {
      const place = terms.places[from]?.[term] as number
      wordTerm[words.places[from]?.[word] as number] = live.places[place] as number
    })
  })
  const usedWords = words.table
    .map((_, place) => place)
    .filter((place) => wordTerm[place] !== REMOVED)
  const parts: Parts = {
    ids,
    score: column((s) => s.score, new Float32Array(size)),
    rating: column((s) => s.rating, new Float32Array(size)),
    createdAt: column((s) => s.createdAt, new Float64Array(size)),
    kind: column((s) => s.kind, new Uint8Array(size)),
    band: column((s) => s.band, new Uint8Array(size)),
    amount: column((s) => s.amount, new Int32Array(size)),
    unit: column((s) => s.unit, new Uint8Array(size)),
    flags: column((s) => s.flags, new Uint8Array(size)),
    facts: rowsOf((s) => s.facts, FACTS.length, new Uint16Array(size * FACTS.length)),
    points: rowsOf((s) => s.points, POINT_NUMBERS, new Float64Array(size * POINT_NUMBERS)),
    concerns: column((s) => s.concerns, new Uint32Array(size)),
    titleHash: column((s) => s.titleHash, new Uint32Array(size)),
    ...mergeLocations(segments, froms, documents),
    ...mergeValues(segments, froms, documents),
    terms: live.table,
    main: selectLists(main, live.kept),
    title: selectLists(title, live.kept),
    body: selectLists(body, live.kept),
    words: usedWords.map((place) => words.table[place] as string),
    wordTerm: Uint32Array.from(usedWords, (place) => wordTerm[place] as number),
    concepts: concepts.table,
    conceptLists: mergeLists(
      segments.map((s) => s.conceptLists),
      concepts,
      moved,
    ),
    ...mergePieces(segments, froms, documents),
  }
  return encodeSegment(parts, isFinal)
}

/** Source of each document of the result, and the new number of each source document. */
function orderOf(sources: readonly Source[]) {
  const ids: string[] = []
  const from: number[] = []
  const document: number[] = []
  const score: number[] = []
  sources.forEach(({ segment, deleted }, source) => {
    for (let at = 0; at < segment.size; at++) {
      if (deleted && ((deleted[at >>> 3] as number) & (1 << (at & 7))) !== 0) continue
      ids.push(textAt(segment.ids, at))
      from.push(source)
      document.push(at)
      score.push(segment.score[at] as number)
    }
  })
  const order = Uint32Array.from(ids, (_, at) => at).sort(
    (a, b) =>
      (score[b] as number) - (score[a] as number) ||
      byCodeUnits(ids[a] as string, ids[b] as string),
  )
  const moved = sources.map(({ segment }) => new Uint32Array(segment.size).fill(REMOVED))
  const froms = new Uint32Array(order.length)
  const documents = new Uint32Array(order.length)
  order.forEach((at, place) => {
    froms[place] = from[at] as number
    documents[place] = document[at] as number
    ;(moved[from[at] as number] as Uint32Array)[document[at] as number] = place
  })
  return { froms, documents, moved, ids: Array.from(order, (at) => ids[at] as string) }
}

type Merged = {
  table: string[]
  /** Index in the merged table, by source and its own index. */
  places: Uint32Array[]
  /** Index in the source's table + 1, by source and merged index; 0 if absent. */
  sources: Uint32Array[]
}

function mergeTables(tables: readonly string[][]): Merged {
  const table = [...new Set(tables.flat())].sort(byCodeUnits)
  const placeOf = new Map(table.map((text, place) => [text, place]))
  const places = tables.map((own) => Uint32Array.from(own, (text) => placeOf.get(text) ?? 0))
  const sources = places.map((own) => {
    const back = new Uint32Array(table.length)
    own.forEach((place, at) => {
      back[place] = at + 1
    })
    return back
  })
  return { table, places, sources }
}

function mergeLists(
  lists: readonly Lists[],
  { table, sources }: Merged,
  moved: readonly Uint32Array[],
) {
  const weighted = lists.some((list) => list.weighted)
  const writer = createListWriter(table.length, weighted)
  let entries = new Uint32Array(1024)
  for (let place = 0; place < table.length; place++) {
    let size = 0
    lists.forEach((list, source) => {
      const own = sources[source]?.[place] as number
      if (own === 0) return
      const to = moved[source] as Uint32Array
      const needed = size + (list.counts[own - 1] as number)
      if (needed > entries.length) {
        const larger = new Uint32Array(needed * 2)
        larger.set(entries)
        entries = larger
      }
      walkList(list, own - 1, (document, impact) => {
        const target = to[document] as number
        if (target !== REMOVED) entries[size++] = target * 256 + impact
        return false
      })
    })
    const found = entries.subarray(0, size)
    if (lists.length > 1) found.sort()
    writer.begin()
    for (const entry of found) writer.push(entry >>> 8, entry & 255)
  }
  return writer.finish()
}

/** Terms with at least one entry left. */
function liveTerms(table: readonly string[], lists: readonly Lists[]) {
  const selected: number[] = []
  const places = new Uint32Array(table.length).fill(REMOVED)
  table.forEach((_, place) => {
    if (lists.every(({ counts }) => counts[place] === 0)) return
    places[place] = selected.length
    selected.push(place)
  })
  return { kept: selected, places, table: selected.map((place) => table[place] as string) }
}

/** A selection of lists; the bytes of others are skipped. */
function selectLists(
  { offsets, counts, bytes, weighted }: Lists,
  selected: readonly number[],
): Lists {
  const selectedOffsets = new Uint32Array(selected.length + 1).fill(bytes.length)
  selected.forEach((place, at) => {
    selectedOffsets[at] = offsets[place] as number
  })
  return {
    offsets: selectedOffsets,
    counts: Uint32Array.from(selected, (place) => counts[place] as number),
    bytes,
    weighted,
  }
}

function mergeLocations(segments: readonly Segment[], froms: Uint32Array, documents: Uint32Array) {
  const locations = createInterner()
  locations.of('')
  const location = new Uint32Array(froms.length)
  for (let at = 0; at < froms.length; at++) {
    const segment = segments[froms[at] as number] as Segment
    const own = segment.location[documents[at] as number] as number
    location[at] = locations.of(segment.locations[own] as string)
  }
  return { location, locations: locations.texts }
}

function mergeValues(segments: readonly Segment[], froms: Uint32Array, documents: Uint32Array) {
  const values = createInterner()
  const places = segments.map((segment) =>
    Uint32Array.from(segment.values, (key) => values.of(key)),
  )
  const docValues = createNumbers()
  const valueEnds = new Uint32Array(froms.length)
  for (let at = 0; at < froms.length; at++) {
    const from = froms[at] as number
    const segment = segments[from] as Segment
    const document = documents[at] as number
    const end = segment.valueOffsets[document + 1] as number
    for (let own = segment.valueOffsets[document] as number; own < end; own++)
      docValues.push(places[from]?.[segment.docValues[own] as number] as number)
    valueEnds[at] = docValues.length
  }
  return { values: values.texts, docValues: docValues.view(), valueEnds }
}

function mergePieces(segments: readonly Segment[], froms: Uint32Array, documents: Uint32Array) {
  const pieces = createInterner()
  const space = pieces.of(' ')
  const places = segments.map((segment) =>
    Uint32Array.from(segment.pieces, (piece) => pieces.of(piece)),
  )
  const isWord = Uint8Array.from(pieces.texts, (piece) => (isWordPiece(piece) ? 1 : 0))
  const docPieces = createNumbers()
  const pieceEnds = new Uint32Array(froms.length)
  for (let at = 0; at < froms.length; at++) {
    const from = froms[at] as number
    const { textOffsets, textBytes } = segments[from] as Segment
    const document = documents[at] as number
    const end = textOffsets[document + 1] as number
    let byteAt = textOffsets[document] as number
    let afterWord = false
    while (byteAt < end) {
      let byte = textBytes[byteAt++] as number
      let own = byte & 127
      for (let shift = 7; byte > 127; shift += 7) {
        byte = textBytes[byteAt++] as number
        own |= (byte & 127) << shift
      }
      const piece = places[from]?.[own] as number
      const word = isWord[piece] === 1
      if (word && afterWord) docPieces.push(space)
      docPieces.push(piece)
      afterWord = word
    }
    pieceEnds[at] = docPieces.length
  }
  return { pieces: pieces.texts, docPieces: docPieces.view(), pieceEnds }
}
