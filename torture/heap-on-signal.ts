import { isMainThread } from 'node:worker_threads'

// Loaded into a node before the site: what is left after a collection is what is really kept.
if (isMainThread)
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
  })
