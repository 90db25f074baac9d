/** Data folder of the embedded database (null: in memory) and the dump it starts from. */
export type WorkerInput = { folder: string | null; dump: string | null }

export type ToWorker =
  | { type: 'open'; connection: number }
  | { type: 'bytes'; connection: number; bytes: Uint8Array }
  | { type: 'dump' }
  | { type: 'close' }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'bytes'; connection: number; bytes: Uint8Array }
  | { type: 'dumped'; bytes: Uint8Array }
  | { type: 'closed' }
  | { type: 'failed'; reason: string }
