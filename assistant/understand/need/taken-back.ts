import type { ConceptName } from '#domain/concepts/concepts.ts'
import { type MatchedConcept, matchConcepts } from '#domain/concepts/match-concepts.ts'
import type { Need } from '#domain/need/need.ts'
import { fold, wordsOf } from '#domain/text/text.ts'

/** A turn without what it takes back, and the concepts of earlier turns that it takes back. */
export type TakenBack = { rest: string; names: readonly ConceptName[] }

const FORGETTING =
  /(?<!\b(?:don['’]?t|do not|never|nicht|no) )\b(?:forget|scrap|olv[ií]da(?:te|mos|d)?|vergiss|vergessen wir|oublie[sz]?|oublions)(?: about| de| d['’])? (?:(?:the|el|la|los|las|lo de|die|das|den|le|les) |l['’])?(\p{L}+)/giu

/**
 * What a turn takes back or excludes: a wish stated before is taken back ("forget warm"), anything else is excluded
 * ("forget the candles"). Never throws.
 */
export function takenBackIn(text: string, { asked }: Pick<Need, 'asked'>): TakenBack {
  const names: ConceptName[] = []
  const rest = text.replace(FORGETTING, (clause, what: string) => {
    const named = matchConcepts(wordsOf(fold(what))).map(({ name }) => name)
    const isKnown = ({ name, said }: MatchedConcept) =>
      named.includes(name) || said.split(' ').includes(fold(what))
    const known = asked.filter((each) => !each.implied && isKnown(each)).map(({ name }) => name)
    names.push(...known)
    if (known.length > 0) return ' '
    return named.length > 0 ? `no ${what}` : clause
  })
  return { rest, names }
}

/** A need without some of its concepts and the words that named them. */
export function withoutConcepts<N extends Pick<Need, 'asked' | 'concepts' | 'words'>>(
  need: N,
  names: readonly ConceptName[],
): N {
  if (names.length === 0) return need
  const isGone = ({ name, implied, said }: Need['asked'][number]) =>
    names.includes(name) || (implied && gone.has(said))
  const gone = new Set(need.asked.flatMap(({ name, said }) => (names.includes(name) ? said : [])))
  const words = new Set([...gone].flatMap((said) => said.split(' ')))
  return {
    ...need,
    asked: need.asked.filter((each) => !isGone(each)),
    concepts: need.concepts.filter((name) => !names.includes(name)),
    words: need.words.filter((word) => !words.has(word)),
  }
}
