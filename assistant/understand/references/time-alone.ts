import type { Need } from '#domain/need/need.ts'
import { fold, wordsOf } from '#domain/text/text.ts'

const LINKING =
  /^(?:and|or|but|what|how|about|any|maybe|rather|please|instead|y|o|pero|que|tal|mejor|quiza|und|oder|aber|wie|was|ist|mit|lieber|vielleicht|bitte|et|ou|mais|plutot|sinon|peut|etre)$/

/** Whether a folded turn states a time and nothing else: "and in August?", but not "are they open in August?". */
export function isTimeAlone(plain: string, { time }: Pick<Need, 'time'>): boolean {
  return (
    time !== null &&
    wordsOf(plain.replace(fold(time.said), ' ')).every((word) => LINKING.test(word))
  )
}
