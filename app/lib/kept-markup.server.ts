import { MARK, type MarkupKeeper } from './kept-markup.tsx'

/** The markup that one rendering shares with others. */
export type SharedMarkup = MarkupKeeper & {
  /**
   * Puts in what was found, and takes the marks out of the page.
   *
   * @param isSound whether what was marked may be kept: not where something failed
   */
  finish: (html: string, isSound: boolean) => string
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
type Kept = { pieces: readonly string[]; bytes: number }

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
    // A copy: a slice would hold on to the whole page.
    const pieces = Buffer.from(inside).toString().split(id)
    const size = key.length + inside.length
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
    return replacedAfter(html, ` ${MARK}="${nonce} `, '"', (number, rest) => {
      const mark = marked[number]
      const inside = mark && isSound && insideOf(rest.slice(1), mark.tag)
      if (mark && inside) keep(mark.key, mark.id, inside)
      return ''
    })
  }

  return {
    bytes: () => bytes,
    share(language, nonce) {
      const marked: Mark[] = []
      const found: string[] = []
      return {
        find(key, id) {
          const known = take(`${language} ${key}`)
          // Its place alone: React would turn all of it into bytes, which would then be read as text again.
          return known ? `<!--${nonce} ${found.push(known.pieces.join(id)) - 1}-->` : null
        },
        mark: (key, id, tag) =>
          `${nonce} ${marked.push({ key: `${language} ${key}`, id, tag }) - 1}`,
        finish(html, isSound) {
          const plain = takeMarked(html, nonce, marked, isSound)
          return replacedAfter(plain, `<!--${nonce} `, '-->', (number) => found[number] ?? '')
        },
      }
    },
  }
}

type Mark = { key: string; id: string; tag: string }

/** Puts something in the place of each number that stands between two texts, and of these. */
function replacedAfter(
  html: string,
  before: string,
  after: string,
  replace: (number: number, rest: string) => string,
): string {
  const [start = '', ...parts] = html.split(before)
  const replaced = parts.map((part) => {
    const end = part.indexOf(after)
    const rest = part.slice(end + after.length)
    return replace(Number(part.slice(0, end)), rest) + rest
  })
  return start + replaced.join('')
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
