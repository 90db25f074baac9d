import { detect } from './detect.ts'

const LIMIT = 1_000
const harmless = new Set<string>()

/**
 * `detect`, cached for queries that are repeated with each page, order and filter. Only texts
 * without a detection are cached: sensitive texts are never stored.
 */
export function detectCached(text: string): ReturnType<typeof detect> {
  if (harmless.has(text)) return null
  const detection = detect(text)
  if (detection) return detection
  harmless.add(text)
  const [oldest] = harmless
  if (harmless.size > LIMIT && oldest !== undefined) harmless.delete(oldest)
  return null
}
