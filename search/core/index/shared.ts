import type { Column, SegmentData } from './segment.ts'

/** Moves columns into shared memory, so that passing a segment between threads copies nothing. */
export function shareColumns(data: SegmentData): SegmentData {
  return Object.fromEntries(Object.entries(data).map(([name, column]) => [name, share(column)]))
}

function share<T extends Column>(column: T): T {
  if (column.buffer instanceof SharedArrayBuffer) return column
  const Type = column.constructor as new (buffer: SharedArrayBuffer) => T
  const shared = new Type(new SharedArrayBuffer(column.byteLength))
  shared.set(column)
  return shared
}
