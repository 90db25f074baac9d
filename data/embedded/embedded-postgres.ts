import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts'

export type EmbeddedPostgres = {
  /** Opens a connection for the `pg` driver; only one at a time. */
  connect: () => Duplex
  /** The whole data folder as an uncompressed tar file. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Delay before a restart: the cause may persist. */
const RESTART_MS = 1_000

/**
 * Starts PGlite in its own thread and connects the `pg` driver to it over a message port, so that both
 * databases use one driver. If the thread dies, its connection breaks and it is restarted on its folder with
 * all committed data.
 *
 * @throws Error when the data folder cannot be opened
 */
export async function startEmbeddedPostgres(input: WorkerInput): Promise<EmbeddedPostgres> {
  let connection: PortConnection | null = null
  let closing = false
  let restart: NodeJS.Timeout | undefined
  let worker: Worker | null = launch(input)
  await answerOf(worker, 'ready').catch((error) => {
    closing = true
    throw error
  })

  function launch(from: WorkerInput): Worker {
    const next = new Worker(new URL('./worker.ts', import.meta.url), { workerData: from })
    next.on('message', (message: FromWorker) => {
      if (message.type === 'bytes' && message.connection === connection?.id)
        connection.push(message.bytes)
      if (message.type === 'failed') handleFailure(next, new EmbeddedFailure(message.reason))
    })
    next.on('error', (error) => handleFailure(next, new EmbeddedFailure(String(error))))
    next.on('exit', () => handleFailure(next, new EmbeddedFailure('the thread ended')))
    return next
  }

  /** A failed engine is in an undefined state and must be replaced. */
  function handleFailure(failed: Worker, failure: EmbeddedFailure): void {
    if (failed !== worker || closing) return
    worker = null
    connection?.destroy(failure)
    // An in-memory database cannot be restored.
    if (input.folder === null) return
    failed.terminate().finally(() => {
      restart = setTimeout(() => {
        worker = launch({ folder: input.folder, dump: null })
      }, RESTART_MS)
    })
  }

  function send(message: ToWorker): void {
    if (worker) worker.postMessage(message)
    else connection?.destroy(new EmbeddedFailure('the embedded database is starting again'))
  }

  return {
    connect() {
      connection = new PortConnection((connection?.id ?? 0) + 1, send)
      return connection
    },
    async dump() {
      if (!worker) throw new EmbeddedFailure('the embedded database is starting again')
      const dumped = answerOf(worker, 'dumped')
      send({ type: 'dump' })
      return (await dumped).bytes
    },
    async close() {
      closing = true
      clearTimeout(restart)
      if (!worker) return
      const closed = answerOf(worker, 'closed')
      send({ type: 'close' })
      await closed
      await worker.terminate()
    },
  }
}

/** Thrown when the engine has stopped; pending queries were not executed. */
class EmbeddedFailure extends Error {
  override readonly name = 'EmbeddedFailure'
}

function answerOf<T extends FromWorker['type']>(
  worker: Worker,
  type: T,
): Promise<Extract<FromWorker, { type: T }>> {
  return new Promise((resolve, reject) => {
    function settle(action: () => void) {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
      action()
    }
    function onMessage(message: FromWorker) {
      if (message.type === type) settle(() => resolve(message as Extract<FromWorker, { type: T }>))
      if (message.type === 'failed') settle(() => reject(new Error(message.reason)))
    }
    const onError = (error: unknown) => settle(() => reject(error))
    // Without it the caller would wait for a thread that is gone until its own time-out.
    const onExit = () => settle(() => reject(new EmbeddedFailure('the thread ended')))
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}

/** Imitates a network socket for the driver. */
class PortConnection extends Duplex {
  readonly id: number
  private readonly say: (message: ToWorker) => void

  constructor(id: number, send: (message: ToWorker) => void) {
    super()
    this.id = id
    this.say = send
  }

  connect(): this {
    this.say({ type: 'open', connection: this.id })
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.say({ type: 'bytes', connection: this.id, bytes: new Uint8Array(chunk) })
    done()
  }
}
