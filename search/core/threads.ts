import { Worker } from 'node:worker_threads'
import type { Listing } from '#domain/listing/listing.ts'
import type { SegmentData } from './index/segment.ts'
import type { Part } from './parts.ts'
import type { BuildMessage, Job } from './worker.ts'

/** Listings per message: cloning must not block the event loop. */
const MESSAGE_SIZE = 200

/**
 * Builds a segment of a whole catalogue in a worker thread.
 *
 * @param language URL of a module that exports `conceptsOf` (see language.ts)
 * @throws the error of the thread or of the source
 */
export async function buildInThread(
  listings: AsyncIterable<readonly Listing[]>,
  language: URL,
): Promise<SegmentData> {
  const worker = start({ job: 'build', language: language.href })
  try {
    for await (const some of listings) {
      for (let at = 0; at < some.length; at += MESSAGE_SIZE) {
        const more = answerOf(worker)
        worker.postMessage(some.slice(at, at + MESSAGE_SIZE).map(toIndexed) satisfies BuildMessage)
        await more
      }
    }
    const built = answerOf(worker)
    worker.postMessage('finish' satisfies BuildMessage)
    return (await built) as SegmentData
  } finally {
    await worker.terminate()
  }
}

/** Merges parts in a worker thread; the caller applies changes made meanwhile. */
export async function mergeInThread(parts: readonly Part[]): Promise<SegmentData> {
  const sources = parts.map(({ segment, deleted }) => ({ data: segment.data, deleted }))
  const worker = start({ job: 'merge', sources })
  try {
    return (await answerOf(worker)) as SegmentData
  } finally {
    await worker.terminate()
  }
}

function start(job: Job): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job })
  worker.unref()
  return worker
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.ref()
    const end = () => {
      worker.off('message', done)
      worker.off('error', fail)
      worker.off('exit', exited)
      worker.unref()
    }
    const done = (message: unknown) => {
      end()
      resolve(message)
    }
    const fail = (error: Error) => {
      end()
      reject(error)
    }
    const exited = () => fail(new Error('the index thread ended before it answered'))
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', exited)
  })
}

/** Drops fields that are not indexed, to save cloning. */
function toIndexed(listing: Listing): Listing {
  return { ...listing, images: [], reviewList: [], faqs: [], amenityGroups: [] }
}
