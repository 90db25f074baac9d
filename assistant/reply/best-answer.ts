import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { placeName } from '#domain/place/place-name.ts'
import { CONCEPT_LABELS } from '#domain/thesaurus/labels.ts'
import { valueText } from '../facts/localised-values.ts'
import { distanceText } from '../facts/number-text.ts'
import { listed } from '../facts/sentence.ts'
import { kilometresFrom } from '../find/distances.ts'
import type { Answer, Turn } from '../turn.ts'
import { isFunctionWord } from '../understand/function-words.ts'
import { comparisonAnswer } from './asked-answers.ts'
import { toCard } from './cards.ts'
import { listingsAnswer } from './listing-answers.ts'

/**
 * Which of the listings shown is nearest to a place, or first by a quality that the turn names; side by side if it
 * names neither.
 */
export async function bestAnswer(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const { place } = turn.own
  if (place) {
    const kmOf = await kilometresFrom(place, about, turn.around)
    const [first] = about.toSorted((a, b) => far(kmOf, a) - far(kmOf, b))
    const km = first && kmOf.get(first.id)
    const named = placeName(place)
    if (first === undefined || km === undefined)
      return listingsAnswer(turn, m.assistant_best_nowhere({ place: named }), about)
    const near = { place: named, title: first.title, distance: distanceText(km) }
    return listingsAnswer(turn, m.assistant_best_near(near), [first])
  }
  const needs = qualitiesOf(turn.own)
  if (needs === '') return comparisonAnswer(turn, { kind: 'compare', by: null, about: [...about] })
  const [best] = about
    .map((candidate) => fitOf(turn.own, candidate))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  if (!best) return listingsAnswer(turn, m.assistant_best_none({ needs }), about)
  const { title } = best.candidate
  const tags = best.tags.slice(0, 2).map(valueText)
  const why =
    tags.length > 0
      ? m.assistant_tell_topic_tags({ needs, tags: listed(tags) })
      : m.assistant_tell_topic_words({ needs })
  return listingsAnswer(turn, m.assistant_best_quality({ title, needs, why }), [best.candidate])
}

/** Recommends the first of the listings shown: they stand in the order of how well they fit. */
export function recommendedAnswer(turn: Turn, about: readonly Candidate[]): Answer {
  const { need } = turn.wishes
  const [first] = about.map((candidate) => fitOf(need, candidate))
  if (!first) return listingsAnswer(turn, m.assistant_tell_gone(), [])
  const { title, reason } = toCard(need, first)
  return listingsAnswer(turn, m.assistant_recommend({ title, reason }), [first.candidate])
}

function far(kmOf: ReadonlyMap<string, number>, { id }: Candidate): number {
  return kmOf.get(id) ?? Number.POSITIVE_INFINITY
}

/** The qualities that a need names, as a list in the language of the answer; empty for none. */
function qualitiesOf({ asked, words }: Need): string {
  const named = asked.filter(({ implied }) => !implied).map(({ name }) => CONCEPT_LABELS[name]())
  const open = words.filter((word) => !isFunctionWord(word))
  return listed(named.length > 0 ? named : open.slice(0, 2))
}
