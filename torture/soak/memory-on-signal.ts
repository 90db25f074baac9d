import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

// Preloaded into a node, in each of its threads: SIGUSR2 prints one line of memory figures.
const DATABASE_BYTES = 'bytes of the embedded database: WebAssembly memory, JavaScript heap'
const EVERY_MS = 1_000

if (isMainThread) {
  const shared = new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT)
  setEnvironmentData(DATABASE_BYTES, shared)
  process.on('SIGUSR2', () => {
    const { rss, heapUsed: heap, external } = process.memoryUsage()
    const [wasm, databaseHeap] = Array.from(new BigInt64Array(shared), Number)
    process.stdout.write(`memory ${JSON.stringify({ rss, heap, external, wasm, databaseHeap })}\n`)
  })
} else {
  const shared = getEnvironmentData(DATABASE_BYTES)
  const { Memory } = WebAssembly
  WebAssembly.Memory = class extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor)
      // The engine creates a temporary one for its folder.
      const memory = new WeakRef(this)
      const timer = setInterval(() => {
        const bytes = memory.deref()?.buffer.byteLength
        if (bytes === undefined) clearInterval(timer)
        else if (shared instanceof SharedArrayBuffer) {
          const figures = new BigInt64Array(shared)
          Atomics.store(figures, 0, BigInt(bytes))
          Atomics.store(figures, 1, BigInt(process.memoryUsage().heapUsed))
        }
      }, EVERY_MS)
      timer.unref()
    }
  }
}
