/** Whether a text contains one of the words. */
export type WordRule<Outcome> = readonly [words: string, ...outcomes: readonly Outcome[]]

/** The outcomes of the first rule whose words a text contains; null when there is none. */
export function firstMatch<Outcome>(
  rules: readonly WordRule<Outcome>[],
  text: string,
): readonly Outcome[] | null {
  const found = rules.find(([words]) => namesOneOf(words, text))
  return found ? (found.slice(1) as Outcome[]) : null
}

const PATTERNS = new Map<string, RegExp>()

/**
 * Whole words only: "sea" is not in "season", nor "tea" in "team". A plural matches its singular, and a
 * star is a wildcard ("aroma*" matches "Aromatherapy").
 */
function namesOneOf(words: string, text: string): boolean {
  const known = PATTERNS.get(words)
  if (known) return known.test(text)
  const body = words.replaceAll(', ', '|').replaceAll(' ', '[\\s-]+').replaceAll('*', '\\p{L}*')
  const pattern = new RegExp(`(?<!\\p{L})(?:${body})(?:s|es)?(?!\\p{L})`, 'iu')
  PATTERNS.set(words, pattern)
  return pattern.test(text)
}
