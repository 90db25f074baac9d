import { stemOf } from '../text/text.ts'

type Node<T> = {
  /** Null where no phrase goes on, which is at most of them: an empty map is larger than all else. */
  words: Map<string, Node<T>> | null
  /** Words that go on after their beginning ("insomni*"), by that beginning. */
  beginnings: Map<string, Node<T>> | null
  shortest: number
  values: readonly T[]
}

const NONE: readonly never[] = []

/** A phrase found in a text: its words stand at `from` up to but not including `to`. */
export type PhraseMatch<T> = { from: number; to: number; length: number; value: T }

/** Words as they stand and as stems; positions in both are the same. */
export type Tokens = { words: readonly string[]; stems: readonly string[] }

export function tokensFor(words: readonly string[]): Tokens {
  return { words, stems: words.map(stemOf) }
}

/** Articles, possessives and the like, in four languages: they may stand inside a phrase without being in it. */
const FILLERS = new Set(
  `a an the my our your his her their very so really just too quite of all
  el la los las un una del mi mis muy al der die das den dem ein eine einen mein meine meinen meiner meinem sehr zu am im
  le les une des du de d au aux mon ma mes tres trop`.split(/\s+/),
)
const SKIPPED = 2
/** No beginning of a word is longer. */
const LONGEST = 20

/** Finds many phrases in a text in one walk over its words. */
export type PhraseTrie<T> = {
  add(words: readonly string[], value: T): void
  /** Every occurrence of every phrase, in the order of the text. */
  matches(tokens: Tokens): PhraseMatch<T>[]
}

export function createPhraseTrie<T>(): PhraseTrie<T> {
  const root = createNode<T>()
  return {
    add(words, value) {
      const end = words.reduce(branch, root)
      // Grown by push() it would have room for sixteen more.
      end.values = [...end.values, value]
    },
    matches(tokens) {
      const found: PhraseMatch<T>[] = []
      for (let from = 0; from < tokens.words.length; from++)
        walk(root, { tokens, from, found }, from, 0, 0)
      return found
    },
  }
}

function createNode<T>(): Node<T> {
  return { words: null, beginnings: null, shortest: LONGEST + 1, values: NONE }
}

function branch<T>(node: Node<T>, word: string): Node<T> {
  if (!word.endsWith('*')) {
    node.words ??= new Map()
    return childOf(node.words, stemOf(word))
  }
  const beginning = word.slice(0, -1)
  node.beginnings ??= new Map()
  node.shortest = Math.min(node.shortest, beginning.length)
  return childOf(node.beginnings, beginning)
}

function childOf<T>(children: Map<string, Node<T>>, key: string): Node<T> {
  const known = children.get(key)
  if (known) return known
  const node = createNode<T>()
  children.set(key, node)
  return node
}

type Search<T> = { tokens: Tokens; from: number; found: PhraseMatch<T>[] }

function walk<T>(node: Node<T>, search: Search<T>, at: number, length: number, skipped: number) {
  const { tokens, from, found } = search
  if (skipped === 0) for (const value of node.values) found.push({ from, to: at, length, value })
  const word = tokens.words[at]
  if (word === undefined) return
  const next = node.words?.get(tokens.stems[at] ?? word)
  if (next) walk(next, search, at + 1, length + 1, 0)
  if (node.beginnings)
    for (let end = node.shortest; end <= Math.min(word.length, LONGEST); end++) {
      const begun = node.beginnings.get(word.slice(0, end))
      if (begun) walk(begun, search, at + 1, length + 1, 0)
    }
  if (length > 0 && skipped < SKIPPED && FILLERS.has(word))
    walk(node, search, at + 1, length, skipped + 1)
}
