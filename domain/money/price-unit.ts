/** Unit of a price. */
export type PriceUnit = 'night' | 'month' | 'session' | 'person'

/** A unit after the sum: "150€/Nacht", "100€ la noche", "80 or less per session". */
export const FOLLOWING = String.raw`(?: (?:max|or less|or under|at most|tops))?(?: ?\/ ?| (?:a|per|each|por|cada|pro|par|je|la|die|der|al|im|le|el) )`
const BUYS: readonly (readonly [PriceUnit, words: string])[] = [
  ['night', 'night|noche|nacht|nuit(?:ee)?'],
  ['month', 'month|mes|monat|mois'],
  ['session', 'session|sesion|sitzung|seance'],
  ['person', 'person|persona|personne|head'],
]
/** Any unit, as a part of patterns. */
export const ANYTHING = BUYS.map(([, words]) => words).join('|')
/** A unit anywhere in the text; there an article alone is no sign of it ("je dors mal la nuit"). */
export const PER = BUYS.map(
  ([per, words]) =>
    [
      per,
      new RegExp(
        String.raw`(?<!times |hours )\b(?:a|per|each|por|pro|par|cada) (?:${words})\b|\/ ?(?:${words})\b`,
      ),
    ] as const,
)
const FREQUENCY = /\b(?:nightly|monthly)\b/
/** A unit directly after the sum. */
export const TRAILING = new RegExp(`^${FOLLOWING}(?:${ANYTHING})\\b`)

/** A unit at the end of the words of a price. */
export const FOLLOWED = BUYS.map(([per, words]) => [per, new RegExp(`(?:${words})$`)] as const)

/** The unit matched by some patterns, or by a frequency ("nightly"); null without one. */
export function perIn(text: string, patterns: typeof PER): PriceUnit | null {
  const rate = FREQUENCY.exec(text)?.[0]
  if (rate) return rate === 'nightly' ? 'night' : 'month'
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
