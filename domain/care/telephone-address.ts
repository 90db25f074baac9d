/** The `tel:` URL of a number; short codes may begin with a star. */
export function telephoneAddress(number: string): string {
  return `tel:${number.replace(/[^\d+*#]/g, '').replaceAll('#', '%23')}`
}
