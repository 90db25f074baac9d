import { editDistance } from '../text/edit-distance.ts'
import { readBarePrice } from './bare-price.ts'
import { COLUMN_NAMES, IMPORT_FIELDS } from './column-names.ts'

/** Names shorter than this must be equal. */
const SIMILAR_FROM = 5

/** Guesses the field of each column of a file; a price that is only numbers becomes an amount. */
export function guessMapping(
  columns: readonly { name: string; examples: readonly string[] }[],
): Record<string, string> {
  const mapping = guessColumns(columns.map(({ name }) => name))
  const priced = columns.find(({ name }) => mapping[name] === 'priceText')
  const isBare =
    priced?.examples.length && priced.examples.every((each) => readBarePrice(each) !== null)
  const isTaken = Object.values(mapping).includes('amount')
  return priced && isBare && !isTaken ? { ...mapping, [priced.name]: 'amount' } : mapping
}

/**
 * Guesses which column becomes which field: by equal names, then by names in four languages, then by similar ones.
 * Each field is given once.
 */
export function guessColumns(columns: readonly string[]): Record<string, string> {
  const names = new Map(IMPORT_FIELDS.map((field) => [field, namesOf(field)]))
  const mapping = new Map<string, string>()
  const taken = new Set<string>()
  function take(isMatch: (column: string, field: string) => boolean) {
    for (const column of columns) {
      if (mapping.has(column)) continue
      const given = plain(column)
      const field = IMPORT_FIELDS.find((known) => !taken.has(known) && isMatch(given, known))
      if (given === '' || !field) continue
      mapping.set(column, field)
      taken.add(field)
    }
  }
  take((column, field) => column === plain(field))
  take((column, field) => names.get(field)?.has(column) ?? false)
  take((column, field) => [...(names.get(field) ?? [])].some((name) => isSimilar(column, name)))
  return Object.fromEntries(mapping)
}

function namesOf(field: string): Set<string> {
  const known = (COLUMN_NAMES[field] ?? '').split(' ')
  return new Set([field, ...known].map(plain).filter(Boolean))
}

function isSimilar(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  return shorter >= SIMILAR_FROM && editDistance(one, other, 1) <= 1
}

/** Lower case, without accents, spaces and signs: "Título (ES)" is "tituloes". */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]/g, '')
}
