/** The entity tag of a listing's state, from the ISO time of its last change. */
export function etagOf(updatedAt: string): string {
  return `"${Date.parse(updatedAt)}"`
}

/** A weak tag is accepted too: whatever compresses a response makes its tag weak. */
const TAG = /^(?:W\/)?"(\d{1,15})"$/

/** The ISO time that an If-Match header names; null without a header that can be used. */
export function readIfMatch(header: string | undefined): string | null {
  const ms = TAG.exec(header?.trim() ?? '')?.[1]
  return ms === undefined ? null : new Date(Number(ms)).toISOString()
}
