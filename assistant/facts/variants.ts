/**
 * Returns one of the variants, always the same for the same text, so that an answer is
 * reproducible.
 * @throws RangeError if there are no variants.
 */
export function variantOf<T>(variants: readonly [T, ...T[]] | readonly T[], text: string): T {
  const chosen = variants[hashOf(text) % variants.length]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

/** Returns the same variant as text, or the next not in `said`; null if all are. */
export function unusedVariantOf(
  ways: readonly (() => string)[],
  text: string,
  said: string,
): string | null {
  const at = hashOf(text) % ways.length
  const texts = [...ways.slice(at), ...ways.slice(0, at)].map((say) => say())
  return texts.find((each) => !said.includes(each)) ?? null
}

/** Returns the FNV-1a hash, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
