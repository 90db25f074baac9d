import type { Price } from '../listing/listing.ts'

/** Currency and unit of prices that state neither. */
export type PriceDefaults = Pick<Price, 'currency' | 'per'>

const PARTS = /^([\d.,'’\s]*?\d)(?:[.,](\d{1,2}|-|–))?$/
const WHOLE = /^(?:\d+|\d{1,3}(?:([.,'’\s])\d{3}(?:\1\d{3})*))$/

/** The number of a cell that is a price without a currency ("129", "1.290,50", "1 290"); null for any other cell. */
export function readBarePrice(cell: string): number | null {
  const text = cell.trim()
  // Up to two digits behind the last sign are a fraction, three are thousands.
  const [, whole = '', fraction = ''] = PARTS.exec(text) ?? []
  if (!WHOLE.test(whole)) return null
  return Number(`${whole.replace(/\D/g, '')}.${fraction.replace(/\D/g, '') || 0}`)
}

/** A number as a price, in the smallest unit of its currency. */
export function toPrice(value: number, { currency, per }: PriceDefaults): Price {
  const form = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = form.resolvedOptions().maximumFractionDigits ?? 2
  return { minor: Math.round(value * 10 ** digits), currency, per }
}
