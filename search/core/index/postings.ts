/**
 * Posting lists: ascending document numbers as bytes. Each entry is the delta to the previous one as a
 * variable-length integer (7 bits per byte), followed by one byte of impact (1 to 255) if the lists are
 * weighted.
 */
export type Lists = {
  /** Bytes of list `i`: from offsets[i] up to offsets[i + 1]. */
  offsets: Uint32Array
  /** Entries of list `i`. */
  counts: Uint32Array
  bytes: Uint8Array
  weighted: boolean
}

/** Writes lists sequentially into a growing buffer. */
export type ListWriter = {
  /** Ends the previous list and starts the next. */
  begin(): void
  /** `impact` is ignored for unweighted lists. */
  push(document: number, impact: number): void
  finish(): Lists
}

const LONGEST_ENTRY = 6

export function createListWriter(lists: number, weighted: boolean): ListWriter {
  const offsets = new Uint32Array(lists + 1)
  const counts = new Uint32Array(lists)
  let bytes = new Uint8Array(1024)
  let at = 0
  let list = -1
  let last = -1

  return {
    begin() {
      list += 1
      offsets[list] = at
      last = -1
    },
    push(document, impact) {
      if (at + LONGEST_ENTRY > bytes.length) {
        const larger = new Uint8Array(bytes.length * 2)
        larger.set(bytes)
        bytes = larger
      }
      let gap = document - last
      last = document
      while (gap > 127) {
        bytes[at++] = (gap & 127) | 128
        gap >>>= 7
      }
      bytes[at++] = gap
      if (weighted) bytes[at++] = impact
      counts[list] = (counts[list] as number) + 1
    },
    finish() {
      for (let rest = list + 1; rest <= lists; rest++) offsets[rest] = at
      return { offsets, counts, bytes: bytes.slice(0, at), weighted }
    },
  }
}

/** Visits the entries of one list until `visit` returns true. Not for the hot path. */
export function walkList(
  { offsets, bytes, weighted }: Lists,
  list: number,
  visit: (document: number, impact: number) => boolean | undefined,
): void {
  const end = offsets[list + 1] as number
  let at = offsets[list] as number
  let document = -1
  while (at < end) {
    let byte = bytes[at++] as number
    let gap = byte & 127
    for (let shift = 7; byte > 127; shift += 7) {
      byte = bytes[at++] as number
      gap |= (byte & 127) << shift
    }
    document += gap
    const impact = weighted ? (bytes[at++] as number) : 255
    if (visit(document, impact)) return
  }
}
