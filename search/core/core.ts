import type { Listing } from '#domain/listing/listing.ts'
import type { CatalogueChange, Hit, SearchAnswer, SearchPort } from '../port.ts'
import { answerSearch, createAnswerCache, type Known } from './answer.ts'
import { type Catalogue, createCatalogue } from './catalogue.ts'
import { buildSegment } from './index/build.ts'
import { mergeSegments } from './index/merge.ts'
import { bytesOf, documentOf } from './index/segment.ts'
import { type Snapshot, saveSnapshot } from './index/snapshot.ts'
import { deleteDocument, liveSize, type Part } from './parts.ts'
import type { Language } from './query/language.ts'
import { answerRetrieve, type ReadCandidates } from './retrieve.ts'
import { answerSimilar } from './similar.ts'
import { answerSuggest } from './suggest.ts'
import { createTaskQueue } from './task-queue.ts'
import { mergeInThread } from './threads.ts'

/** The search port answered from memory, in process; derived, so it can be thrown away and built anew. */
export type SearchCore = SearchPort & {
  /** Number of the last change taken over. */
  readonly seq: number
  /** Listings that can be found. */
  readonly size: number
  /** Bytes of the index, without the memory of a pass, and its parts. */
  figures(): { listings: number; bytes: number; parts: number }
  /** Puts fresh changes and the rest into one part, in another thread. */
  merge(): Promise<void>
  /** Merges, then writes a snapshot that `loadSnapshot` reads. */
  save(path: string, fingerprint: string): Promise<void>
}

export type SearchCoreParts = {
  language: Language
  readCandidates: ReadCandidates
  /** A catalogue built before (see bulk, threads, snapshot) and the last change that it contains. */
  built?: Snapshot
  /** Questions whose exact counts and answers, and listings whose similar ones, are remembered until the catalogue changes. */
  remembered?: number
  /** Fresh listings that are put together with the rest in the background. */
  mergeAt?: number
}

/** Changes indexed in one step; the event loop runs in between. */
const STEP = 64
/** Fresh parts are put together on the spot up to this size. */
const SMALL = 512
const MERGE_AT = 4_096
const REMEMBERED = 256

