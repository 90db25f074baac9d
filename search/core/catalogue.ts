import { createInterner, type Interner } from './index/numbers.ts'
import { documentOf, openSegment, type SegmentData, textAt } from './index/segment.ts'
import { createPart, deleteDocument, isDeleted, liveSize, type Part } from './parts.ts'

/** The live parts, the largest first, and their shared table of facet values. */
export type Catalogue = {
  readonly parts: readonly Part[]
  readonly valueKeys: readonly string[]
  readonly size: number
  add(data: SegmentData): void
  /** Removes listings from every part. */
  remove(ids: Iterable<string>): void
  /** Replaces some parts by one. */
  replace(replaced: readonly Part[], data: SegmentData): Part
  find(id: string): { part: number; document: number } | null
  idOf(part: number, document: number): string
}

export function createCatalogue(): Catalogue {
  let parts: Part[] = []
  let values: Interner = createInterner()

  const open = (data: SegmentData) => createPart(openSegment(data), values.of)

  /** Values of the largest part are numbered first and in order, so that its counts map directly. */
  function renumber(): void {
    values = createInterner()
    for (const part of parts) part.globalValue = Uint32Array.from(part.segment.values, values.of)
  }

  return {
    get parts() {
      return parts
    },
    get valueKeys() {
      return values.texts
    },
    get size() {
      return parts.reduce((sum, part) => sum + liveSize(part), 0)
    },
    add(data) {
      parts = [...parts, open(data)]
    },
    remove(ids) {
      for (const id of ids) {
        for (const part of parts) {
          const document = documentOf(part.segment, id)
          if (document >= 0) deleteDocument(part, document)
        }
      }
    },
    replace(replaced, data) {
      const place = parts.findIndex((part) => replaced.includes(part))
      const merged = open(data)
      const rest = parts.filter((part) => !replaced.includes(part))
      parts = [...rest.slice(0, place), merged, ...rest.slice(place)]
      renumber()
      return merged
    },
    find(id) {
      for (const [place, part] of parts.entries()) {
        const document = documentOf(part.segment, id)
        if (document >= 0 && !isDeleted(part, document)) return { part: place, document }
      }
      return null
    },
    idOf: (part, document) => textAt((parts[part] as Part).segment.ids, document),
  }
}
