import type { Candidate } from '#domain/need/candidate.ts'
import { meetsConstraints } from '#domain/need/constraints.ts'
import type { Answer, Turn } from '../turn.ts'
import { verdictsText } from './listing/verdicts.ts'
import { detailsAnswer, listingsAnswer } from './listing-answers.ts'

/** Which of the listings shown meet the limits of the newest turn; those that do come first. */
export async function whichAnswer(turn: Turn, about: readonly Candidate[]): Promise<Answer> {
  const { own, around } = turn
  const stored = await around.readCandidates(about.map(({ id }) => id))
  // "Cheaper than 150" states a sum, and no wish for something cheap.
  const limits =
    own.maxMinor === null
      ? own
      : { ...own, priceBands: [], asked: own.asked.filter(({ name }) => name !== 'budgetTravel') }
  const text = verdictsText(stored, limits)
  if (text === null)
    return detailsAnswer({ ...turn, act: { kind: 'tell', about: [...about] } }, about)
  const isMet = (each: Candidate) => Number(meetsConstraints(own, each))
  return listingsAnswer(
    turn,
    text,
    stored.toSorted((a, b) => isMet(b) - isMet(a)),
  )
}
