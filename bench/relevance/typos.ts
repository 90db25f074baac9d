/** Typing errors at a letter of a word: every common kind. */
const SLIPS: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  (word, at) => word.slice(0, at) + nextLetter(word.charAt(at)) + word.slice(at + 1),
]

const SHORTEST = 5

/** The query with a typing error in its longest word; kind and letter depend on `turn`. */
export function misspelt(query: string, turn: number): string {
  const longest = query.split(/\s+/).reduce((a, b) => (b.length > a.length ? b : a), '')
  if (longest.length < SHORTEST || !/^[a-z]+$/.test(longest)) return query
  const at = 1 + (turn % (longest.length - 3))
  const slip = SLIPS[turn % SLIPS.length]
  return slip ? query.replace(longest, slip(longest, at)) : query
}

function nextLetter(letter: string): string {
  const row = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'].find((keys) => keys.includes(letter)) ?? letter
  return row.charAt(row.indexOf(letter) + 1) || row.charAt(row.length - 2)
}
