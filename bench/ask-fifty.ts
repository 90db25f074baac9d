import { parentPort, workerData } from 'node:worker_threads'
import { QUESTIONS } from './questions.ts'

export const AT_ONCE = 50

/** Worker thread: sends fifty searches at once on each message, while the main thread measures latency. */
const { url } = (workerData ?? {}) as { url?: string }
parentPort?.on('message', async () => {
  const asked = [...QUESTIONS.natural, ...QUESTIONS.exact]
  await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, place) => {
      const q = encodeURIComponent(asked[place % asked.length] ?? '')
      await (await fetch(`${url}/search?q=${q}`)).arrayBuffer()
    }),
  )
  parentPort?.postMessage('done')
})
