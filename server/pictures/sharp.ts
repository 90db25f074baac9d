/** sharp with one thread a picture and no cache: no two inputs are the same, and its cache takes up to 50 MB. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
