import { type Fit, fitOf } from '#domain/fit.ts'
import { m } from '#domain/messages/messages.js'
import type { Need } from '#domain/need.ts'
import { fold, wordsOf } from '#domain/text.ts'
import { understoodParts } from '#domain/understood.ts'
import { understoodLabel } from '#domain/understood-words.ts'
import { listed, money } from '../facts.ts'
import { KIND_WORD } from './find.ts'
import type { Turn } from './turn.ts'

/** More words than these are a story, of which not every word is a wish. */
const WISHED = 4

/** What the newest turn wished for that none of the listings on show says anything of, as words to be read. */
export function unchecked({ own }: Turn, need: Need, shown: readonly Fit[]): string[] {
  const party = understoodParts(own).flatMap((part) =>
    part.kind === 'party' ? [understoodLabel(part, money)] : [],
  )
  const words = leftOver(own).filter((word) => shown.every((fit) => !says(need, fit, word)))
  return words.length > WISHED ? party : [...words.map(quoted), ...party]
}

/** Words of a need that nothing else was read from, in quotation marks; null where there are none. */
export function quotedWords(need: Need): string | null {
  const words = leftOver(need).slice(0, WISHED)
  return words.length > 0 ? listed(words.map(quoted)) : null
}

const quoted = (word: string) => m.assistant_quoted({ word })

/** Words that nothing else was read from. */
function leftOver({ words, asked, said, place, time, duration, company }: Need): string[] {
  const parts = [place, time, duration, company, ...asked].map((part) => part?.said)
  const read = new Set(
    [...parts, ...Object.values(said)].flatMap((each) => wordsOf(fold(each ?? ''))),
  )
  return words.filter((word) => !read.has(word) && !KIND_WORD.test(word))
}

function says(need: Need, { candidate }: Fit, word: string): boolean {
  return fitOf({ ...need, asked: [], concepts: [], words: [word] }, candidate).score > 0
}
