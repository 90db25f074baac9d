const coming = new Map<string, Promise<unknown>>()

/**
 * Fetches a part with the files that it stands on all at once, and not one behind the other; its sheets are there
 * before it. Stands in the build where Vite would put a longer one of its own (scripts/vite/preloads.ts).
 *
 * @param files "assets/x.js", "assets/x.css"; those that the page has already are not asked for
 * @throws Error when a sheet or the part cannot be fetched; the next call tries again
 */
export async function withFiles<T>(
  fetchPart: () => Promise<T>,
  files: readonly string[] = [],
): Promise<T> {
  await Promise.all(files.map(bringOnce))
  return fetchPart()
}

function bringOnce(file: string): Promise<unknown> {
  const known = coming.get(file)
  if (known) return known
  const brought = bring(file)
  coming.set(file, brought)
  brought.catch(() => coming.delete(file))
  return brought
}

/** Asks for a file; a sheet is waited for. */
async function bring(file: string): Promise<unknown> {
  // The build may have marked the address of one that the page came with.
  if (document.querySelector(`link[href^="/${file}"]`)) return
  const link = document.createElement('link')
  link.href = `/${file}`
  if (file.endsWith('.js')) {
    link.rel = 'modulepreload'
    return document.head.append(link)
  }
  link.rel = 'stylesheet'
  return new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = () => {
      link.remove()
      reject(new Error(`${file} could not be fetched`))
    }
    document.head.append(link)
  })
}
