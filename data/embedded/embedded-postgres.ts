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

/**
 * Starts PGlite on its own thread and lets the ordinary PostgreSQL driver talk to it over a message
 * port, so that everything above speaks to both databases through one driver.
 *
 * @throws when the data folder cannot be opened
 */
export async function startEmbeddedPostgres(input: WorkerInput): Promise<EmbeddedPostgres> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: input })
  let connection: PortConnection | null = null
  const say = (message: ToWorker) => worker.postMessage(message)
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'bytes' && message.connection === connection?.id)
      connection.push(message.bytes)
    if (message.type === 'failed') connection?.destroy(new Error(message.reason))
  })
  await answerOf(worker, 'ready')

  return {
    connect() {
      connection = new PortConnection((connection?.id ?? 0) + 1, say)
      return connection
    },
    async dump() {
      say({ type: 'dump' })
      return (await answerOf(worker, 'dumped')).bytes
    },
    async close() {
      say({ type: 'close' })
      await answerOf(worker, 'closed')
      await worker.terminate()
    },
  }
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
