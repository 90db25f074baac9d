import { stemOf } from '../text/text.ts'

type Node<T> = {
  /** Null in leaves, which are most nodes, to save the memory of an empty map. */
  words: Map<string, Node<T>> | null
  /** Children by word prefix ("insomni*"). */
  beginnings: Map<string, Node<T>> | null
  shortest: number
  values: readonly T[]
}

const NONE: readonly never[] = []

/** A phrase match; its words are from `from` (inclusive) to `to` (exclusive). */
export type PhraseMatch<T> = { from: number; to: number; length: number; value: T }

/** Words and their stems, with the same indices. */
export type Tokens = { words: readonly string[]; stems: readonly string[] }

export function tokensFor(words: readonly string[]): Tokens {
  return { words, stems: words.map(stemOf) }
}

/** Articles, possessives and similar words in four languages, skipped within a phrase. */
const FILLERS = new Set(
  `a an the my our your his her their very so really just too quite of all
  el la los las un una del mi mis muy al der die das den dem ein eine einen mein meine meinen meiner meinem sehr zu am im
  le les une des du de d au aux mon ma mes tres trop`.split(/\s+/),
)
const SKIPPED = 2
/** Maximum length of a prefix. */
const LONGEST = 20

/** Finds many phrases in a single pass over a text. */
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
      // An array grown by push() reserves room for sixteen more.
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
      const child = node.beginnings.get(word.slice(0, end))
      if (child) walk(child, search, at + 1, length + 1, 0)
    }
  if (length > 0 && skipped < SKIPPED && FILLERS.has(word))
    walk(node, search, at + 1, length, skipped + 1)
}
