import type { Judgement } from '#domain/chat/chat.ts'
import { m } from '#domain/messages/messages.js'
import type { Candidate } from '#domain/need/candidate.ts'
import { fitOf } from '#domain/need/fit.ts'
import type { Need } from '#domain/need/need.ts'
import { placeText, typeText, valueText } from '../../in-words.ts'
import { counted, stars } from '../../number-words.ts'
import { priceFact } from '../../price-fact.ts'
import { ratedFact } from '../../rated-fact.ts'
import { inSentence } from '../../sentence.ts'
import type { Measure } from '../act.ts'
import { toCard } from '../cards.ts'

/** Listings beside each other: what each costs, where and what it is, and how it meets what was wished for. */
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

/** The one of several that comes first by a figure; null where nothing is asked of figures, or none has it. */
export function firstBy(about: readonly Candidate[], by: Measure | null): Candidate | null {
  if (by === null) return null
  if (by === 'rating')
    return (
      about
        .filter(({ rating }) => rating !== null)
        .toSorted((a, b) => (b.rating ?? 0) - (a.rating ?? 0) || b.reviews - a.reviews)[0] ?? null
    )
  const priced = about
    .filter(({ amount }) => amount)
    .toSorted((a, b) => (a.amount?.minor ?? 0) - (b.amount?.minor ?? 0))
  return (by === 'dearest' ? priced.at(-1) : priced[0]) ?? null
}

/** Which of several is cheapest or dearest, which is best rated; as their own figures have it. */
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
