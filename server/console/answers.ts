import { listCardsById } from '#data/catalogue/listings.ts'
import {
  annotateFeedback,
  listFeedback,
  listRatedTurns,
  type StoredFeedback,
} from '#data/members/chat-feedback.ts'
import {
  type AnswerRating,
  type AnswerRatings,
  CONSOLE_PAGE_SIZE,
} from '#domain/console/console-api.ts'
import { answerNote, answersQuery } from '#domain/console/console-requests.ts'
import type { ListingCard } from '#domain/listing/listing.ts'
import { type ConsoleCall, type Endpoint, notFound, readBody, record } from './endpoint.ts'

export const ANSWER_ENDPOINTS: readonly Endpoint[] = [
  { method: 'GET', path: '/answers', action: 'answers.read', run: showAnswers },
  { method: 'GET', path: '/answers/export', action: 'answers.export', run: exportCases },
  { method: 'PUT', path: '/answers/:id', action: 'answers.annotate', run: annotate },
]

/** Newest test cases of one export. */
const EXPORT_LIMIT = 10_000

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

async function annotate(call: ConsoleCall): Promise<Response> {
  const id = call.c.req.param('id') ?? ''
  const note = await readBody(call.c, answerNote)
  await call.deps.auth.db.transaction(async (tx) => {
    if (!(await annotateFeedback(tx, id, note))) throw notFound()
    await record(tx, call, {
      action: 'answer.annotated',
      subjectKind: 'answer',
      subjectId: id,
      before: null,
      after: { isDone: note.isDone },
    })
  })
  return call.c.body(null, 204)
}

/** Turns that visitors sent, one JSON line each, with the fields of a conversation in test/golden. */
async function exportCases(call: ConsoleCall): Promise<Response> {
  const { c, deps } = call
  const { verdict } = answersQuery.parse(c.req.query())
  const rated = await listRatedTurns(deps.auth.db, { verdict, limit: EXPORT_LIMIT })
  await record(deps.auth.db, call, {
    action: 'answers.exported',
    subjectKind: 'answer',
    subjectId: null,
    before: null,
    after: { cases: rated.length },
  })
  c.header('Content-Type', 'application/jsonl; charset=utf-8')
  c.header('Content-Disposition', 'attachment; filename="test-cases.jsonl"')
  return c.body(rated.map((rating) => `${JSON.stringify(toCase(rating))}\n`).join(''))
}

function toCase({ turn, outcome, cards, verdict, complaints, comment, note }: StoredFeedback) {
  const { question, answer } = turn ?? { question: '', answer: '' }
  return { turns: [question], outcome, cards, answer, verdict, complaints, comment, note }
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
