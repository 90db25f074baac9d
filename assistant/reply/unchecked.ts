import { m } from '#domain/messages/messages.js'
import { conditionVerdict } from '#domain/need/constraints.ts'
import { type Fit, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { needPartLabel } from '#domain/need/need-part-labels.ts'
import { needParts } from '#domain/need/need-parts.ts'
import { fold, wordsOf } from '#domain/text/text.ts'
import { money } from '../facts/number-text.ts'
import { listed } from '../facts/sentence.ts'
import type { Turn } from '../turn.ts'
import { isFunctionWord } from '../understand/function-words.ts'
import { KIND_WORD } from '../understand/need/constraint-words.ts'

/** With more words a text is a story, in which not every word is a wish. */
const WISHED = 4

/** Words before a requested or excluded feature; "with my mother" requests nothing of a listing. */
const DEMANDING =
  /(?:^|[,;]| )(?:with|without|no|non|free of|has|have|having|includ\w+|offers?|speaks?|speaking|habl\w+|spr[ei]ch\w+|parl\w+|auf|by|must be|con|sin|que tenga|incluye\w*|mit|ohne|keine?n?|avec|sans|pas de|par|en) (?!(?:my|our|his|her|mis?|su|mein|unser|sein|ihr|mon|ma|mes|notre|sa|ses)\w*\b)(?:\p{L}+ ){0,2}$/u
const QUALIFYING = /^ (?:speaking|friendly|included|only|incluid|inklusive|compris)/

/** Whether a folded text requests a word rather than mentions it ("he uses", "my mother"). */
function isDemanded(word: string, text: string): boolean {
  const at = text.indexOf(word)
  return (
    at >= 0 && (DEMANDING.test(text.slice(0, at)) || QUALIFYING.test(text.slice(at + word.length)))
  )
}

/** Words requested in the newest turn that no listing on show mentions, as quoted labels. */
export function uncheckedWords({ own, text }: Turn, need: Need, shown: readonly Fit[]): string[] {
  const plain = fold(text)
  const open = own.conditions.filter((each) =>
    shown.every(({ candidate }) => conditionVerdict(each, candidate) === 'unknown'),
  )
  const party = own.conditions.some(({ kind }) => kind === 'party') ? null : own.party
  const details = needParts({ ...own, party, conditions: open }).flatMap((part) =>
    part.kind === 'party' || part.kind === 'condition' ? [needPartLabel(part, money)] : [],
  )
  const words = leftOver(own).filter(
    (word) => isDemanded(word, plain) && shown.every((fit) => !says(need, fit, word)),
  )
  return words.length > WISHED ? details : [...words.map(quoted), ...details]
}

/** Unparsed words of a need, in quotation marks; null without any. */
export function quotedWords(need: Need): string | null {
  const words = leftOver(need).slice(0, WISHED)
  return words.length > 0 ? listed(words.map(quoted)) : null
}

const quoted = (word: string) => m.assistant_quoted({ word })

/** Words that no other part was parsed from. */
function leftOver({ words, asked, said, place, time, duration, company }: Need): string[] {
  const parts = [place, time, duration, company, ...asked].map((part) => part?.said)
  const read = new Set(
    [...parts, ...Object.values(said)].flatMap((each) => wordsOf(fold(each ?? ''))),
  )
  return words.filter((word) => !read.has(word) && !KIND_WORD.test(word) && !isFunctionWord(word))
}

function says(need: Need, { candidate }: Fit, word: string): boolean {
  return fitOf({ ...need, asked: [], concepts: [], words: [word] }, candidate).score > 0
}
