import { Worker } from 'node:worker_threads'
import type { Listing } from '#domain/listing/listing.ts'
import type { SegmentData } from './index/segment.ts'
import type { Part } from './parts.ts'
import type { BuildMessage, Job } from './worker.ts'

/** Listings handed over in one message: copying them must not hold up the event loop. */
const MESSAGE = 200

/**
 * Builds a segment of a whole catalogue in another thread.
 *
 * @param language address of a module that exports `conceptsOf` (see language.ts)
 * @throws what the thread or the listings' source throws
 */
export async function buildInThread(
  listings: AsyncIterable<readonly Listing[]>,
  language: URL,
): Promise<SegmentData> {
  const worker = start({ job: 'build', language: language.href })
  try {
    for await (const some of listings) {
      for (let at = 0; at < some.length; at += MESSAGE) {
        const more = answerOf(worker)
        worker.postMessage(some.slice(at, at + MESSAGE).map(toIndexed) satisfies BuildMessage)
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

/** Merges parts in another thread; what changes meanwhile is for the caller to catch up with. */
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
      worker.off('exit', gone)
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
    const gone = () => fail(new Error('the index thread ended before it answered'))
    worker.once('message', done)
    worker.once('error', fail)
    worker.once('exit', gone)
  })
}

/** Leaves out what is not indexed: it would only be copied. */
function toIndexed(listing: Listing): Listing {
  return { ...listing, images: [], reviewList: [], faqs: [], amenityGroups: [], schedule: null }
}
