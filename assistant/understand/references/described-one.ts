import { translate } from '#domain/language/glossary/glossary.ts'
import { languagesOf } from '#domain/language/language-markers.ts'
import type { Candidate } from '#domain/need/candidate.ts'
import { fold, wordsOf } from '#domain/text/text.ts'

/** "The Malmö one", "the one with the bowls", "celui de Nikko", "el de las mantas", "das in Graz". */
const DESCRIBED: readonly RegExp[] = [
  /\bthe one (?:in|at|from|near|with|for|by|about|called) (?<words>[^,.;!?]{3,40})/,
  /\bthe (?<words>(?:[\p{L}-]+ ){1,3})one\b/u,
  /\b(?:celui|celle) (?:de|du|des|d|a|au|avec|en|pour) (?<words>[^,.;!?]{3,40})/,
  /\b(?:el|la) (?:de|del|en|con|para) (?<words>[^,.;!?]{3,40})/,
  /\b(?:der|die|das|den|dem) (?:in|aus|mit|von|bei|fur) (?<words>[^,.;!?]{3,40})/,
]
/** A noun with an article. */
const NOUN = /\b(?:the|el|la|los|las|der|die|das|den|dem|le|les|l) (?<words>\p{L}{4,})/gu

const SHORTEST = 3

/**
 * The listings that a folded turn describes by a word of their titles, places or types; none if it describes none, or
 * all of several.
 */
export function describedOne(plain: string, list: readonly Candidate[]): Candidate[] {
  const said = DESCRIBED.map((pattern) => pattern.exec(plain)?.groups?.['words']).find(Boolean)
  return said ? withWords(said, plain, list) : []
}

/**
 * The one listing that a folded turn about listings names by a noun of its title or type: "the candle"; none if it names
 * none, or several. In a turn that seeks ("by the lake") such a noun points at nothing.
 */
export function oneByNoun(plain: string, list: readonly Candidate[]): Candidate[] {
  const nouns = [...plain.matchAll(NOUN)].map(({ groups }) => groups?.['words'] ?? '')
  return nouns.map((noun) => withWords(noun, plain, list)).find(({ length }) => length === 1) ?? []
}

function withWords(said: string, plain: string, list: readonly Candidate[]): Candidate[] {
  const typed = wordsOf(said).filter((word) => word.length >= SHORTEST)
  const words = new Set([
    ...typed,
    ...translate(typed, languagesOf(wordsOf(plain))).flatMap(({ english }) => english),
  ])
  const counts = list.map((candidate) => {
    const own = new Set(
      wordsOf(fold([candidate.title, candidate.location ?? '', candidate.type].join(' '))),
    )
    return [...words].filter((word) => own.has(word) || own.has(`${word}s`)).length
  })
  const most = Math.max(...counts)
  const meant = list.filter((_, at) => counts[at] === most)
  return most > 0 && (meant.length < list.length || list.length === 1) ? meant : []
}
