import { m } from '#domain/messages/messages.js'
import { stars } from '../facts/number-text.ts'
import { ratedFact } from '../facts/rated-fact.ts'
import { listed } from '../facts/sentence.ts'
import { isNearest } from '../find/found.ts'
import { findFirst } from '../find/ordered.ts'
import { type Answer, asStored, SHOWN, type Turn } from '../turn.ts'
import { firstBy } from '../understand/references/first-by.ts'
import { listingsAnswer } from './listing-answers.ts'

/** Listings that keep to the wishes and are rated higher than all shown; if there are none, the best of those. */
export async function betterRatedAnswer(turn: Turn): Promise<Answer> {
  const { around, guard, list, request, wishes } = turn
  const best = firstBy(list, 'rating')
  const least = best?.rating ?? 0
  const byRating = { ...wishes, order: 'rating' as const }
  const found = await findFirst(byRating, request.currentPage, around, guard.isBarred)
  const better = isNearest(found.gaveUp)
    ? []
    : found.fits.filter(({ candidate }) => (candidate.rating ?? 0) > least)
  const stored = await asStored(better.slice(0, SHOWN), turn)
  const about = stored.map(({ candidate }) => candidate)
  if (about.length > 0) {
    const entries = about.map((candidate) =>
      m.assistant_entry_facts({ entry: candidate.title, facts: ratedFact(candidate) ?? '' }),
    )
    const rating = stars(least)
    return listingsAnswer(
      turn,
      m.assistant_better_found({ rating, entries: listed(entries) }),
      about,
    )
  }
  const rated = best && ratedFact(best)
  return rated
    ? listingsAnswer(turn, m.assistant_better_none({ title: best.title, rated }), [best])
    : listingsAnswer(turn, m.assistant_tell_rating_unknown(), list)
}
