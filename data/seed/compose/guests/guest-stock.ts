import { linesOf, type Stock, stockOf } from '../stock.ts'

/** What is said of one practice or product: by its guests, and by its own page. */
export type GuestWords = {
  praise: Stock
  reserve: Stock
  /** "Title | text" of a benefit. */
  gains: Stock
  /** "Question | answer". */
  asks: Stock
}

/** Lines begin with "+" for praise, "~" for a reservation, "*" for a benefit, "?" for a question. */
function guestWordsOf(text: string): GuestWords {
  const lines = linesOf(text)
  const begunWith = (mark: string) =>
    stockOf(
      lines
        .filter((line) => line.startsWith(mark))
        .map((line) => line.slice(mark.length))
        .join('\n'),
    )
  return {
    praise: begunWith('+'),
    reserve: begunWith('~'),
    gains: begunWith('*'),
    asks: begunWith('?'),
  }
}

/** The same for several, by name. */
export function guestTableOf(entries: Record<string, string>): Record<string, GuestWords> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, text]) => [name, guestWordsOf(text)]),
  )
}
