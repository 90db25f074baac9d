/**
 * One concept as it is written down. Lists are phrases between commas, folded (lower case, no accents,
 * no apostrophes), each with a weight after a colon when it is not 1; articles and possessives between
 * the words of a phrase may be left out of it. In what is asked, a trailing * stands for any ending.
 */
export type ConceptEntry = {
  /** The broader concept that speaks for it where it has no words of its own. */
  like?: string
  /** What an answer must not pass over, whatever else was said. */
  decisive?: true
  /** How much it weighs beside others; 1 when left out. */
  weight?: number
  /** What people say, by language. */
  en: string
  es: string
  de: string
  fr: string
  /** What listings say that help with it, the most telling first. */
  offered: string
  /** Names of concepts that are meant along with it, with small weights. */
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
