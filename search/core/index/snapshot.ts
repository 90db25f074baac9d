import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { Column, SegmentData } from './segment.ts'

/** Raise when columns or tokenisation change: older snapshots are then rebuilt. */
const SCHEMA = 11
const MAGIC = 0x53574c49
const ALIGNMENT = 8

const TYPES = {
  Uint8Array,
  Uint16Array,
  Uint32Array,
  Int32Array,
  Float32Array,
  Float64Array,
} as const
type TypeName = keyof typeof TYPES

/** Header of a snapshot file. */
type Header = {
  schema: number
  /** Identifies the catalogue and the indexing rules. */
  fingerprint: string
  /** Sequence number of the last change it contains. */
  seq: number
  checksum: number
  columns: { name: string; type: TypeName; at: number; length: number }[]
}

export type Snapshot = { data: SegmentData; seq: number }

/** Writes a segment to a new file, then atomically replaces the old snapshot. */
export async function saveSnapshot(
  path: string,
  { data, seq }: Snapshot,
  fingerprint: string,
): Promise<void> {
  const columns: Header['columns'] = []
  let at = 0
  let checksum = 0
  for (const [name, column] of Object.entries(data)) {
    const type = column.constructor.name as TypeName
    columns.push({ name, type, at, length: column.length })
    checksum = crc32(bytesOf(column), checksum)
    at = Math.ceil((at + column.byteLength) / ALIGNMENT) * ALIGNMENT
  }
  const header = Buffer.from(
    JSON.stringify({ schema: SCHEMA, fingerprint, seq, checksum, columns } satisfies Header),
  )
  const start = Buffer.alloc(8)
  start.writeUInt32LE(MAGIC, 0)
  start.writeUInt32LE(header.length, 4)
  const file = await open(`${path}.new`, 'w')
  try {
    await file.write(start)
    await file.write(header)
    for (const [place, column] of Object.values(data).entries()) {
      const end = columns[place + 1]?.at ?? at
      const padding = end - (columns[place]?.at ?? 0) - column.byteLength
      await file.write(bytesOf(column))
      if (padding > 0) await file.write(Buffer.alloc(padding))
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
}

/** Loads a snapshot; null if it is missing, damaged, or of another schema or catalogue. */
export function loadSnapshot(path: string, fingerprint: string): Snapshot | null {
  let file: number
  try {
    file = openSync(path, 'r')
  } catch {
    return null
  }
  try {
    return read(file, fingerprint)
  } catch {
    return null
  } finally {
    closeSync(file)
  }
}

function read(file: number, fingerprint: string): Snapshot | null {
  const start = Buffer.alloc(8)
  readSync(file, start, 0, 8, 0)
  if (start.readUInt32LE(0) !== MAGIC) return null
  const size = fstatSync(file).size
  const header = Buffer.alloc(Math.min(start.readUInt32LE(4), size))
  readSync(file, header, 0, header.length, 8)
  const {
    schema,
    fingerprint: storedFingerprint,
    seq,
    checksum,
    columns,
  } = JSON.parse(header.toString()) as Header
  if (schema !== SCHEMA || storedFingerprint !== fingerprint) return null
  const shared = new SharedArrayBuffer(Math.max(0, size - 8 - header.length))
  const body = Buffer.from(shared)
  for (let at = 0; at < body.length; ) {
    const got = readSync(file, body, at, body.length - at, 8 + header.length + at)
    if (got === 0) return null
    at += got
  }
  const data: SegmentData = {}
  let sum = 0
  for (const { name, type, at, length } of columns) {
    const Type: new (buffer: SharedArrayBuffer, at: number, length: number) => Column = TYPES[type]
    const column = new Type(shared, at, length)
    data[name] = column
    sum = crc32(bytesOf(column), sum)
  }
  return sum === checksum ? { data, seq } : null
}

function bytesOf({ buffer, byteOffset, byteLength }: Column): Uint8Array<ArrayBuffer> {
  // crc32 and write accept shared memory, which their types do not allow.
  return new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength)
}
