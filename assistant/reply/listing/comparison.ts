import type { Judgement } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { placeText, typeText, valueText } from '../../facts/localised-values.ts'
import { counted, stars } from '../../facts/number-text.ts'
import { priceFact } from '../../facts/price-fact.ts'
import { ratedFact } from '../../facts/rated-fact.ts'
import { inSentence } from '../../facts/sentence.ts'
import type { Measure } from '../../understand/act.ts'
import { firstBy } from '../../understand/references/first-by.ts'
import { toCard } from '../cards.ts'

/** Compares listings side by side: price, place, type, rating, and needs met, unmet or unknown. */
export function sideBySide(need: Need, about: readonly Candidate[]): string {
  return about
    .map((candidate) =>
      m.assistant_asked_side({
        title: candidate.title,
        facts: [...figuresOf(candidate), ...judgedOf(need, candidate)].join('; '),
      }),
    )
    .join(' ')
}

function figuresOf(candidate: Candidate): string[] {
  const { amount, natureDistance } = candidate
  const price = priceFact(amount)
  const rated = ratedFact(candidate)
  const place = placeText(candidate)
  return [
    ...(price ? [price] : []),
    ...(typeText(candidate) ? [typeText(candidate)] : []),
    ...(place ? [place] : []),
    ...(natureDistance ? [inSentence(valueText(natureDistance))] : []),
    ...(rated ? [rated] : []),
  ]
}

function judgedOf(need: Need, candidate: Candidate): string[] {
  const { met, unmet, unknown } = toCard(need, fitOf(need, candidate))
  const say = (words: (said: { needs: string }) => string, judged: readonly Judgement[]) =>
    judged.length > 0 ? [words({ needs: judged.map(({ need: label }) => label).join(', ') })] : []
  return [
    ...say(m.assistant_asked_side_met, met),
    ...say(m.assistant_asked_side_unmet, unmet),
    ...say(m.assistant_asked_side_unknown, unknown),
  ]
}

/** Names the cheapest, dearest or best-rated listing with its figure; empty if none has one. */
export function comparisonOf(about: readonly Candidate[], by: Measure | null): string {
  const cheapest = firstBy(about, 'price')
  if (by === 'dearest') {
    const dearest = firstBy(about, 'dearest')
    const most = dearest && priceFact(dearest.amount)
    return most ? m.assistant_compare_dearest({ title: dearest.title, price: most }) : ''
  }
  const best = firstBy(about, 'rating')
  const price = cheapest && priceFact(cheapest.amount)
  return [
    cheapest && price && by !== 'rating'
      ? m.assistant_compare_price({ title: cheapest.title, price })
      : null,
    best?.rating && by !== 'price'
      ? (best.sample ? m.assistant_compare_rating_sample : m.assistant_compare_rating)({
          title: best.title,
          rating: stars(best.rating),
          reviews: counted(best.reviews),
        })
      : null,
  ]
    .filter(Boolean)
    .join(' ')
}
