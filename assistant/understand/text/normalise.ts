/**
 * Returns well-formed text on one line: no control characters, single spaces; no-break spaces kept.
 */
export function normalised(text: string): string {
  return text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[^\S\u00A0\u202F]+/g, ' ')
    .trim()
}

const DEEPEST = 4
const LONGEST = 4_000

/** Returns the text of all values (not keys) in a value of any shape, at most 4,000 characters. */
export function textOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') return normalised(value).slice(0, LONGEST)
  if (depth >= DEEPEST || typeof value !== 'object' || value === null) return ''
  const words = Object.values(value).map((part) => textOf(part, depth + 1))
  return words.filter(Boolean).join(', ').slice(0, LONGEST)
}
