/** Types of columns; all others are text. */
const NUMBERS = new Set(['rating', 'reviews', 'reviewCount', 'sleeps'])
const FLAGS = new Set(['verified', 'isAIRecommended', 'listed', 'sample'])
const LISTS = new Set([
  'tags',
  'images',
  'categories',
  'amenities',
  'inclusions',
  'requirements',
  'dates',
])
const OBJECTS = new Set([
  'amount',
  'benefits',
  'amenityGroups',
  'host',
  'instructor',
  'schedule',
  'reviewList',
  'faqs',
  'verification',
  'offering',
  'coordinates',
])

const TRUE = /^(true|yes|y|1)$/i
const FALSE = /^(false|no|n|0)$/i

/**
 * Parses a CSV line as an item: empty cells are skipped, lists are JSON or separated by bars ("calm |
 * sleep"), objects are JSON.
 */
export function cellsToItem(
  cells: Record<string, string>,
): { item: Record<string, unknown> } | { fault: string } {
  const item: Record<string, unknown> = {}
  for (const [name, cell] of Object.entries(cells)) {
    if (cell.trim() === '') continue
    const value = cellValue(name, cell.trim())
    if (value === undefined) return { fault: `${name}: ${JSON.stringify(cell)} cannot be read` }
    item[name] = value
  }
  return { item }
}

/** In CSV too, a location may be an object and reviews a list (specification section 3). */
const EITHER = { location: '{', reviews: '[' } as const

/** Formats an item as CSV cells; the inverse of `cellsToItem`. */
export function itemToCells(item: Record<string, unknown>, columns: readonly string[]): string[] {
  return columns.map((name) => {
    const value = item[name]
    // With an empty cell the country would be derived from the location.
    if (name === 'country' && value === null) return 'null'
    if (value === null || value === undefined) return ''
    if (value instanceof Date) return value.toISOString()
    return typeof value === 'object' ? JSON.stringify(value) : String(value)
  })
}

/** A CSV line (RFC 4180). */
export function toCsvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) =>
    /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${quoted.join(',')}\r\n`
}

function cellValue(name: string, cell: string): unknown {
  if (name === 'country' && cell === 'null') return null
  if (Object.entries(EITHER).some(([field, sign]) => field === name && cell.startsWith(sign)))
    return parseJson(cell)
  if (NUMBERS.has(name)) return Number.isFinite(Number(cell)) ? Number(cell) : undefined
  if (FLAGS.has(name)) return TRUE.test(cell) ? true : FALSE.test(cell) ? false : undefined
  if (OBJECTS.has(name)) return parseJson(cell)
  if (!LISTS.has(name)) return cell
  if (cell.startsWith('[')) return parseJson(cell)
  return cell
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean)
}

function parseJson(cell: string): unknown {
  try {
    return JSON.parse(cell) as unknown
  } catch {
    return undefined
  }
}

/** Spreadsheets run a cell that begins with one of these as a formula. */
export const withoutFormula = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)
