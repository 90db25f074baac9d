/** Items for the burnt-out are shown under an overcast dusk, with a lit window. */
export function isQuiet(tags: readonly string[]): boolean {
  return tags.some(isQuietTag)
}

export function isQuietTag(tag: string): boolean {
  return /\bburn-?out\b/i.test(tag)
}
