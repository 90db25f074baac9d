import { CONCEPTS } from './concepts.ts'
import { LANGUAGES, type Language } from './language.ts'
import { languagesOf } from './language-markers.ts'
import { OFTEN_MISSPELT, RIGHT_WORDS, SHORT_SLIPS, SLIPS } from './right-words.ts'
import { stemOf } from './text.ts'

/** Words that are known to be right, and which of them a misspelt one stands for. */
export type Vocabulary = {
  has(word: string): boolean
  /** In how many listings, or how often, a word occurs; 0 for an unknown one. */
  frequency(word: string): number
  /** The known word that a misspelt one most likely stands for; null when none is close enough. */
  nearest(word: string): string | null
}

export type Repair = { typed: string; meant: string }

/** Two slips only in words of this length. */
const LONG = 8
const SHORTEST = 4
/** Deletions are made in so many first letters only. */
const BEGINNING = 7
/** Misspelt words that need not be put right again. */
const REPAIRS = 10_000

/** A vocabulary that finds words by deleting letters on both sides. Words shorter than four letters repair nothing. */
export function createSpelling(
  entries: Iterable<readonly [word: string, frequency: number]>,
): Vocabulary {
  const words = new Map<string, number>()
  const byDeletion = new Map<string, string[]>()
  for (const [word, frequency] of entries) {
    if (words.has(word)) words.set(word, Math.max(frequency, words.get(word) ?? 0))
    else {
      words.set(word, frequency)
      if (word.length < SHORTEST) continue
      for (const shape of deletionsOf(word, editsFor(word))) {
        const list = byDeletion.get(shape)
        if (list) list.push(word)
        else byDeletion.set(shape, [word])
      }
    }
  }
  const frequency = (word: string) => words.get(word) ?? 0
  function nearest(word: string): string | null {
    const candidates = new Set<string>()
    for (const shape of deletionsOf(word, editsFor(word)))
      for (const candidate of byDeletion.get(shape) ?? []) candidates.add(candidate)
    return closestOf(word, candidates, frequency)
  }
  const repairs = new Map<string, string | null>()
  return {
    has: (word) => words.has(word),
    frequency,
    nearest(word) {
      if (word.length < SHORTEST || words.has(word)) return null
      const before = repairs.get(word)
      if (before !== undefined) return before
      const found = nearest(word)
      if (repairs.size >= REPAIRS) repairs.clear()
      repairs.set(word, found)
      return found
    },
  }
}

function editsFor(word: string): number {
  return word.length >= LONG ? 2 : 1
}

/** Which of some known words a misspelt one most likely stands for; null when none is close enough. */
export function closestOf(
  word: string,
  candidates: Iterable<string>,
  frequency: (word: string) => number,
): string | null {
  let best: string | null = null
  let lowest = Number.POSITIVE_INFINITY
  for (const known of candidates) {
    // Slips rarely touch the first letter, and other words often differ in nothing else.
    if (known[0] !== word[0] || isSameWord(word, known)) continue
    const limit = Math.min(editsFor(word), editsFor(known))
    const edits = editsBetween(word, known, limit)
    if (edits > limit) continue
    if (word.length === SHORTEST && !isSlipOfShort(word, known)) continue
    if (word.length === SHORTEST + 1 && word.length > known.length && !hasDouble(word)) continue
    const cost =
      edits + slipCost(word, known) - Math.min(0.4, Math.log10(1 + frequency(known)) / 10)
    if (cost < lowest || (cost === lowest && best !== null && known < best))
      [best, lowest] = [known, cost]
  }
  return best
}

/** Letters are swapped or dropped more often than they are mistaken for others. */
function slipCost(word: string, known: string): number {
  if (word.length < known.length) return 0
  return sortedLetters(word) === sortedLetters(known) ? -0.2 : 0.15
}

/** A plural or a past is no slip of its word. */
function isSameWord(word: string, known: string): boolean {
  const [short, long] = word.length < known.length ? [word, known] : [known, word]
  return long.startsWith(short) && /^(?:s|es|d|ed|ly|y|er|r|n)$/.test(long.slice(short.length))
}

/** Four letters are trusted to be a word unless one is missing or two are swapped ("slep"). */
function isSlipOfShort(word: string, known: string): boolean {
  return (
    known[0] === word[0] &&
    (known.length === word.length + 1 || sortedLetters(known) === sortedLetters(word))
  )
}

/** A letter too many in a short word is one struck twice; else it is a word of its own ("beers", "bees"). */
function hasDouble(word: string): boolean {
  return /([a-z])\1/.test(word)
}

function sortedLetters(word: string): string {
  return [...word].sort().join('')
}

