/** The address that dials a number; some begin with a star. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23')}`
}
