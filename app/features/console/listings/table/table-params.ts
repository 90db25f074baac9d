import {
  type Direction,
  LISTING_COLUMNS,
  LISTING_SORT_NAMES,
  LISTING_SORTS,
  type ListingColumn,
  type ListingSort,
} from '#domain/console/listings/listing-table.ts'
import { CONSOLE_PAGES } from '../../console-pages.ts'

const HERE = CONSOLE_PAGES.listings.path
const NOT_AT_FIRST: readonly ListingColumn[] = ['id']

/** A link to the first page of the table with other parameters; null removes one. */
export function tableHref(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(params)
  next.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next.size > 0 ? `${HERE}?${next}` : HERE
}

/** The columns that the URL shows beside the title. */
export function columnsOf(params: URLSearchParams): ListingColumn[] {
  const named = params.get('columns')?.split(',')
  return LISTING_COLUMNS.filter((column) =>
    named ? named.includes(column) : !NOT_AT_FIRST.includes(column),
  )
}

/** The value of the parameter for some columns; null for those that are shown without it. */
export function columnsParam(columns: readonly ListingColumn[]): string | null {
  const value = columns.join(',')
  const isFirst = value === columnsOf(new URLSearchParams()).join(',')
  // The title is always there.
  return isFirst ? null : value || 'title'
}

/** The order that the URL states. */
export function orderOf(params: URLSearchParams): { sort: ListingSort; order: Direction } {
  const sort = LISTING_SORT_NAMES.find((name) => name === params.get('sort')) ?? 'updated'
  const order = params.get('order')
  return { sort, order: order === 'asc' || order === 'desc' ? order : LISTING_SORTS[sort] }
}