/** The beginning of a word with up to `depth` letters left out. */
function deletionsOf(word: string, depth: number): Set<string> {
  const shapes = new Set([word.slice(0, BEGINNING)])
  let layer = [...shapes]
  for (let round = 0; round < depth; round++) {
    const next: string[] = []
    for (const shape of layer)
      for (let at = 0; at < shape.length; at++) {
        const shorter = shape.slice(0, at) + shape.slice(at + 1)
        if (shorter.length < 2 || shapes.has(shorter)) continue
        shapes.add(shorter)
        next.push(shorter)
      }
    layer = next
  }
  return shapes
}

/** So many different words of one text are looked at; a longer text is no slower. */
export const LOOKED_AT = 40

const FAVOURED = 50
/** A longer beginning ("unplug*") is a word by itself more often than not. */
const LONGEST_STUB = 6

/** The words of the thesaurus in every language, and those of this trade that are often misspelt. */
export const TRADE_WORDS: Vocabulary = createSpelling(tradeWords())
const KNOWN_BEGINNINGS = beginningsAsked()
const KNOWN_ELSEWHERE = foreignWords()
/** Shorter words of other languages are left as they are: too little of those languages is known here. */
const SHORTEST_ELSEWHERE = 6
const SPELT_ELSEWHERE = Object.fromEntries(
  LANGUAGES.map((language) => [language, createSpelling(wordsAsked(language))]),
) as Record<Language, Vocabulary>

function* tradeWords(): Generator<readonly [string, number]> {
  for (const word of OFTEN_MISSPELT) yield [word, FAVOURED]
  for (const { asked, offered } of Object.values(CONCEPTS)) {
    for (const { words } of offered) for (const word of words) yield [word, 20]
    for (const { words } of asked.en)
      for (const word of words)
        if (!word.endsWith('*')) yield [word, 5]
        else if (word.length > LONGEST_STUB) yield [word.slice(0, -1), 3]
  }
}

/** Beginnings of words ("insomni*") that are long enough to trust whatever follows. */
function beginningsAsked(): ReadonlySet<string> {
  return new Set(
    Object.values(CONCEPTS)
      .flatMap(({ asked }) => asked.en)
      .flatMap(({ words }) =>
        words.flatMap((word) => (word.endsWith('*') && word.length > 5 ? [word.slice(0, -1)] : [])),
      ),
  )
}

/** What people say in a language, word by word. */
function wordsAsked(language: Language): (readonly [string, number])[] {
  return Object.values(CONCEPTS)
    .flatMap(({ asked }) => asked[language])
    .flatMap(({ words }) => words.map((word) => [word.replace(/\*$/, ''), 1] as const))
}

function foreignWords(): ReadonlySet<string> {
  const all = Object.values(CONCEPTS).flatMap(({ asked }) => [
    ...asked.es,
    ...asked.de,
    ...asked.fr,
  ])
  // The short beginning of a family of words is most often a word itself: "plage*".
  const isWhole = (word: string) => word.endsWith('*') && word.length === LONGEST_STUB
  return new Set(
    all.flatMap(({ words }) =>
      words.flatMap((word) => (isWhole(word) ? [word, word.slice(0, -1)] : [word])),
    ),
  )
}

/** Whether a folded word is spelt right as far as this trade and its language tell. */
export function isRightWord(word: string): boolean {
  return isKnown(word, undefined)
}

/** Whether a folded word needs no repair: the trade, the catalogue, or the language knows it or its stem. */
function isKnown(word: string, vocabulary: Vocabulary | undefined): boolean {
  if (RIGHT_WORDS.has(word) || TRADE_WORDS.has(word)) return true
  if (vocabulary?.has(word)) return true
  for (let end = 5; end <= word.length; end++)
    if (KNOWN_BEGINNINGS.has(word.slice(0, end))) return true
  return isInflected(word, vocabulary)
}

const ENDINGS = /(?:s|es|ed|d|ing|er|ers|ly|y|ness|ful|less|able|ish|ment|ation|ist|ists)$/

function isInflected(word: string, vocabulary: Vocabulary | undefined): boolean {
  const bare = word.replace(ENDINGS, '')
  if (bare === word || bare.length < 3) return false
  return [
    bare,
    `${bare}e`,
    bare.replace(/(.)\1$/, '$1'),
    bare.replace(/i$/, 'y'),
    stemOf(word),
  ].some(
    (form) =>
      form.length > 2 && (TRADE_WORDS.has(form) || RIGHT_WORDS.has(form) || vocabulary?.has(form)),
  )
}

/**
 * A folded text with its misspelt words put right, and what was changed. Never touches a known word, a
 * number, a word of three letters or one that `isKept`. `vocabulary` holds the words of the catalogue.
 */
