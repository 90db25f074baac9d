/** Listings of one round that may hold the same sentence. */
export const SENTENCE_USES = 2

/** Counts in how many listings of a round each sentence of a description stands. */
export type SentenceUses = {
  /** False if a sentence of the text stands in as many listings as it may. */
  allows(text: string): boolean
  /** Counts the sentences of one finished listing. */
  add(...texts: string[]): void
  /** Forgets the round, so that memory does not grow with the catalogue. */
  clear(): void
}

export function createSentenceUses(): SentenceUses {
  const uses = new Map<string, number>()
  return {
    allows: (text) =>
      sentencesOf(text).every((sentence) => (uses.get(sentence) ?? 0) < SENTENCE_USES),
    add(...texts) {
      for (const sentence of new Set(texts.flatMap(sentencesOf)))
        uses.set(sentence, (uses.get(sentence) ?? 0) + 1)
    },
    clear: () => uses.clear(),
  }
}

/** The sentences of a text or of the paragraphs of a page; a title before a bar is one of its own. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\s\|\s|(?<=[.!?])\s+|<[^>]+>/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
