import { isMainThread } from 'node:worker_threads'

// Preloaded into a node: prints the heap after a collection.
if (isMainThread)
  process.on('SIGUSR2', () => {
    globalThis.gc?.()
    process.stdout.write(`heap ${process.memoryUsage().heapUsed}\n`)
  })
