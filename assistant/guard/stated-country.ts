import { readPlace } from '#domain/place/read-place.ts'
import { fold } from '#domain/text/text.ts'

const HERE =
  /\b(?:(?:i|we) (?:live|am|are|stay)|im|were|living|based|located) (?:\w+ )?(?:in|from)\b|\b(?:vivo|vivimos|estoy|estamos|resido) (?:\w+ )?en\b|\bsoy de\b|\b(?:wohnen?|leben?|bin|sind|komme) (?:\w+ )?(?:in|im|aus)\b|\b(?:jhabite|habitons|je vis|vivons|je suis|sommes) (?:\w+ )?(?:en|au|aux|a|dans)\b/
/** Maximum words of a turn that is only a country: the answer to the list of countries. */
const SHORT = 3

/**
 * Returns the country stated by a visitor, newest first (ISO 3166-1 alpha-2); null if there is
 * none. Never throws.
 */
export function statedCountry(said: readonly string[]): string | null {
  for (const text of said.toReversed()) {
    const plain = fold(text)
    const words = plain.match(/\p{L}+/gu) ?? []
    if (!HERE.test(plain) && words.length > SHORT) continue
    const [country, ...others] = readPlace(text, plain)?.countries ?? []
    if (country && others.length === 0) return country
  }
  return null
}
