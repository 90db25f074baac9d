const RANGE = /unicode-range:([^;}]*)/i
const INTERVAL = /U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi
/** What the faces for Latin hold, as a page of ours fetches them in any case (app/styles/fonts.css). */
const OTHER_LETTERS =
  /[^\0-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215\ufeff\ufffd]+/g
const LATIN = 'A'

/** Letters of a page that no face for Latin holds, each once and in order. */
export function otherLetters(html: string): string[] {
  // Runs of them first, then letters: a pattern that knows of pairs of surrogates takes five times as long.
  return [...new Set((html.match(OTHER_LETTERS) ?? []).join(''))].sort()
}

/**
 * Whether a face is asked for by a page: it is for everything, for Latin, or for one of the page's other letters.
 *
 * @param body of its `@font-face`
 */
export function isFaceFor(body: string, letters: readonly string[]): boolean {
  const [, ranges] = RANGE.exec(body) ?? []
  if (ranges === undefined) return true
  const intervals = [...ranges.matchAll(INTERVAL)].map(([, from = '', to = from]) => [
    Number.parseInt(from.replaceAll('?', '0'), 16),
    Number.parseInt(to.replaceAll('?', 'f'), 16),
  ])
  return [LATIN, ...letters].some((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return intervals.some(([from = 0, to = 0]) => from <= code && code <= to)
  })
}
