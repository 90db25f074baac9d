/** One of several ways to say a thing: always the same for the same text, so that an answer can be repeated. */
export function variantOf<T>(variants: readonly [T, ...T[]] | readonly T[], text: string): T {
  const chosen = variants[hashOf(text) % variants.length]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

/** The same of what is said in words, or the next that was not said yet; null where all of it was. */
export function unusedVariantOf(
  ways: readonly (() => string)[],
  text: string,
  said: string,
): string | null {
  const at = hashOf(text) % ways.length
  const texts = [...ways.slice(at), ...ways.slice(0, at)].map((say) => say())
  return texts.find((each) => !said.includes(each)) ?? null
}

/** FNV-1a, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
