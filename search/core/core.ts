import type { Listing } from '#domain/listing/listing.ts'
import type { CatalogueChange, Hit, SearchAnswer, SearchPort } from '../port.ts'
import { answerSearch, type CachedCounts, createAnswerCache } from './answer.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { buildSegment } from './index/build.ts'
import { mergeSegments } from './index/merge.ts'
import { bytesOf, documentOf } from './index/segment.ts'
import { type Snapshot, saveSnapshot } from './index/snapshot.ts'
import { deleteDocument, liveSize, type Part } from './parts.ts'
import type { Language } from './query/language.ts'
import { vocabularyOf } from './query/spelling.ts'
import { matchWholeTitle } from './query/title-match.ts'
import { answerRetrieve, type ReadCandidates } from './retrieve.ts'
import { answerSimilar } from './similar.ts'
import { answerSuggest } from './suggest.ts'
import { createTaskQueue } from './task-queue.ts'
import { mergeInThread } from './threads.ts'

/** The search port over an in-memory index; derived data that can be rebuilt at any time. */
export type SearchCore = SearchPort & {
  /** Sequence number of the last applied change. */
  readonly seq: number
  /** Number of searchable listings. */
  readonly size: number
  /** Size of the index without scratch memory, and its number of parts. */
  stats(): { listings: number; bytes: number; parts: number }
  /** Merges all parts into one, in a worker thread. */
  merge(): Promise<void>
  /** Merges, then writes a snapshot that `loadSnapshot` reads. */
  save(path: string, fingerprint: string): Promise<void>
}

export type SearchCoreParts = {
  language: Language
  readCandidates: ReadCandidates
  /** A prebuilt catalogue (see bulk, threads, snapshot) and the last change it contains. */
  built?: Snapshot
  /** Number of cached counts, answers and similar lists; cleared when the catalogue changes. */
  cacheSize?: number
  /** Number of unmerged listings that triggers a background merge. */
  mergeAt?: number
}

/** Changes indexed in one batch; yields to the event loop between batches. */
const BATCH_SIZE = 64
/** Parts up to this size are merged synchronously. */
const INLINE_MERGE_LIMIT = 512
const MERGE_AT = 4_096
const CACHE_SIZE = 256

