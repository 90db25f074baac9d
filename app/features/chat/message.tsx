import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#app/lib/cn.ts'
import { defaultPrintUrl, pictureOf } from '#app/lib/pictures.ts'
import { useSite } from '#app/lib/site.ts'
import { listingPath, searchResultsPath } from '#app/paths.ts'
import { Print } from '#app/ui/print.tsx'
import type { Recommendation } from '#domain/assistant.ts'
import { CATEGORIES } from '#domain/category.ts'
import { m } from '#domain/messages/messages.js'
import { CATEGORY_TITLES } from '#domain/words.ts'
import type { ChatMessage } from './chat-state.ts'

/** A bubble, and below it what the assistant recommends. */
export function Message({ message }: { message: ChatMessage }) {
  const { assistant } = useSite()
  const { content, isUser, recommendations = [] } = message
  return (
    <div data-message className="contents">
      <p className={cn('chat-bubble', isUser && 'chat-bubble-own')}>
        <span className="sr-only">
          {isUser ? m.chat_you_said() : m.chat_assistant_said({ assistant })}{' '}
        </span>
        {content}
      </p>
      {recommendations.length > 0 && (
        <ul className="chat-recs" aria-label={m.chat_recommendations()}>
          {recommendations.map((recommendation) => (
            <li key={`${recommendation.type} ${recommendation.title}`}>
              <RecommendationRow recommendation={recommendation} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const { type, title, reason } = recommendation
  const picture = printOf(recommendation)
  return (
    <Link to={pathOf(recommendation)} className="chat-rec">
      <Print src={picture.src} fallback={picture.fallback} kind={picture.kind} alt="" ratio="1x1" />
      <span>
        <span className="chat-rec-kind">{CATEGORY_TITLES[type]()}</span>
        <span className="chat-rec-title">{title}</span>
        {reason && <span className="chat-rec-reason">{reason}</span>}
      </span>
      <ChevronRight aria-hidden size={20} strokeWidth={1.5} />
    </Link>
  )
}

/** The listing itself; for a general idea, what the search finds for it. */
function pathOf({ type, title, listing }: Recommendation): string {
  return listing
    ? listingPath(listing)
    : searchResultsPath({ q: title, page: type, aiEnhanced: true })
}

function printOf({ type, listing }: Recommendation) {
  if (listing) return pictureOf(listing, '1x1')
  const src = defaultPrintUrl(CATEGORIES[type].contentType, [], '1x1')
  return { src, fallback: src, kind: 'print' } as const
}