export function createSearchCore({
  language,
  readCandidates,
  built,
  remembered: limit = REMEMBERED,
  mergeAt = MERGE_AT,
}: SearchCoreParts): SearchCore {
  const catalogue = createCatalogue()
  const remembered = createAnswerCache<Known>(limit)
  const answers = createAnswerCache<SearchAnswer>(limit)
  const similar = createAnswerCache<Hit[]>(limit)
  const inTurn = createTaskQueue()
  if (built) catalogue.add(built.data)
  let seq = built?.seq ?? 0
  let applying: Promise<void> = Promise.resolve()
  let merging: Promise<void> | null = null
  /** Ids changed while a merge is under way; null when none is. */
  let changedMeanwhile: string[] | null = null
  /** Parts that a merge reads; they stay as they are until it is done. */
  let underMerge: ReadonlySet<Part> = new Set()
  /** All that there was at a change, in one segment: what a snapshot holds. */
  let whole: Snapshot | null = null

  function forget(): void {
    remembered.clear()
    answers.clear()
    similar.clear()
  }

  async function takeOver(changes: readonly CatalogueChange[]): Promise<void> {
    const fresh = changes.filter((change) => change.seq > seq).sort((a, b) => a.seq - b.seq)
    for (let at = 0; at < fresh.length; at += STEP) {
      if (at > 0) await new Promise((resolve) => setImmediate(resolve))
      const step = fresh.slice(at, at + STEP)
      takeStep(catalogue, language, step, underMerge)
      changedMeanwhile?.push(...step.map(idOf))
      forget()
      seq = step[step.length - 1]?.seq ?? seq
    }
    if (freshSize(catalogue) > mergeAt) merge().catch(() => {})
  }

  function merge(): Promise<void> {
    merging ??= mergeAll().finally(() => {
      merging = null
      changedMeanwhile = null
      underMerge = new Set()
    })
    return merging
  }

  async function mergeAll(): Promise<void> {
    const merged = catalogue.parts
    const [only] = merged
    if (!only || (merged.length === 1 && only.deletedCount === 0)) {
      whole = { data: only?.segment.data ?? buildSegment([], language.conceptsOf), seq }
      return
    }
    const mergedSeq = seq
    changedMeanwhile = []
    underMerge = new Set(merged)
    const data = await mergeInThread(merged)
    const part = catalogue.replace(merged, data)
    whole = { data, seq: mergedSeq }
    for (const id of changedMeanwhile) {
      const document = documentOf(part.segment, id)
      if (document >= 0) deleteDocument(part, document)
    }
    forget()
  }

  return {
    get seq() {
      return seq
    },
    get size() {
      return catalogue.size
    },
    figures: () => ({
      listings: catalogue.size,
      bytes: catalogue.parts.reduce((sum, { segment }) => sum + bytesOf(segment), 0),
      parts: catalogue.parts.length,
    }),
    suggest: async (typed, count) => answerSuggest(catalogue, language, typed, count),
    async search(query, slice, scope) {
      // A page, its data and its other languages ask the same: what was answered is answered again.
      const key = JSON.stringify([query, slice, scope])
      const known = answers.find(key)
      if (known) return known
      return inTurn(() => {
        const answer = answerSearch(catalogue, language, remembered, query, slice, scope)
        answers.keep(key, answer)
        return answer
      })
    },
    async similar(id, count, { sameType = false } = {}) {
      const key = JSON.stringify([id, count, sameType])
      const known = similar.find(key)
      if (known) return known
      const hits = answerSimilar(catalogue, id, count, sameType)
      similar.keep(key, hits)
      return hits
    },
    retrieve: (need, scope) => answerRetrieve(catalogue, language, readCandidates, need, scope),
    apply(changes) {
      // One after the other; a batch that fails does not hold up the next one.
      const applied = applying.then(() => takeOver(changes))
      applying = applied.catch(() => {})
      return applied
    },
    merge,
    async save(path, fingerprint) {
      await merging
      await merge()
      if (whole) await saveSnapshot(path, whole, fingerprint)
    },
  }
}

const idOf = (change: CatalogueChange) => (change.op === 'save' ? change.listing.id : change.id)

/** Some changes at once: the old versions go and the new ones come between two questions. */
function takeStep(
  catalogue: Catalogue,
  { conceptsOf }: Language,
  changes: readonly CatalogueChange[],
  underMerge: ReadonlySet<Part>,
): void {
  const last = new Map(changes.map((change) => [idOf(change), change]))
  const saved = [...last.values()].flatMap((change): Listing[] =>
    change.op === 'save' && change.listing.listed ? [change.listing] : [],
  )
  const data = saved.length > 0 ? buildSegment(saved, conceptsOf) : null
  catalogue.remove(last.keys())
  if (data) catalogue.add(data)
  settle(catalogue, underMerge)
}

/** Puts small parts together, so that there are few: each is at least twice as big as the next. */
function settle(catalogue: Catalogue, underMerge: ReadonlySet<Part>): void {
  for (;;) {
    const [before, last] = catalogue.parts.slice(-2)
    if (!before || !last || catalogue.parts.length < 3) return
    if (underMerge.has(before) || underMerge.has(last)) return
    if (size(before) > 2 * size(last) || size(before) + size(last) > SMALL) return
    const sources = [before, last].map(({ segment, deleted }) => ({ segment, deleted }))
    catalogue.replace([before, last], mergeSegments(sources))
  }
}

const size = (part: Part) => part.segment.size

function freshSize(catalogue: Catalogue): number {
  return catalogue.parts.slice(1).reduce((sum, part) => sum + liveSize(part), 0)
}