export function createSearchCore({
  language,
  readCandidates,
  built,
  cacheSize: limit = CACHE_SIZE,
  mergeAt = MERGE_AT,
}: SearchCoreParts): SearchCore {
  const catalogue = createCatalogue()
  const countsCache = createAnswerCache<CachedCounts>(limit)
  const answers = createAnswerCache<SearchAnswer>(limit)
  const similar = createAnswerCache<Hit[]>(limit)
  const enqueue = createTaskQueue()
  if (built) catalogue.add(built.data)
  let seq = built?.seq ?? 0
  let applying: Promise<void> = Promise.resolve()
  let merging: Promise<void> | null = null
  /** Ids changed during a merge; null when none is running. */
  let changedDuringMerge: string[] | null = null
  /** Parts that a running merge reads; they must not be replaced. */
  let partsInMerge: ReadonlySet<Part> = new Set()
  /** The whole catalogue at one change in one segment, for a snapshot. */
  let latestSnapshot: Snapshot | null = null

  function clearCaches(): void {
    countsCache.clear()
    answers.clear()
    similar.clear()
  }

  async function applyChanges(changes: readonly CatalogueChange[]): Promise<void> {
    const fresh = changes.filter((change) => change.seq > seq).sort((a, b) => a.seq - b.seq)
    for (let at = 0; at < fresh.length; at += BATCH_SIZE) {
      if (at > 0) await new Promise((resolve) => setImmediate(resolve))
      const batch = fresh.slice(at, at + BATCH_SIZE)
      applyBatch(catalogue, language, batch, partsInMerge)
      changedDuringMerge?.push(...batch.map(idOf))
      clearCaches()
      seq = batch[batch.length - 1]?.seq ?? seq
    }
    if (unmergedSize(catalogue) > mergeAt) merge().catch(() => {})
  }

  function merge(): Promise<void> {
    merging ??= mergeAll().finally(() => {
      merging = null
      changedDuringMerge = null
      partsInMerge = new Set()
    })
    return merging
  }

  async function mergeAll(): Promise<void> {
    const merged = catalogue.parts
    const [only] = merged
    if (!only || (merged.length === 1 && only.deletedCount === 0)) {
      latestSnapshot = { data: only?.segment.data ?? buildSegment([], language.conceptsOf), seq }
      return
    }
    const mergedSeq = seq
    changedDuringMerge = []
    partsInMerge = new Set(merged)
    const data = await mergeInThread(merged)
    const part = catalogue.replace(merged, data)
    latestSnapshot = { data, seq: mergedSeq }
    for (const id of changedDuringMerge) {
      const document = documentOf(part.segment, id)
      if (document >= 0) deleteDocument(part, document)
    }
    clearCaches()
  }

  return {
    get seq() {
      return seq
    },
    get size() {
      return catalogue.size
    },
    stats: () => ({
      listings: catalogue.size,
      bytes: catalogue.parts.reduce((sum, { segment }) => sum + bytesOf(segment), 0),
      parts: catalogue.parts.length,
    }),
    suggest: async (typed, count) => answerSuggest(catalogue, language, typed, count),
    async search(query, slice, scope) {
      // A page, its data request and its other languages send the same query.
      const key = JSON.stringify([query, slice, scope])
      const known = answers.get(key)
      if (known) return known
      return enqueue(() => {
        const answer = answerSearch(catalogue, language, countsCache, query, slice, scope)
        answers.set(key, answer)
        return answer
      })
    },
    async similar(id, count, { sameType = false } = {}) {
      const key = JSON.stringify([id, count, sameType])
      const known = similar.get(key)
      if (known) return known
      const hits = answerSimilar(catalogue, id, count, sameType)
      similar.set(key, hits)
      return hits
    },
    titled: async (text) => {
      const { parts, idOf: nameOf } = catalogue
      return matchWholeTitle(parts, text).flatMap((documents, part) =>
        documents.map((document) => nameOf(part, document)),
      )
    },
    vocabulary: () => vocabularyOf(catalogue.parts),
    retrieve: (need, scope) => answerRetrieve(catalogue, language, readCandidates, need, scope),
    apply(changes) {
      // Sequential; a failed batch does not block the next one.
      const applied = applying.then(() => applyChanges(changes))
      applying = applied.catch(() => {})
      return applied
    },
    merge,
    async save(path, fingerprint) {
      await merging
      await merge()
      if (latestSnapshot) await saveSnapshot(path, latestSnapshot, fingerprint)
    },
  }
}

const idOf = (change: CatalogueChange) => (change.op === 'save' ? change.listing.id : change.id)

/** Applies a batch: old versions are removed and new ones added between two queries. */
function applyBatch(
  catalogue: Catalogue,
  { conceptsOf }: Language,
  changes: readonly CatalogueChange[],
  partsInMerge: ReadonlySet<Part>,
): void {
  const last = new Map(changes.map((change) => [idOf(change), change]))
  const saved = [...last.values()].flatMap((change): Listing[] =>
    change.op === 'save' && change.listing.listed ? [change.listing] : [],
  )
  const data = saved.length > 0 ? buildSegment(saved, conceptsOf) : null
  catalogue.remove(last.keys())
  if (data) catalogue.add(data)
  mergeSmallParts(catalogue, partsInMerge)
}

/** Merges small parts to keep their number low: each is at least twice as large as the next. */
function mergeSmallParts(catalogue: Catalogue, partsInMerge: ReadonlySet<Part>): void {
  for (;;) {
    const [before, last] = catalogue.parts.slice(-2)
    if (!before || !last || catalogue.parts.length < 3) return
    if (partsInMerge.has(before) || partsInMerge.has(last)) return
    if (size(before) > 2 * size(last) || size(before) + size(last) > INLINE_MERGE_LIMIT) return
    const sources = [before, last].map(({ segment, deleted }) => ({ segment, deleted }))
    catalogue.replace([before, last], mergeSegments(sources))
  }
}

const size = (part: Part) => part.segment.size

function unmergedSize(catalogue: Catalogue): number {
  return catalogue.parts.slice(1).reduce((sum, part) => sum + liveSize(part), 0)
}
