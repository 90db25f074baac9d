import { MARK, type MarkupKeeper } from './kept-markup.tsx'

/** The markup that one rendering shares with others. */
export type SharedMarkup = MarkupKeeper & {
  /**
   * Takes the marks out of a page that was rendered, which still lacks what was found.
   *
   * @param isSound whether what was marked may be kept: not where something failed
   */
  keep: (html: string, isSound: boolean) => string
  /** The page with what was found, as it is sent: what is kept is never text again. */
  fill: (html: string) => Buffer<ArrayBuffer>
}

export type KeptMarkup = {
  /**
   * @param language of the page, which all markup depends on
   * @param nonce a secret of this rendering: a mark with it was written by us and not by a listing's text
   */
  share: (language: string, nonce: string) => SharedMarkup
  bytes: () => number
}

/** An inside, cut where its element's id stands. */
type Kept = { pieces: readonly Buffer[]; bytes: number }

type Found = { pieces: readonly Buffer[]; id: string }

/** What React finishes elsewhere in the page. */
const UNFINISHED = /<(?:template|script)\b|<!--\$/

/**
 * Parts of pages as React wrote them, by the data they were written from: what says something else has another
 * key, so nothing kept can be out of date. The longest unread goes first.
 *
 * @param limitBytes of all keys and markup together
 */
export function keepMarkup(limitBytes: number): KeptMarkup {
  const kept = new Map<string, Kept>()
  let bytes = 0

  function forget(key: string): void {
    bytes -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }

  function take(key: string): Kept | undefined {
    const known = kept.get(key)
    if (known) {
      // A Map keeps the order of insertion: what is read moves to the young end.
      kept.delete(key)
      kept.set(key, known)
    }
    return known
  }

  function keep(key: string, id: string, inside: string): void {
    if (UNFINISHED.test(inside)) return
    forget(key)
    const pieces = inBytes(inside.split(id))
    const size = pieces.reduce((sum, { length }) => sum + length, key.length)
    kept.set(key, { pieces, bytes: size })
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= limitBytes) return
      forget(oldest)
    }
  }

  /** Keeps what was marked, and takes the marks away. */
  function takeMarked(html: string, nonce: string, marked: readonly Mark[], isSound: boolean) {
    if (marked.length === 0) return html
    const { start, parts } = cutAt(html, ` ${MARK}="${nonce} `, '"')
    for (const { number, rest } of parts) {
      const mark = marked[number]
      const inside = mark && isSound && insideOf(rest.slice(1), mark.tag)
      // What has a place for something found is nothing without it.
      if (mark && inside && !inside.includes(placeOf(nonce))) keep(mark.key, mark.id, inside)
    }
    return start + parts.map(({ rest }) => rest).join('')
  }

  return {
    bytes: () => bytes,
    share(language, nonce) {
      const marked: Mark[] = []
      const found: Found[] = []
      return {
        find(key, id) {
          const known = take(`${language} ${key}`)
          // Its place alone: React would turn all of it into bytes, which would then be read as text again.
          return known
            ? `${placeOf(nonce)}${found.push({ pieces: known.pieces, id }) - 1}-->`
            : null
        },
        mark: (key, id, tag) =>
          `${nonce} ${marked.push({ key: `${language} ${key}`, id, tag }) - 1}`,
        keep: (html, isSound) => takeMarked(html, nonce, marked, isSound),
        fill(html) {
          const { start, parts } = cutAt(html, placeOf(nonce), '-->')
          const filled = parts.flatMap(({ number, rest }) => [
            ...written(found[number]),
            Buffer.from(rest),
          ])
          return Buffer.concat([Buffer.from(start), ...filled])
        },
      }
    },
  }
}

const placeOf = (nonce: string) => `<!--${nonce} `

type Mark = { key: string; id: string; tag: string }

/** A text cut at each number that stands between two others. */
function cutAt(html: string, before: string, after: string) {
  const [start = '', ...parts] = html.split(before)
  return {
    start,
    parts: parts.map((part) => {
      const end = part.indexOf(after)
      return { number: Number(part.slice(0, end)), rest: part.slice(end + after.length) }
    }),
  }
}

/** In memory of their own: parts of Node's common pool would hold on to all of it. */
function inBytes(texts: readonly string[]): Buffer[] {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const whole = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0))
  let start = 0
  return texts.map((text, at) => {
    const piece = whole.subarray(start, start + (sizes[at] ?? 0))
    start += piece.write(text)
    return piece
  })
}

/** An inside with another element's id in the places of its own. */
function written(found: Found | undefined): readonly Buffer[] {
  const { pieces, id } = found ?? { pieces: [], id: '' }
  const name = Buffer.from(id)
  return pieces.flatMap((piece, at) => (at > 0 ? [name, piece] : [piece]))
}

/** All before the end of an element that has begun; null where something else that is marked begins in it. */
function insideOf(html: string, tag: string): string | null {
  let depth = 1
  // In text and attributes React writes no bracket as it is.
  for (const { 0: found, index } of html.matchAll(new RegExp(`<(/?)${tag}\\b`, 'g'))) {
    depth += found.startsWith('</') ? -1 : 1
    if (depth === 0) return html.slice(0, index)
  }
  return null
}
