import { pageUrl } from '#app/lib/seo/page-url.ts'
import { searchResultsPath } from '#app/paths.ts'
import type { ChatCard } from '#domain/chat/chat.ts'
import { type ChatMessage, replyOf } from '#domain/chat/chat-thread.ts'
import { listingPath } from '#domain/listing/listing-path.ts'

/** An answer as plain text: cautions, text, listings with URLs, and its question. */
export function answerText(message: ChatMessage, origin: string): string {
  const { notices, cards, plan, followUps } = replyOf(message)
  const cautions = notices.filter(({ kind, text }) => kind === 'caution' && text)
  const cardsShown = [
    ...(cards?.cards ?? []),
    ...(plan?.slots.map(({ chosen }) => chosen.card) ?? []),
  ]
  const ideas = message.recommendations ?? []
  return [
    ...cautions.map(({ text }) => text),
    message.content,
    ...cardsShown.map((card) => lineOf(card, origin)),
    ...ideas.map(({ title, reason, type, listing }) => {
      const path = listing ? listingPath(listing) : searchResultsPath({ q: title, page: type })
      return `- ${title}: ${reason} ${pageUrl(origin, path)}`
    }),
    ...(followUps?.question ? [followUps.question] : []),
  ].join('\n')
}

function lineOf(card: ChatCard, origin: string): string {
  return `- ${card.title}: ${card.reason} ${pageUrl(origin, listingPath(card))}`
}
