import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import { comesToYou } from '#domain/place/journey.ts'
import { listed } from '../../facts/sentence.ts'
import { type Answer, assistantText, type Turn } from '../../turn.ts'
import { toCard } from '../cards.ts'
import { followUpsFor } from '../follow-ups.ts'
import { answerOn } from '../listing/page-answers.ts'
import { detailsAnswer } from '../listing-answers.ts'

/** Answers a question about every listing of the plan shown, from their facts. */
export async function planQuestionAnswer(turn: Turn, about: 'facts' | 'bring'): Promise<Answer> {
  const { plan, shown, known } = turn
  const inPlan = plan ? plan.lines.flatMap(({ id }) => known.get(id) ?? []) : shown
  if (about === 'bring') return told(turn, await bringText(inPlan, turn))
  const text = factsText(inPlan, turn)
  return text === null
    ? detailsAnswer({ ...turn, act: { kind: 'tell', about: [...inPlan] } }, inPlan)
    : told(turn, text)
}

function told({ wishes, request }: Turn, text: string): Answer {
  const said = assistantText(request)
  const followUps = followUpsFor({ need: wishes.need, shown: [], rest: [], said })
  return {
    parts: [
      { type: 'text', text },
      { ...followUps, suggestions: [] },
    ],
    outcome: 'told',
  }
}

const VERDICTS = [
  ['met', m.assistant_plan_fact_met],
  ['unmet', m.assistant_plan_fact_unmet],
  ['unknown', m.assistant_plan_fact_unknown],
] as const

/** Which listings meet each part of the question; null if it states no part to check. */
function factsText(inPlan: readonly Candidate[], { own }: Turn): string | null {
  const isOfPlaces = own.petFriendly || own.wheelchair
  const visited = inPlan.filter((each) => !isOfPlaces || !comesToYou(each))
  const cards = visited.map((candidate) => toCard(own, fitOf(own, candidate)))
  const needs = new Set(
    cards.flatMap(({ met, unmet, unknown }) =>
      [...met, ...unmet, ...unknown].map(({ need }) => need),
    ),
  )
  if (needs.size === 0) return null
  const lines = [...needs].flatMap((need) =>
    VERDICTS.flatMap(([verdict, say]) => {
      const titles = cards
        .filter((card) => card[verdict].some((each) => each.need === need))
        .map(({ title }) => title)
      if (titles.length === 0) return []
      const isAll = titles.length === cards.length && verdict === 'met'
      return [isAll ? m.assistant_plan_fact_all({ need }) : say({ need, titles: listed(titles) })]
    }),
  )
  return lines.join(' ')
}

/** Products of the plan, and what the pages of its listings ask to bring. */
async function bringText(inPlan: readonly Candidate[], { around }: Turn): Promise<string> {
  const products = inPlan.filter(({ contentType }) => contentType === 'essential')
  const others = inPlan.filter(({ contentType }) => contentType !== 'essential')
  const listings = await Promise.all(others.map(({ id }) => around.readListing(id)))
  const asked = listings.flatMap((listing) => {
    const words = listing && listing.requirements.length > 0 && answerOn('bring', listing)
    return words ? [`${m.assistant_tell_about({ title: listing.title })} ${words}`] : []
  })
  const titles = listed(products.map(({ title }) => title))
  const texts = [...(titles ? [m.assistant_plan_bring({ titles })] : []), ...asked]
  return texts.length > 0 ? texts.join(' ') : m.assistant_plan_bring_none()
}
