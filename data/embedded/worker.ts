import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createMessageReader } from './message-reader.ts'
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts'

const TERMINATE = 'X'.charCodeAt(0)
/** WebAssembly never frees PostgreSQL's default of 128 MB, and the system caches the files as well. */
const SHARED_BUFFERS = '32MB'

/** Runs PostgreSQL (compiled to WebAssembly) in a thread, so that no query blocks a request. */
async function run(port: NonNullable<typeof parentPort>, input: WorkerInput): Promise<void> {
  const send = (message: FromWorker) => port.postMessage(message)
  const database = await openDatabase(input)
  let readMessages = createMessageReader()
  let current = 0
  let queue = Promise.resolve()

  /** A new connection must not inherit an open transaction, settings or prepared statements. */
  async function startConnection(connection: number): Promise<void> {
    if (current > 0) {
      await database.exec('rollback')
      await database.exec('discard all')
    }
    readMessages = createMessageReader()
    current = connection
  }

  async function answer(bytes: Uint8Array): Promise<void> {
    for (const message of readMessages(bytes)) {
      if (message[0] === TERMINATE) continue
      const reply = await execute(message)
      if (reply.length > 0) send({ type: 'bytes', connection: current, bytes: reply })
    }
  }

  /** `execProtocolRaw` would leak: it also parses each reply and never frees the result. */
  async function execute(message: Uint8Array): Promise<Uint8Array> {
    const parts: Uint8Array[] = []
    // A copy: a part is a view into WebAssembly memory.
    await database.execProtocolRawStream(message, { onRawData: (part) => parts.push(part.slice()) })
    return new Uint8Array(Buffer.concat(parts))
  }

  async function handle(message: ToWorker): Promise<void> {
    if (message.type === 'open') return startConnection(message.connection)
    if (message.type === 'bytes') {
      // Messages of a replaced connection are discarded.
      return message.connection === current ? answer(message.bytes) : undefined
    }
    if (message.type === 'dump') {
      const file = await database.dumpDataDir('none')
      return send({ type: 'dumped', bytes: new Uint8Array(await file.arrayBuffer()) })
    }
    await database.close()
    send({ type: 'closed' })
    port.close()
  }

  port.on('message', (message: ToWorker) => {
    queue = queue
      .then(() => handle(message))
      .catch((error) => send({ type: 'failed', reason: reasonOf(error) }))
  })
  send({ type: 'ready' })
}

async function openDatabase({ folder, dump }: WorkerInput): Promise<PGlite> {
  const options = {
    ...(folder && { dataDir: folder }),
    extensions: { fuzzystrmatch, pg_trgm, unaccent },
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  }
  if (!dump) return PGlite.create(options)
  return PGlite.create({
    ...options,
    loadDataDir: new Blob([await readFile(dump)]),
  })
}

if (parentPort) {
  const port = parentPort
  run(port, workerData as WorkerInput).catch((error) => {
    port.postMessage({ type: 'failed', reason: reasonOf(error) } satisfies FromWorker)
  })
}

/** The engine's file system throws objects that are not errors and contain only a number. */
function reasonOf(error: unknown): string {
  if (error instanceof Error || typeof error !== 'object') return String(error)
  return `files could not be written or read: ${JSON.stringify(error)}`
}
