import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { comesToYou } from '#domain/place/journey.ts'
import { listed } from '../../facts/sentence.ts'
import { type Answer, assistantText, type Turn } from '../../turn.ts'
import { followUpsFor } from '../follow-ups.ts'
import { answerOn } from '../listing/page-answers.ts'
import { verdictsText } from '../listing/verdicts.ts'
import { detailsAnswer } from '../listing-answers.ts'

/** Answers a question about every listing of the plan shown, from their facts. */
export async function planQuestionAnswer(turn: Turn, about: 'facts' | 'bring'): Promise<Answer> {
  const { plan, shown, known } = turn
  const inPlan = plan ? plan.lines.flatMap(({ id }) => known.get(id) ?? []) : shown
  if (about === 'bring') return told(turn, await bringText(inPlan, turn))
  const text = verdictsText(visitedOf(inPlan, turn), turn.own)
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

/** A question about pets or steps is about places to visit. */
function visitedOf(inPlan: readonly Candidate[], { own }: Turn): Candidate[] {
  const isOfPlaces = own.petFriendly || own.wheelchair
  return inPlan.filter((each) => !isOfPlaces || !comesToYou(each))
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
