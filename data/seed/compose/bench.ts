import { slugOf } from './figures.ts'
import { hash, type Random, randomOf } from './random.ts'
import { type ComposedText, createRecentTexts } from './recent-texts.ts'
import { firstTitle, shownTitle } from './renamed.ts'
import { createSentenceUses } from './sentence-uses.ts'
import { createWriter, type Vocabulary, type Writer } from './writer.ts'

/** What composing one kind of listing needs, and what must be remembered from one to the next. */
export type Bench = {
  writer: Writer
  /** Writes reviews, benefits and answers; on its own, so that descriptions do not depend on them. */
  guests: Writer
  /** Counts what the guests' writer wrote for one finished listing. */
  recordGuestWords(...texts: string[]): void
  /** Begins a round: sentences of the last one may be used again. */
  startRound(): void
  /** The stream of one listing; the same seed and id always give the same one. */
  randomOf(id: string): Random
  /** The options that were chosen least so far. */
  deal<T extends string>(options: readonly T[], count: number, random: Random): T[]
  /** A title nobody has yet, if one can be found; else its slug ends with the id. */
  newTitle(id: string, make: () => string): Titled
  /**
   * Texts that are nobody else's, and unlike the last ones on the same shelves; where the ways to say
   * them have run out, they end with the tail.
   */
  unlike(shelves: readonly string[], make: () => ComposedText, tail: () => string): ComposedText
}

type Titled = { title: string; slug: string }

const ATTEMPTS = 24
/** Texts more alike than this are told again, as far as that helps. */
const LIKENESS = 0.3
/** Words of the shortest long description; a shorter one is told again too. */
const SHORTEST = 50

export function createBench(
  seed: string,
  vocabulary: Vocabulary,
  { titles, texts }: { titles: Texts; texts: Texts },
): Bench {
  const sentences = createSentenceUses()
  const writer = createWriter(vocabulary, sentences)
  const guestSentences = createSentenceUses()
  const uses = new Map<string, number>()
  const shelf = createRecentTexts()

  function deal<T extends string>(options: readonly T[], count: number, random: Random): T[] {
    const dealt: T[] = []
    while (dealt.length < count && dealt.length < options.length) {
      let least = Number.POSITIVE_INFINITY
      let equals = 0
      let chosen: T | null = null
      for (const option of options) {
        const used = uses.get(option) ?? 0
        if (used > least || dealt.includes(option)) continue
        equals = used < least ? 1 : equals + 1
        least = used
        if (random.next() * equals < 1) chosen = option
      }
      if (chosen === null) break
      uses.set(chosen, least + 1)
      dealt.push(chosen)
    }
    return dealt
  }

  function newTitle(id: string, make: () => string): Titled {
    let written = ''
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      written = make()
      if (repeatsWord(firstTitle(written)) && attempt < ATTEMPTS - 1) continue
      const slug = slugOf(firstTitle(written))
      if (titles.add(slug)) return { title: shownTitle(written), slug }
    }
    return { title: shownTitle(written), slug: `${slugOf(firstTitle(written))}-${id}` }
  }

  function unlike(
    shelves: readonly string[],
    make: () => ComposedText,
    tail: () => string,
  ): ComposedText {
    let best = make()
    let least = likenessOf(shelves, best)
    for (let attempt = 1; least > LIKENESS && attempt < ATTEMPTS; attempt += 1) {
      const told = make()
      const likeness = likenessOf(shelves, told)
      if (likeness < least) {
        best = told
        least = likeness
      }
    }
    shelf.put(shelves, best)
    const description = unique(best.description, tail)
    const longDescription = unique(best.longDescription, tail)
    sentences.add(description, longDescription)
    return { description, longDescription }
  }

  /** How much like others it is, at most 1; more if a text of it is taken or too short. */
  function likenessOf(shelves: readonly string[], told: ComposedText): number {
    const taken = texts.has(told.description) || texts.has(told.longDescription)
    const short = wordsIn(told.longDescription) < SHORTEST
    return (taken ? 1 : 0) + (short ? 1 : 0) + shelf.likeness(shelves, told)
  }

  function unique(text: string, tail: () => string): string {
    let attempt = text
    for (let tries = 0; !texts.add(attempt) && tries < ATTEMPTS; tries += 1)
      attempt = withTail(text, tail())
    return attempt
  }

  return {
    writer,
    guests: createWriter(vocabulary, guestSentences),
    recordGuestWords: guestSentences.add,
    startRound() {
      sentences.clear()
      guestSentences.clear()
    },
    randomOf: (id) => randomOf(`${seed}/${id}`),
    deal,
    newTitle,
    unlike,
  }
}

function wordsIn(page: string): number {
  return page
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length
}

/** "Far Well Well Resort" is no title. */
function repeatsWord(title: string): boolean {
  const words = title.toLowerCase().match(/\p{L}{3,}/gu) ?? []
  return new Set(words).size < words.length
}

function withTail(text: string, tail: string): string {
  return text.endsWith('</p>') ? `${text.slice(0, -4)} ${tail}</p>` : `${text} ${tail}`
}

/** Texts seen so far, in memory that does not grow: a text may be taken for seen, never for new. */
export type Texts = {
  has(text: string): boolean
  /** False if it is there already. */
  add(text: string): boolean
}

export function createTexts(expected: number): Texts {
  const bits = 2 ** Math.max(18, Math.ceil(Math.log2(expected * 200)))
  const seen = new Uint8Array(bits / 8)
  const bitOf = (text: string) => hash(text) % bits
  const has = (text: string) => ((seen[bitOf(text) >>> 3] ?? 0) & (1 << (bitOf(text) & 7))) !== 0
  function add(text: string): boolean {
    if (has(text)) return false
    const bit = bitOf(text)
    seen[bit >>> 3] = (seen[bit >>> 3] ?? 0) | (1 << (bit & 7))
    return true
  }
  return { has, add }
}
