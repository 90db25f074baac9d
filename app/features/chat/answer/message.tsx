import { cn } from '#app/lib/cn.ts'
import { useSite } from '#app/lib/site.ts'
import { type ChatMessage, replyOf } from '#domain/chat/chat-thread.ts'
import { HELPLINE_FINDER } from '#domain/helplines/finder.ts'
import { m } from '#domain/messages/messages.js'
import type { Danger } from '#domain/safety/words/phrases.ts'
import { dispatch } from '../conversation/chat-store.ts'
import { AnswerActions } from './answer-actions.tsx'
import { AnswerCard, RecommendationRow } from './answer-card.tsx'
import { CareText } from './care-text.tsx'
import { FinderLink } from './finder-link.tsx'
import { HelplinesReviewed } from './helplines-reviewed.tsx'
import { PageLink } from './page-link.tsx'
import { ParsedNeedLinks } from './parsed-need-links.tsx'
import { PlanPart } from './plan/plan-part.tsx'

type MessageProps = {
  message: ChatMessage
  /** Still streaming: has no actions yet. */
  isArriving?: boolean
  /** Danger detected in the conversation: shows helplines and no actions. */
  danger: Danger | null
  /** Sends another message. */
  onAsk: (words: string) => void
}

/** A message bubble with its listings, plan and actions. */
export function Message({ message, isArriving = false, danger, onAsk }: MessageProps) {
  const { assistant } = useSite()
  const { content, isUser } = message
  const { notices } = replyOf(message)
  const cautions = notices.filter(({ kind }) => kind === 'caution')
  const care = notices.find(({ kind }) => kind === 'care')
  const isAnswer = !isUser && !isArriving && !care && !message.isStandIn
  return (
    <div data-message className="contents">
      {content && (
        <div
          className={cn(
            'chat-bubble',
            isUser && 'chat-bubble-own',
            care && 'chat-bubble-care care-text',
          )}
        >
          <span className="sr-only">
            {isUser ? m.chat_you_said() : m.chat_assistant_said({ assistant })}{' '}
          </span>
          {care ? <CareText text={content} helplines={care.helplines ?? []} /> : content}
        </div>
      )}
      {care?.helplines && care.helplines.length > 0 && <HelplinesReviewed />}
      {care && (danger || content.includes(HELPLINE_FINDER)) && <FinderLink />}
      {cautions.map(({ text }) => (
        <p key={text} className="chat-caution">
          {text}
        </p>
      ))}
      <AnswerParts message={message} onAsk={onAsk} />
      {message.isCut && <p className="chat-notice">{m.chat_cut()}</p>}
      {isAnswer && !danger && <AnswerActions message={message} />}
    </div>
  )
}

/** Listings, plan, page and parsed need of an answer. */
function AnswerParts({ message, onAsk }: Pick<MessageProps, 'message' | 'onAsk'>) {
  const { cards, page, plan, understood } = replyOf(message)
  const ideas = message.recommendations ?? []
  return (
    <>
      {ideas.length > 0 && (
        <ul className="chat-recs" aria-label={m.chat_recommendations()}>
          {ideas.map((recommendation) => (
            <li key={`${recommendation.type} ${recommendation.title}`}>
              <RecommendationRow recommendation={recommendation} />
            </li>
          ))}
        </ul>
      )}
      {cards && cards.cards.length > 0 && (
        <ul className="chat-recs" aria-label={m.chat_recommendations()}>
          {cards.cards.map((card) => (
            <li key={card.id}>
              <AnswerCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {plan && (
        <PlanPart
          plan={plan}
          onEdit={(edit, slot) => dispatch({ type: 'planned', id: message.id, edit, slot })}
          onAsk={onAsk}
        />
      )}
      {page && <PageLink page={page} />}
      {understood && <ParsedNeedLinks understood={understood} />}
    </>
  )
}
