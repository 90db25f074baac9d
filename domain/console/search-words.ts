import { wordsOf } from '../text/text.ts'

/** Days for which words of searches and the keys of their networks are stored. */
export const SEARCH_WORDS_DAYS = 30
/** Words of a search are shown from this number of networks. */
export const SEARCH_WORDS_NETWORKS = 20
/** Most texts that one network adds on a day. */
export const SEARCH_WORDS_PER_NETWORK = 100
/** Most texts shown. */
export const SEARCH_WORDS_SHOWN = 100
const LENGTH_LIMIT = 60

export type ShownSearch = {
  words: string
  /** Networks that searched for it within 30 days. */
  networks: number
  /** Whether the same search has a result now. */
  hasResults: boolean
}

/** `isOn`: whether an admin turned this on. Most networks first. */
export type ShownSearches = { isOn: boolean; searches: ShownSearch[] }

/** The text of a search as it is stored: its folded words, cut after a whole word; empty if it has none. */
export function storedSearch(q: string): string {
  const [first = '', ...others] = wordsOf(q)
  let text = first.slice(0, LENGTH_LIMIT)
  for (const word of others) {
    if (text.length + 1 + word.length > LENGTH_LIMIT) return text
    text = `${text} ${word}`
  }
  return text
}
