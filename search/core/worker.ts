import { parentPort, workerData } from 'node:worker_threads'
import type { Listing } from '#domain/listing/listing.ts'
import { createBulkBuilder } from './index/bulk.ts'
import { mergeSegments } from './index/merge.ts'
import { openSegment, type SegmentData } from './index/segment.ts'
import { shareColumns } from './index/shared.ts'
import type { ConceptReader } from './query/language.ts'

/** Task of a worker. */
export type Job =
  | { job: 'merge'; sources: { data: SegmentData; deleted: Uint8Array | null }[] }
  /** `language` is the URL of a module that exports `conceptsOf`. */
  | { job: 'build'; language: string }

/** Messages to a build worker: listings, then 'finish'; it acknowledges each batch with 'more'. */
export type BuildMessage = readonly Listing[] | 'finish'

const port = parentPort
if (port) await run(workerData as Job)

async function run(task: Job): Promise<void> {
  if (task.job === 'merge') {
    const sources = task.sources.map(({ data, deleted }) => ({
      segment: openSegment(data),
      deleted,
    }))
    port?.postMessage(shareColumns(mergeSegments(sources)))
    return
  }
  const { conceptsOf } = (await import(task.language)) as { conceptsOf: ConceptReader }
  const builder = createBulkBuilder(conceptsOf)
  port?.on('message', (message: BuildMessage) => {
    if (message === 'finish') {
      port.postMessage(shareColumns(builder.finish()))
      port.close()
      return
    }
    builder.add(message)
    port.postMessage('more')
  })
}
