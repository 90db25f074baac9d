import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads'

// Loaded into a node before the site, in each of its threads: SIGUSR2 prints one line of memory figures.
const WASM_BYTES = 'bytes of WebAssembly memory'
const EVERY_MS = 1_000

if (isMainThread) {
  const shared = new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT)
  setEnvironmentData(WASM_BYTES, shared)
  process.on('SIGUSR2', () => {
    const { rss, heapUsed: heap, external } = process.memoryUsage()
    const wasm = Number(Atomics.load(new BigInt64Array(shared), 0))
    process.stdout.write(`memory ${JSON.stringify({ rss, heap, external, wasm })}\n`)
  })
} else {
  const shared = getEnvironmentData(WASM_BYTES)
  const { Memory } = WebAssembly
  WebAssembly.Memory = class extends Memory {
    constructor(descriptor: WebAssembly.MemoryDescriptor) {
      super(descriptor)
      // The engine makes one to create its folder and drops it.
      const memory = new WeakRef(this)
      const timer = setInterval(() => {
        const bytes = memory.deref()?.buffer.byteLength
        if (bytes === undefined) clearInterval(timer)
        else if (shared instanceof SharedArrayBuffer)
          Atomics.store(new BigInt64Array(shared), 0, BigInt(bytes))
      }, EVERY_MS)
      timer.unref()
    }
  }
}
