/**
 * One concept in source form. Lists are comma-separated phrases, folded (lower case, no accents, no
 * apostrophes), each with a weight after a colon when it is not 1; texts may contain articles and
 * possessives between the words of a phrase. In the phrases of visitors a trailing * is a wildcard.
 */
export type ConceptEntry = {
  /** The broader concept whose words apply where it has none of its own. */
  like?: string
  /** An answer must cover it. */
  decisive?: true
  /** Its weight relative to others; 1 by default. */
  weight?: number
  /** Phrases of visitors, by language. */
  en: string
  es: string
  de: string
  fr: string
  /** Phrases of listings, the most characteristic first. */
  offered: string
  /** Names of implied concepts, with small weights. */
  related?: string
}

export type Phrase = { words: string[]; weight: number }

/** The phrases of a list; a trailing * stays on its word. */
export function phrasesIn(list: string): Phrase[] {
  return list.split(',').flatMap((part) => {
    const [phrase = '', weight] = part.split(':')
    const words = phrase.match(/[\p{L}\p{N}]+\*?/gu) ?? []
    return words.length === 0 ? [] : [{ words: [...words], weight: weight ? Number(weight) : 1 }]
  })
}
