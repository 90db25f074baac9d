/**
 * Word stock: ways to say one thing, one per line. `{slot}` stands for a fact of the listing or for
 * another stock of the same name, `{Slot}` for the same with a capital letter. A line may begin with
 * the marks it asks for and those it cannot stand: "[mountains !online] The path begins …".
 */
export type Phrase = {
  only: readonly string[]
  never: readonly string[]
  /** Text and slots as written, in turn; text comes first. */
  parts: readonly string[]
  /** The names of the slots. */
  slots: readonly string[]
}
export type Stock = readonly Phrase[]

export function stockOf(text: string): Stock {
  return linesOf(text).map(readPhrase)
}

export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Rows of a table written one per line with cells between bars. */
export function rowsOf(text: string, cells: number): string[][] {
  return linesOf(text).map((line) => {
    const row = line.split('|').map((cell) => cell.trim())
    if (row.length !== cells) throw new Error(`${cells} cells wanted: ${line}`)
    return row
  })
}

/** Parts of one cell, between semicolons. */
export function listOf(cell: string): string[] {
  return cell
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function readPhrase(line: string): Phrase {
  const [, marks = '', text = line] = /^\[([^\]]*)\]\s*(.*)$/.exec(line) ?? []
  const words = marks.split(' ').filter((word) => word !== '')
  const parts = text.split(/[{}]/)
  return {
    only: words.filter((word) => !word.startsWith('!')),
    never: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    parts,
    slots: parts
      .filter((_, place) => place % 2 === 1)
      .map((slot) => slot.charAt(0).toLowerCase() + slot.slice(1)),
  }
}
