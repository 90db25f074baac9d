import { Link, useSearchParams } from 'react-router'
import { useTimeZone } from '#app/lib/i18n/use-time-zone.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Pagination } from '#app/ui/pagination.tsx'
import { type Complaint, VERDICTS } from '#domain/chat/chat-feedback.ts'
import type { AnswerRating, AnswerRatings } from '#domain/console/console-api.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { OUTCOME_LABELS, timeLabel } from '../console-labels.ts'
import { CONSOLE_PAGES } from '../console-pages.ts'
import { Failed, Waiting } from '../console-states.tsx'
import { FilterLinks } from '../filter-links.tsx'
import { useConsoleData } from '../use-console-data.ts'
import { AnswerExport } from './answer-export.tsx'
import { AnswerNote } from './answer-note.tsx'

const VERDICT_LABELS = { up: m.console_verdict_up, down: m.console_verdict_down }

const COMPLAINT_LABELS: Record<Complaint, () => string> = {
  'off-topic': m.chat_complaint_off_topic,
  'wrong-facts': m.chat_complaint_wrong_facts,
  'not-helpful': m.chat_complaint_not_helpful,
  unsafe: m.chat_complaint_unsafe,
}

const HERE = CONSOLE_PAGES.answers.path

/** Ratings of the assistant's answers, as visitors sent them. */
export function AnswersView() {
  const [params] = useSearchParams()
  const verdict = VERDICTS.find((known) => known === params.get('verdict')) ?? null
  const filters = [null, ...VERDICTS].map((choice) => ({
    label: choice ? VERDICT_LABELS[choice]() : m.console_filter_all(),
    to: choice ? `${HERE}?verdict=${choice}` : HERE,
    isCurrent: choice === verdict,
  }))
  return (
    <>
      <p className="console-lead">{m.console_answers_text()}</p>
      <FilterLinks label={m.console_verdict()} choices={filters} />
      <AnswerExport query={params.toString()} />
      <Ratings query={params.toString()} />
    </>
  )
}

function Ratings({ query }: { query: string }) {
  const { status, value, retry, show } = useConsoleData<AnswerRatings>(`/answers?${query}`)
  if (status === 'loading') return <Waiting />
  if (status === 'failed') return <Failed onRetry={retry} />
  const { ratings, page, pages } = value
  if (ratings.length === 0) return <p className="console-note">{m.console_answers_empty()}</p>
  const hrefOf = (number: number) => {
    const params = new URLSearchParams(query)
    params.set('page', String(number))
    return `${HERE}?${params}`
  }
  return (
    <>
      <ul className="console-list">
        {ratings.map((rating) => (
          <Rating
            key={rating.id}
            rating={rating}
            onChange={(changed) =>
              show({ ...value, ratings: ratings.map((each) => (each === rating ? changed : each)) })
            }
          />
        ))}
      </ul>
      <Pagination page={page} pages={pages} hrefOf={hrefOf} label={m.console_pages()} />
    </>
  )
}

type RatingProps = { rating: AnswerRating; onChange: (rating: AnswerRating) => void }

function Rating({ rating, onChange }: RatingProps) {
  const timeZone = useTimeZone()
  const { verdict, at, complaints, outcome, comment, turn, cards } = rating
  return (
    <li>
      <div>
        <p className="console-verdict">
          <Icon name={verdict === 'up' ? 'thumbs-up' : 'thumbs-down'} size={16} />
          <b>{VERDICT_LABELS[verdict]()}</b> {timeLabel(at, timeZone)}
        </p>
        {complaints.length > 0 && (
          <p>{complaints.map((complaint) => COMPLAINT_LABELS[complaint]()).join(', ')}</p>
        )}
        {outcome && (
          <p className="console-second">
            {m.console_outcome({ outcome: OUTCOME_LABELS[outcome]() })}
          </p>
        )}
        {comment && <p>{comment}</p>}
        {turn && (
          <div className="console-turn">
            <blockquote>{turn.question}</blockquote>
            <blockquote>{turn.answer}</blockquote>
          </div>
        )}
        {cards.length > 0 && <Cards cards={cards} />}
        <AnswerNote rating={rating} onChange={onChange} />
      </div>
    </li>
  )
}

function Cards({ cards }: Pick<AnswerRating, 'cards'>) {
  return (
    <ul className="console-cards" aria-label={m.console_cards()}>
      {cards.map(({ id, title, listing }) => (
        <li key={id}>
          {listing ? (
            <Link to={listingPath(listing)} className="link">
              {title}
            </Link>
          ) : (
            title
          )}
        </li>
      ))}
    </ul>
  )
}
