import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { listed } from '../../facts/sentence.ts'
import { toCard } from '../cards.ts'

const VERDICTS = [
  ['met', m.assistant_plan_fact_met],
  ['unmet', m.assistant_plan_fact_unmet],
  ['unknown', m.assistant_plan_fact_unknown],
] as const

/** Which listings meet each part of a need, which break it, and which leave it open; null if no part can be checked. */
export function verdictsText(about: readonly Candidate[], need: Need): string | null {
  const cards = about.map((candidate) => toCard(need, fitOf(need, candidate)))
  const needs = new Set(
    cards.flatMap(({ met, unmet, unknown }) =>
      [...met, ...unmet, ...unknown].map((each) => each.need),
    ),
  )
  if (needs.size === 0) return null
  const lines = [...needs].flatMap((name) =>
    VERDICTS.flatMap(([verdict, say]) => {
      const titles = cards
        .filter((card) => card[verdict].some((each) => each.need === name))
        .map(({ title }) => title)
      if (titles.length === 0) return []
      const isAll = titles.length === cards.length && verdict === 'met'
      return [
        isAll
          ? m.assistant_plan_fact_all({ need: name })
          : say({ need: name, titles: listed(titles) }),
      ]
    }),
  )
  return lines.map(capitalised).join(' ')
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
