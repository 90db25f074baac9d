import { fold } from '../text/text.ts'
import { type ChatThread, namesHelplines, titleOf } from './chat-thread.ts'

const EXCERPT_LENGTH = 150
const BEFORE = 40

/**
 * A conversation that matches all words of a search; the excerpt is from its text, null where there is
 * none to show.
 */
export type ThreadMatch = { thread: ChatThread; excerpt: string | null }

/** The conversations whose title or text contains every word, in their order; all for a blank search. */
export function findThreads(threads: readonly ChatThread[], query: string): ThreadMatch[] {
  const words = fold(query).split(' ').filter(Boolean)
  return threads.flatMap((thread) => {
    const texts = thread.messages.map(({ content }) => content)
    const all = fold([titleOf(thread), ...texts].join('\n'))
    return words.every((word) => all.includes(word))
      ? [{ thread, excerpt: excerptOf(thread, words) }]
      : []
  })
}

/** Around the first match, else the newest answer. Words of danger are never shown. */
function excerptOf({ danger, messages }: ChatThread, words: readonly string[]): string | null {
  if (danger || messages.some(namesHelplines)) return null
  const texts = messages.map(({ content }) => content.replace(/\s+/g, ' ').trim())
  const hit =
    words.length > 0 && texts.find((text) => words.some((word) => fold(text).includes(word)))
  const answer = messages
    .findLast(({ isUser }) => !isUser)
    ?.content.replace(/\s+/g, ' ')
    .trim()
  const text = hit || answer || null
  return text && around(text, hit ? (words.find((word) => fold(text).includes(word)) ?? '') : '')
}

function around(text: string, word: string): string {
  // Folding may change lengths, which shifts a far match by a few letters at most.
  const at = word ? Math.max(0, fold(text).indexOf(word) - BEFORE) : 0
  const start = at === 0 ? 0 : text.indexOf(' ', at) + 1
  const end = start + EXCERPT_LENGTH
  const piece = text.slice(start, end)
  // Whole words only.
  const whole = end < text.length ? `${piece.slice(0, piece.lastIndexOf(' '))}…` : piece
  return `${start > 0 ? '…' : ''}${whole.trim()}`
}
