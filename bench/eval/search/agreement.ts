import type { GradedQuery } from '#domain/search-rules/relevance-score.ts'
import type { SecondGrading } from '../../relevance/graded-set.ts'

const GRADES = 4

/**
 * How far two gradings of the same pairs agree beyond chance: Cohen's kappa with quadratic weights, 1 for full
 * agreement and 0 for chance.
 */
export function agreementOf(
  queries: readonly GradedQuery[],
  second: SecondGrading,
): { pairs: number; kappa: number } {
  const first = new Map(queries.map(({ id, grades }) => [id, grades]))
  const pairs = second.flatMap(({ id, grades }) =>
    Object.entries(grades).map(
      ([listing, grade]) => [first.get(id)?.[listing] ?? 0, grade] as const,
    ),
  )
  const shareOf = (grader: 0 | 1, grade: number) =>
    pairs.filter((pair) => pair[grader] === grade).length / pairs.length
  const distance = (one: number, other: number) => (one - other) ** 2
  const observed = pairs.reduce((sum, pair) => sum + distance(...pair), 0) / pairs.length
  let expected = 0
  for (let one = 0; one < GRADES; one++)
    for (let other = 0; other < GRADES; other++)
      expected += distance(one, other) * shareOf(0, one) * shareOf(1, other)
  return { pairs: pairs.length, kappa: 1 - observed / expected }
}
