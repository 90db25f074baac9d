import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import { listed } from '../facts/sentence.ts'
import { isShowable } from '../find/showable.ts'
import { type Answer, SHOWN, type Turn } from '../turn.ts'
import { listingsAnswer } from './listing-answers.ts'

const READ = 24

/** The listings most like one that was shown: not shown before, and within the stated constraints. */
export async function similarAnswer(turn: Turn, to: Candidate): Promise<Answer> {
  const { around, wishes, guard } = turn
  const hits = await around.search.similar(to.id, READ)
  around.signal.throwIfAborted()
  const read = await around.readCandidates(hits.map(({ id }) => id))
  const byId = new Map(read.map((candidate) => [candidate.id, candidate]))
  const similar = hits
    .flatMap(({ id }) => byId.get(id) ?? [])
    .filter(({ id }) => !wishes.seen.has(id))
    .filter((candidate) => isShowable(fitOf(wishes.need, candidate), wishes, guard.isBarred))
    .slice(0, SHOWN)
  const { title } = to
  if (similar.length === 0) return listingsAnswer(turn, m.assistant_similar_none({ title }), [to])
  const titles = listed(similar.map((candidate) => candidate.title))
  return listingsAnswer(turn, m.assistant_similar({ title, titles }), similar)
}