export function repair(
  plain: string,
  {
    vocabulary,
    isKept = () => false,
  }: { vocabulary?: Vocabulary | undefined; isKept?: (word: string) => boolean } = {},
): { text: string; repairs: Repair[] } {
  const repairs: Repair[] = []
  const seen = new Map<string, string>()
  const languages = languagesOf(plain.split(' '))
  const isEnglish = languages.join() === 'en'
  const elsewhere = languages[0] === 'en' ? undefined : languages[0]
  const isSettled = (word: string) => (!isEnglish && KNOWN_ELSEWHERE.has(word)) || isKept(word)
  const text = plain.replace(/[\p{L}\p{N}]{3,40}/gu, (word, at: number) => {
    const isShortSlip = Object.hasOwn(SHORT_SLIPS, word) && !vocabulary?.has(word)
    if (word.length < SHORTEST && !isShortSlip) return word
    const known = seen.get(word)
    if (known !== undefined) return known
    if (seen.size >= LOOKED_AT) return word
    const isLast = at + word.length === plain.length
    const meant = isShortSlip
      ? (SHORT_SLIPS[word] ?? null)
      : elsewhere
        ? meantElsewhere(word, elsewhere, isSettled)
        : ((isLast ? completed(word, vocabulary, isSettled) : null) ??
          meantBy(word, plain, vocabulary, isSettled))
    seen.set(word, meant ?? word)
    if (meant === null || meant === word) return word
    repairs.push({ typed: word, meant })
    return meant
  })
  return { text, repairs }
}

/** In another language only its own words of this trade are known, so that only they are put right. */
function meantElsewhere(
  word: string,
  language: Language,
  isKept: (word: string) => boolean,
): string | null {
  if (word.length < SHORTEST_ELSEWHERE || !/^[a-z]+$/.test(word)) return null
  if (isKept(word) || isKnown(word, undefined)) return null
  for (let end = LONGEST_STUB - 1; end <= word.length; end++)
    if (KNOWN_ELSEWHERE.has(`${word.slice(0, end)}*`)) return null
  return SPELT_ELSEWHERE[language].nearest(word)
}

const SORTED = [...new Set([...tradeWords()].map(([word]) => word))].sort()
const BEGUN = 5

/** The trade word that the last word of a text is the beginning of ("insomn"), the most common one. */
function completed(
  word: string,
  vocabulary: Vocabulary | undefined,
  isKept: (word: string) => boolean,
): string | null {
  if (word.length < BEGUN || isKnown(word, vocabulary) || isKept(word)) return null
  let from = 0
  for (let to = SORTED.length; from < to; ) {
    const middle = (from + to) >>> 1
    if ((SORTED[middle] as string) < word) from = middle + 1
    else to = middle
  }
  const begun: string[] = []
  for (; SORTED[from]?.startsWith(word); from++) begun.push(SORTED[from] as string)
  return (
    begun.sort(
      (a, b) => TRADE_WORDS.frequency(b) - TRADE_WORDS.frequency(a) || a.length - b.length,
    )[0] ?? null
  )
}

function meantBy(
  word: string,
  plain: string,
  vocabulary: Vocabulary | undefined,
  isKept: (word: string) => boolean,
): string | null {
  if (/\p{N}/u.test(word) || !/^[a-z]+$/.test(word)) return null
  const slip = Object.hasOwn(SLIPS, word) ? SLIPS[word] : undefined
  if (
    slip &&
    vocabulary &&
    !vocabulary.has(word) &&
    vocabulary.has(slip.meant) &&
    !slip.unless.test(plain)
  )
    return slip.meant
  if (isKnown(word, vocabulary) || isKept(word)) return null
  const ours = TRADE_WORDS.nearest(word)
  const theirs = vocabulary?.nearest(word) ?? null
  if (!ours || !theirs || ours === theirs) return ours ?? theirs
  // Both are close: the one that takes fewer letters, then the words of the trade.
  return editsBetween(word, theirs, 2) < editsBetween(word, ours, 2) ? theirs : ours
}

/** Letters to add, drop, change or swap with their neighbour; stops counting above `limit`. */
function editsBetween(a: string, b: string, limit: number): number {
  let before: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      const cheapest = Math.min(
        (previous[column] ?? limit) + 1,
        (current[column - 1] ?? limit) + 1,
        (previous[column - 1] ?? limit) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? limit) + 1 : Number.POSITIVE_INFINITY,
      )
      current.push(cheapest)
    }
    if (Math.min(...current) > limit) return limit + 1
    before = previous
    previous = current
  }
  return previous[b.length] ?? limit + 1
}
