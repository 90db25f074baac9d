import type { ReactNode } from 'react'
import { formatInstant } from '#app/lib/i18n/format.ts'
import { listingLang } from '#app/lib/i18n/number-labels.ts'
import { priceLabel } from '#app/lib/i18n/price-label.ts'
import { defaultPrintUrl, pictureOf } from '#app/lib/pictures.ts'
import { searchResultsPath } from '#app/paths.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Print } from '#app/ui/print.tsx'
import { Rating } from '#app/ui/stars.tsx'
import type { Recommendation } from '#domain/chat/assistant.ts'
import type { ChatCard, Judgement } from '#domain/chat/chat.ts'
import { CATEGORY_TITLES } from '#domain/language/words.ts'
import { CATEGORIES, type Category, categoryOf } from '#domain/listing/category.ts'
import { listingPath } from '#domain/listing/listing-path.ts'
import { m } from '#domain/messages/messages.js'
import { ChatLink } from './chat-link.tsx'

/** A listing in an answer, with its facts and how it matches the stated needs. */
export function AnswerCard({ card }: { card: ChatCard }) {
  return (
    <Row
      to={listingPath(card)}
      picture={pictureOf(card, '1x1')}
      category={categoryOf(card.contentType)}
      title={card.title}
      reason={card.reason}
    >
      <Facts card={card} />
      <Needs card={card} />
    </Row>
  )
}

/** A recommendation: links to its listing, or to search results for a general idea. */
export function RecommendationRow({ recommendation }: { recommendation: Recommendation }) {
  const { type, title, reason, listing } = recommendation
  const print = defaultPrintUrl(CATEGORIES[type].contentType, [], '1x1')
  return (
    <Row
      to={
        listing
          ? listingPath(listing)
          : searchResultsPath({ q: title, page: type, aiEnhanced: true })
      }
      picture={listing ? pictureOf(listing, '1x1') : { src: print, fallback: print, kind: 'print' }}
      category={type}
      title={title}
      reason={reason}
    />
  )
}

type RowProps = {
  to: string
  picture: ReturnType<typeof pictureOf>
  category: Category
  title: string
  reason: string
  children?: ReactNode
}

function Row({ to, picture, category, title, reason, children }: RowProps) {
  return (
    <ChatLink to={to} className="chat-rec">
      <Print {...picture} alt="" ratio="1x1" />
      <span className="chat-rec-words">
        <span className="chat-rec-kind">{CATEGORY_TITLES[category]()}</span>
        <span className="chat-rec-title" lang={listingLang()}>
          {title}
        </span>
        {reason && <span className="chat-rec-reason">{reason}</span>}
        {children}
      </span>
      <Icon name="chevron-right" />
    </ChatLink>
  )
}

function Facts({ card }: { card: ChatCard }) {
  const { amount, rating, reviews, sample, location, next } = card
  return (
    <span className="chat-rec-facts">
      {amount && <span>{priceLabel(amount)}</span>}
      {location && <span>{location}</span>}
      {rating !== null && <Rating compact value={rating} count={reviews} sample={sample} />}
      {next && (
        <time dateTime={next.start}>
          {m.chat_card_next({
            date: formatInstant(new Date(next.start), next.timeZone, {
              weekday: 'short',
              day: 'numeric',
              month: 'short',
              hour: 'numeric',
              minute: '2-digit',
              timeZoneName: 'short',
            }),
          })}
        </time>
      )}
    </span>
  )
}

const VERDICTS = [
  { of: 'met', label: m.chat_need_met, icon: 'check' },
  { of: 'unmet', label: m.chat_need_unmet, icon: 'x' },
  { of: 'unknown', label: m.chat_need_unknown, icon: 'circle-question-mark' },
] as const

/** Each stated need and whether the listing meets it; facts only for unmet needs. */
function Needs({ card }: { card: ChatCard }) {
  return (
    <span className="chat-needs">
      {VERDICTS.filter(({ of }) => card[of].length > 0).map(({ of, label, icon }) => (
        <span key={of}>
          <Icon name={icon} size={14} strokeWidth={1.75} />
          <span>
            <span className="chat-need-says">{label()}</span>{' '}
            {card[of].map((each) => needText(each, of === 'unmet')).join(', ')}
          </span>
        </span>
      ))}
    </span>
  )
}

function needText({ need, fact }: Judgement, withFact: boolean): string {
  return withFact && fact ? m.chat_need_fact({ need, fact }) : need
}
