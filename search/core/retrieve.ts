import type { Candidate } from '#domain/need/candidate.ts'
import { hasConstraints, meetsConstraints } from '#domain/need/constraints.ts'
import { bestFirst, type Fit, fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { isInLimits } from '#domain/place/search-area.ts'
import type { RetrieveScope } from '../port.ts'
import type { Catalogue } from './catalogue.ts'
import { FLAGS, kindCode } from './index/columns.ts'
import { pointOf } from './index/points.ts'
import { documentOf } from './index/segment.ts'
import { dropDeleted } from './parts.ts'
import { createConstraintCheck } from './query/constraints.ts'
import { allIn } from './query/filters.ts'
import { findTerms } from './query/find.ts'
import type { Language } from './query/language.ts'
import { type Plan, planNeed } from './query/plan.ts'
import { filterBits, unsetBit } from './rank/bits.ts'
import { createScorer } from './rank/ranking.ts'
import { createTop } from './rank/top.ts'
import { offerTopK } from './rank/top-k.ts'

/** Reads candidates by id, in any order; deleted ones are left out. */
export type ReadCandidates = (ids: readonly string[]) => Promise<Candidate[]>

const CANDIDATES = 160

/**
 * Listings that meet a need, best first: preselected by columns, evaluated by the domain. If no listing that
 * meets the constraints has a word of the need, returns the best rated that meet them.
 */
export async function answerRetrieve(
  catalogue: Catalogue,
  language: Language,
  readCandidates: ReadCandidates,
  need: Need,
  scope: RetrieveScope,
): Promise<Fit[]> {
  const { limit } = scope
  const plan = planNeed(need, catalogue.parts, language)
  const hasTerms = plan.terms.length > 0
  const evaluate = async (candidatePlan: Plan) => {
    const ids = preselect(catalogue, candidatePlan, need, scope)
    const byId = new Map((await readCandidates(ids)).map((each) => [each.id, each]))
    return ids
      .flatMap((id) => byId.get(id) ?? [])
      .filter((candidate) => meetsConstraints(need, candidate))
      .map((candidate) => fitOf(need, candidate))
  }
  const fits = await evaluate(plan)
  if (fits.length === 0 && hasTerms && hasConstraints(need))
    return bestFirst(need, await evaluate({ ...plan, terms: [] })).slice(0, limit)
  // The sort is stable, so ties keep the order of the preselection.
  return bestFirst(need, fits).slice(0, limit)
}

function preselect(
  { parts, idOf }: Catalogue,
  plan: Plan,
  need: Need,
  { contentTypes, without = [], near = null }: RetrieveScope,
): string[] {
  const kinds = contentTypes && new Set(contentTypes.map(kindCode))
  const top = createTop(CANDIDATES, idOf)
  const isAll = plan.terms.length === 0
  parts.forEach((part, place) => {
    const { segment } = part
    const found = isAll ? null : findTerms(part, plan)
    const broken = createConstraintCheck(need, part)
    const remote = need.online ? FLAGS.remote : 0
    const bits = (found?.any ?? allIn(part)).slice()
    dropDeleted(part, bits)
    for (const id of without) {
      const document = documentOf(segment, id)
      if (document >= 0) unsetBit(bits, document)
    }
    if (kinds || remote !== 0 || broken || near)
      filterBits(
        bits,
        (document) =>
          (!kinds || kinds.has(segment.kind[document] as number)) &&
          ((segment.flags[document] as number) & remote) === remote &&
          (!broken || broken(document) === 0) &&
          (!near || isInLimits(pointOf(segment, document), { area: null, near })),
      )
    const scorer = createScorer(plan, found?.terms ?? [], part, null)
    offerTopK(bits, scorer, top.least(), (document, score) => {
      top.offer(0, isAll ? 0 : score, segment.score[document] as number, place, document)
      return top.least()
    })
  })
  return top.inOrder().map(({ part, document }) => idOf(part, document))
}
