/** A query with the grades (1 to 3) of relevant items, by id. */
export type GradedQuery = {
  id: string
  class: string
  query: string
  grades: Record<string, number>
}

export type Score = { ndcg: number; recall: number | null; mrr: number | null }

const TOP = 10
const STRONG = 2

/**
 * Metrics of a ranking: nDCG@10 (gain 2^grade - 1, discount log2(rank + 1)), the share of strong answers
 * (grade 2 and up, at most ten) among the first ten, and the reciprocal rank of the first of them.
 */
export function scoreOf(ranked: readonly string[], grades: Record<string, number>): Score {
  const top = [...new Set(ranked)].slice(0, TOP)
  const grade = (id: string) => grades[id] ?? 0
  const ideal = Object.values(grades).sort((a, b) => b - a)
  const best = gainOf(ideal.slice(0, TOP))
  const strong = ideal.filter((value) => value >= STRONG).length
  const first = top.findIndex((id) => grade(id) >= STRONG)
  return {
    ndcg: best === 0 ? 0 : gainOf(top.map(grade)) / best,
    recall:
      strong === 0 ? null : top.filter((id) => grade(id) >= STRONG).length / Math.min(TOP, strong),
    mrr: strong === 0 ? null : first < 0 ? 0 : 1 / (first + 1),
  }
}

function gainOf(grades: readonly number[]): number {
  return grades.reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

export type Summary = { queries: number; ndcg: number; recall: number; mrr: number }

export function summaryOf(scores: readonly Score[]): Summary {
  return {
    queries: scores.length,
    ndcg: mean(scores.map(({ ndcg }) => ndcg)),
    recall: mean(scores.flatMap(({ recall }) => recall ?? [])),
    mrr: mean(scores.flatMap(({ mrr }) => mrr ?? [])),
  }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
