/** Items for the burnt-out are shown under an overcast dusk, with a lit window. */
export function isQuiet(tags: readonly string[]): boolean {
  return tags.some((tag) => /\bburn-?out\b/i.test(tag))
}
