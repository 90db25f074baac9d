import type { Offering } from '#domain/listing/directory.ts'
import { linesOf, listOf, type Stock, stockOf } from './stock.ts'

/** A thing to buy or a service to use, with the words that only it can have. */
export type Product = {
  category: string
  type: string
  /** Inside sentences: "a …". */
  name: string
  titles: readonly string[]
  /** What one of them may be made with; "{stuff}". */
  stuffs: readonly string[]
  needs: readonly string[]
  tags: readonly string[]
  dollars: readonly [number, number]
  /** What it is and how it is used, in any order. */
  doing: Stock
  given: readonly string[]
  care: readonly string[]
  /** How long one lasts, or how long a session takes. */
  lasting: string
  offering: Offering | null
}

/**
 * Lines: name | type | titles | stuffs | needs | tags | least-most dollars | lasting | given | care,
 * followed by lines that begin with "-" and say what it is and does.
 */
export function productsOf(
  category: string,
  text: string,
  offering: (type: string) => Offering | null = () => null,
): Product[] {
  const entries: { head: string; doing: string[] }[] = []
  for (const line of linesOf(text)) {
    if (line.startsWith('- ')) entries.at(-1)?.doing.push(line.slice(2))
    else entries.push({ head: line, doing: [] })
  }
  return entries.map(({ head, doing }) => {
    const cells = head.split('|').map((cell) => cell.trim())
    if (cells.length !== 10) throw new Error(`10 cells wanted: ${head}`)
    const [
      name = '',
      type = '',
      titles = '',
      stuffs = '',
      needs = '',
      tags = '',
      price = '',
      lasting = '',
      given = '',
      care = '',
    ] = cells
    const [least = 10, most = 20] = price.split('-').map(Number)
    return {
      category,
      name,
      type,
      titles: listOf(titles),
      stuffs: listOf(stuffs),
      needs: needs.split(', '),
      tags: tags.split(', '),
      dollars: [least, most],
      doing: stockOf(doing.join('\n')),
      given: listOf(given),
      care: listOf(care),
      lasting,
      offering: offering(type),
    }
  })
}
