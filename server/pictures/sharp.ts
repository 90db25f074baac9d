/** Loads sharp with one thread per picture and no cache: inputs never repeat, and its cache takes up to 50 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
