import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerInput } from './messages.ts'

export type EmbeddedPostgres = {
  /** A connection for the `pg` driver; there can be one at a time. */
  connect: () => Duplex
  /** The whole data folder as an uncompressed tar file. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Before a thread that died is begun again: what killed it may still be there. */
const RESTART_MS = 1_000

/**
 * Starts PGlite on its own thread and lets the ordinary PostgreSQL driver talk to it over a message
 * port, so that everything above speaks to both databases through one driver. A thread that dies breaks
 * its connection and is begun again on its folder, where what was committed is.
 *
 * @throws when the data folder cannot be opened
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
      if (message.type === 'failed') lose(next, new EmbeddedFailure(message.reason))
    })
    next.on('error', (error) => lose(next, new EmbeddedFailure(String(error))))
    next.on('exit', () => lose(next, new EmbeddedFailure('the thread ended')))
    return next
  }

  /** An engine that failed once has stopped in the middle of something: only a new one is sound. */
  function lose(lost: Worker, failure: EmbeddedFailure): void {
    if (lost !== worker || closing) return
    worker = null
    connection?.destroy(failure)
    // In memory there is nothing to come back to.
    if (input.folder === null) return
    lost.terminate().finally(() => {
      restart = setTimeout(() => {
        worker = launch({ folder: input.folder, dump: null })
      }, RESTART_MS)
    })
  }

  function say(message: ToWorker): void {
    if (worker) worker.postMessage(message)
    else connection?.destroy(new EmbeddedFailure('the embedded database is starting again'))
  }

  return {
    connect() {
      connection = new PortConnection((connection?.id ?? 0) + 1, say)
      return connection
    },
    async dump() {
      if (!worker) throw new EmbeddedFailure('the embedded database is starting again')
      const dumped = answerOf(worker, 'dumped')
      say({ type: 'dump' })
      return (await dumped).bytes
    },
    async close() {
      closing = true
      clearTimeout(restart)
      if (!worker) return
      const closed = answerOf(worker, 'closed')
      say({ type: 'close' })
      await closed
      await worker.terminate()
    },
  }
}

/** The engine has stopped; what it was asked meanwhile was not done. */
export class EmbeddedFailure extends Error {
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
      action()
    }
    function onMessage(message: FromWorker) {
      if (message.type === type) settle(() => resolve(message as Extract<FromWorker, { type: T }>))
      if (message.type === 'failed') settle(() => reject(new Error(message.reason)))
    }
    const onError = (error: unknown) => settle(() => reject(error))
    worker.on('message', onMessage)
    worker.on('error', onError)
  })
}

/** Looks to the driver like a network socket. */
class PortConnection extends Duplex {
  readonly id: number
  private readonly say: (message: ToWorker) => void

  constructor(id: number, say: (message: ToWorker) => void) {
    super()
    this.id = id
    this.say = say
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
