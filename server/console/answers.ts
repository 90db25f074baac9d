import { listCardsById } from '#data/catalogue/listings.ts'
import { listFeedback, type StoredFeedback } from '#data/members/chat-feedback.ts'
import {
  type AnswerRating,
  type AnswerRatings,
  CONSOLE_PAGE_SIZE,
} from '#domain/console/console-api.ts'
import { answersQuery } from '#domain/console/console-requests.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import type { ConsoleCall, Endpoint } from './endpoint.ts'

export const ANSWER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/answers', action: 'answers.read', run: showAnswers },
]

async function showAnswers({ c, deps: { auth } }: ConsoleCall): Promise<Response> {
  const { verdict, page } = answersQuery.parse(c.req.query())
  const perPage = CONSOLE_PAGE_SIZE
  const { ratings, total } = await listFeedback(auth.db, { verdict, page, perPage })
  const ids = [...new Set(ratings.flatMap(({ cards }) => cards))]
  const cards = new Map((await listCardsById(auth.db, ids)).map((card) => [card.id, card]))
  const answer: AnswerRatings = {
    ratings: ratings.map((rating) => toRating(rating, cards)),
    page,
    pages: Math.ceil(total / perPage),
  }
  return c.json(answer)
}

function toRating(
  { answer, at, cards, ...rating }: StoredFeedback,
  known: ReadonlyMap<string, ListingCard>,
): AnswerRating {
  return {
    ...rating,
    id: answer,
    at: at.toISOString(),
    cards: cards.map((id) => {
      const card = known.get(id)
      return { id, title: card?.title ?? id, listing: card ? listingOf(card) : null }
    }),
  }
}

const listingOf = ({ slug, contentType }: ListingCard) => ({ slug, contentType })
