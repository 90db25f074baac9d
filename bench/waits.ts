import { once } from 'node:events'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AT_ONCE } from './ask-fifty.ts'
import { readCatalogue } from './catalogue.ts'
import { median, printRows } from './report.ts'
import { type Running, startScript } from './servers.ts'

const SERVER = join(import.meta.dirname, 'search', 'search-server.ts')
const PORT = 18_431
const ROUNDS = 9

/** Latency of a health request while fifty searches run, compared with an idle server. */
export async function benchWaits(options: readonly string[] = []): Promise<void> {
  const size = Number(options.find((each) => each.startsWith('--size='))?.slice(7) ?? 100_000)
  // Generated before the measurement.
  for await (const _chunk of readCatalogue(size)) break
  const site = await startScript(SERVER, [String(PORT), String(size)], PORT)
  const asker = new Worker(new URL('./ask-fifty.ts', import.meta.url), {
    workerData: { url: site.url },
  })
  try {
    await fiftySearches(asker)
    const busy: number[] = []
    const idle: number[] = []
    const whole: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await longestWait(site, new Promise((resolve) => setTimeout(resolve, 100))))
      const started = performance.now()
      const searches = fiftySearches(asker).then(() => whole.push(performance.now() - started))
      busy.push(await longestWait(site, searches))
    }
    const row = { unit: 'ms', peer: 'idle', theirs: median(idle) }
    process.stdout.write(`load ${loadavg()[0]?.toFixed(1)}\n`)
    printRows(`Waits while ${AT_ONCE} searches with facets run, ${size} listings`, [
      { ...row, what: 'longest wait of a health request, median', ours: median(busy) },
      { ...row, what: 'longest wait of a health request, worst', ours: Math.max(...busy) },
      { ...row, what: 'all fifty answered', ours: median(whole) },
    ])
  } finally {
    await asker.terminate()
    await site.stop()
  }
}

/** Sent from another thread: processing responses here would distort the latency. */
function fiftySearches(asker: Worker): Promise<unknown> {
  const done = once(asker, 'message')
  asker.postMessage('ask')
  return done
}

/** The longest of consecutive health requests until `until` settles, in ms. */
async function longestWait({ url }: Running, until: Promise<unknown>): Promise<number> {
  let isOver = false
  const over = until.finally(() => {
    isOver = true
  })
  let longest = 0
  while (!isOver) {
    const started = performance.now()
    await (await fetch(`${url}/healthz`)).arrayBuffer()
    longest = Math.max(longest, performance.now() - started)
  }
  await over
  return longest
}
